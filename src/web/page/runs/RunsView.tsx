/** Stored runs: the list, one of them, or its games. */
import type { JSX } from 'preact';
import { RunGames } from './RunGames.tsx';
import { RunList } from './RunList.tsx';
import { RunPage } from './RunPage.tsx';
import './runs.css';
import './tables.css';

export interface RunsViewProps {
  /** What comes after `#/runs`: `[]`, `['3']` or `['3', 'games']`. */
  readonly route: readonly string[];
  /** Shows a game on its board. */
  onOpenGame(record: unknown): void;
}

export function RunsView({ route, onOpenGame }: RunsViewProps): JSX.Element {
  const [id, part] = route;
  return (
    <main class="runs">
      {id !== undefined && (
        <nav class="runs-trail" aria-label="Where this is">
          <a href="#/runs">All runs</a>
          {part !== undefined && <a href={`#/runs/${id}`}>Run {id}</a>}
        </nav>
      )}
      {id === undefined && <RunList />}
      {id !== undefined && part !== 'games' && <RunPage key={id} id={id} />}
      {id !== undefined && part === 'games' && <RunGames key={id} id={id} onOpenGame={onOpenGame} />}
    </main>
  );
}
