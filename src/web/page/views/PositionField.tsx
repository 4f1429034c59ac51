/** The position as text: to copy, or to paste another and continue from there. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Problem, attempt } from '../state/problem.ts';
import type { Session } from '../state/session.ts';
import { ProblemNote } from './ProblemNote.tsx';

export function PositionField({ session }: { readonly session: Session }): JSX.Element {
  /** What is being typed; undefined to show the position on the board. */
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [copied, setCopied] = useState('');
  const position = session.position.value;

  const apply = (event: Event): void => {
    event.preventDefault();
    const wrong = attempt(() => session.setPosition(draft ?? position));
    setProblem(wrong);
    if (!wrong) setDraft(undefined);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(position);
      setCopied(position);
    } catch {
      setProblem({
        message: 'The browser does not let the page copy.',
        hint: 'Select the text and copy it.',
      });
    }
  };

  return (
    <form class="panel" onSubmit={apply} aria-labelledby="position-title">
      <div class="panel-head">
        <h2 id="position-title">Position</h2>
        <label class="label" for="position-text">
          as text, or paste another
        </label>
      </div>
      <textarea
        id="position-text"
        class="mono"
        rows={2}
        spellcheck={false}
        value={draft ?? position}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && apply(event)}
      />
      <ProblemNote problem={problem} />
      <div class="buttons">
        <button type="button" onClick={() => void copy()}>
          {copied === position ? 'Copied' : 'Copy'}
        </button>
        <button type="submit" disabled={draft === undefined || draft === position}>
          Set position
        </button>
      </div>
    </form>
  );
}
