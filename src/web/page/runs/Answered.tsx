/** An answer of the server, or why there is none. */
import type { ComponentChildren, JSX } from 'preact';
import { capital } from '../../../words/index.ts';
import { ProblemNote } from '../views/ProblemNote.tsx';
import type { Answer } from './server.ts';

interface AnsweredProps<T> {
  readonly answer: Answer<T>;
  /** What is being read, for those who wait: `runs`. */
  readonly what: string;
  readonly children: (value: T) => ComponentChildren;
}

export function Answered<T>({ answer, what, children }: AnsweredProps<T>): JSX.Element {
  switch (answer.kind) {
    case 'waiting':
      return (
        <p class="empty" role="status">
          Reading {what} …
        </p>
      );
    case 'failed':
      return <ProblemNote problem={answer.problem} />;
    case 'files':
      return (
        <div class="panel">
          <h3>This needs the server</h3>
          <p>
            Here Playout is a folder of files, which is all it takes to play and to analyse. {capital(what)}{' '}
            come from the server: <code>npm start</code> in a clone.
          </p>
        </div>
      );
    case 'ready':
      return <>{children(answer.value)}</>;
  }
}
