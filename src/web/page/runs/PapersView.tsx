/** The papers that were reproduced: all of them, or one. */
import type { JSX } from 'preact';
import { PaperList } from './PaperList.tsx';
import { PaperPage } from './PaperPage.tsx';
import './runs.css';
import './tables.css';
import './papers.css';

export interface PapersViewProps {
  /** What comes after `#/papers`: `[]`, `['katarenga']` or `['katarenga', 'k3']`. */
  readonly route: readonly string[];
}

export function PapersView({ route }: PapersViewProps): JSX.Element {
  const [name, part] = route;
  return (
    <main class="runs">
      {name === undefined ? (
        <PaperList />
      ) : (
        <>
          <nav class="runs-trail" aria-label="Where this is">
            <a href="#/papers">All papers</a>
          </nav>
          <PaperPage key={name} name={name} part={part} />
        </>
      )}
    </main>
  );
}
