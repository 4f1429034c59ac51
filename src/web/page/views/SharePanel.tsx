/** The position as text and as a link, and the game as a file: to copy, to give away, or to bring in another. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Problem } from '../../worker/messages.ts';
import type { ViewProps } from '../state/appState.ts';
import { attempt } from '../state/problem.ts';
import { ProblemNote } from './ProblemNote.tsx';

async function copy(text: string): Promise<Problem | undefined> {
  try {
    await navigator.clipboard.writeText(text);
    return undefined;
  } catch {
    return { message: 'The browser does not let the page copy.', hint: 'Select the text and copy it.' };
  }
}

export function SharePanel({ app }: ViewProps): JSX.Element | null {
  const { session, games } = app;
  /** What is being typed; undefined to show the position on the board. */
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [note, setNote] = useState<string>();
  const [copied, setCopied] = useState('');
  const shown = session.position.value;
  if (!shown || session.curtain.value !== undefined) return null;

  const apply = async (event: Event): Promise<void> => {
    event.preventDefault();
    const text = (draft ?? shown.text).trim();
    let outOf = 1;
    const wrong = await attempt(async () => {
      // No position is written as a list, and those that are objects can be told from games.
      if (/^[[{]/.test(text)) outOf = await games.importText(text);
      else await games.setPosition(text);
    });
    setProblem(wrong);
    setNote(outOf > 1 ? `The first of the ${outOf} games is open.` : undefined);
    if (!wrong) setDraft(undefined);
  };
  const copyText = async (text: string): Promise<void> => {
    const wrong = await copy(text);
    setProblem(wrong);
    if (!wrong) setCopied(text);
  };
  const link = `${location.href.split('#', 1)[0]}#${shown.link}`;

  return (
    <form class="panel" onSubmit={(event) => void apply(event)} aria-labelledby="position-title">
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
        value={draft ?? shown.text}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && void apply(event)}
      />
      <ProblemNote problem={problem} />
      {note !== undefined && <p role="status">{note}</p>}
      <div class="buttons">
        <button type="button" onClick={() => void copyText(shown.text)}>
          {copied === shown.text ? 'Copied' : 'Copy'}
        </button>
        <button type="button" onClick={() => void copyText(link)}>
          {copied === link ? 'Link copied' : 'Copy link'}
        </button>
        <button type="submit" disabled={draft === undefined || draft === shown.text}>
          Open
        </button>
      </div>
    </form>
  );
}
