/** Any agent, written out as a spec and checked while it is typed. */
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { Problem } from '../../worker/messages.ts';
import type { AppState } from '../state/appState.ts';
import { ProblemNote } from './ProblemNote.tsx';

interface SpecFieldProps {
  readonly app: AppState;
  readonly label: string;
  readonly value: string;
  /** The person has finished a spec that an agent can be made of. */
  onCommit(spec: string): void;
}

export function SpecField({ app, label, value, onCommit }: SpecFieldProps): JSX.Element {
  const id = useId();
  const [text, setText] = useState(value);
  const [problem, setProblem] = useState<Problem>();
  const { client, open } = app.session;
  const info = open.value?.info;
  const game = info?.name ?? '';

  useEffect(() => setText(value), [value]);
  useEffect(() => {
    let isCurrent = true;
    void client.call('checkSpec', { game, spec: text }).then((wrong) => isCurrent && setProblem(wrong));
    return () => {
      isCurrent = false;
    };
  }, [client, game, text]);

  const commit = async (): Promise<void> => {
    if (!(await client.call('checkSpec', { game, spec: text })) && text !== value) onCommit(text);
  };
  return (
    <div class="spec-field">
      <label class="label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="mono"
        list={`${id}-agents`}
        spellcheck={false}
        autocomplete="off"
        value={text}
        aria-invalid={problem !== undefined}
        onInput={(event) => setText(event.currentTarget.value)}
        onChange={() => void commit()}
        onKeyDown={(event) => event.key === 'Enter' && void commit()}
      />
      <datalist id={`${id}-agents`}>
        {info?.agents.map(({ spec, about }) => (
          <option key={spec} value={spec}>
            {about}
          </option>
        ))}
      </datalist>
      <ProblemNote problem={problem} />
    </div>
  );
}
