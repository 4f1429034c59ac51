/** The games that the browser keeps: open, name, export, delete; games from files, and the open game as a file. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../worker/messages.ts';
import type { ViewProps } from '../state/appState.ts';
import { saveFile } from '../state/files.ts';
import type { KeptGame } from '../state/library.ts';
import { titleOf } from '../state/players.ts';
import { attempt } from '../state/problem.ts';
import { Dialog } from './Dialog.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { ProblemNote } from './ProblemNote.tsx';

interface EntryProps extends ViewProps {
  readonly game: KeptGame;
  onProblem(problem: Problem | undefined): void;
}

function Entry({ app, game, onProblem }: EntryProps): JSX.Element {
  const { session, games } = app;
  const info = session.games.value.find(({ name }) => name === game.game);
  const players = info ? game.players.map((player) => titleOf(player, info)).join(' – ') : '';
  const usual = `${info?.title ?? game.game}, ${players}`;
  const open = async (): Promise<void> => {
    const wrong = await attempt(() => games.openKept(game));
    onProblem(wrong);
    if (!wrong) app.overlay.value = undefined;
  };
  return (
    <li class="kept">
      <input
        class="kept-name"
        aria-label={`Name of ${usual}`}
        placeholder={usual}
        value={game.name}
        onChange={(event) => games.rename(game.id, event.currentTarget.value)}
      />
      <span class="soft">
        {game.plies} moves, {new Date(game.changed).toLocaleString()}
      </span>
      <span class="buttons">
        <button type="button" class="primary" onClick={() => void open()}>
          Open
        </button>
        <button type="button" onClick={() => saveFile(`${game.game}.json`, JSON.stringify(game.tree))}>
          Export
        </button>
        <button
          type="button"
          aria-label={`Delete ${game.name || usual}`}
          onClick={() => games.library.remove(game.id)}
        >
          Delete
        </button>
      </span>
    </li>
  );
}

/** Files that may hold games. */
const FILES = '.json,.jsonl,.txt';

export function GamesDialog({ app }: ViewProps): JSX.Element {
  const { games } = app;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>();
  /** What is worth knowing about a game that was opened, though nothing went wrong. */
  const [note, setNote] = useState<string>();
  const kept = app.overlay.value === 'games' ? games.library.list() : [];
  const tell = (wrong: Problem | undefined): void => {
    setProblem(wrong);
    setNote(undefined);
  };
  useEffect(() => tell(undefined), [app.overlay.value]);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    let outOf = 1;
    tell(
      await attempt(async () => {
        outOf = await games.importText(await file.text());
        if (outOf === 1) app.overlay.value = undefined;
      }),
    );
    if (outOf > 1) setNote(`The first of the ${outOf} games in ${file.name} is open.`);
  };
  return (
    <Dialog app={app} name="games" title="Your games">
      {games.library.isFull.value && (
        <p class="problem" role="alert">
          <strong>The browser keeps no more games.</strong> Export or delete some.
        </p>
      )}
      <ProblemNote problem={problem} />
      {note !== undefined && <p role="status">{note}</p>}
      {kept.length === 0 ? (
        <p class="empty">Games that you begin are kept here by themselves.</p>
      ) : (
        <ul class="kept-list">
          {kept.map((game) => (
            <Entry key={game.id} app={app} game={game} onProblem={tell} />
          ))}
        </ul>
      )}
      <div class="buttons">
        <button type="button" onClick={() => input.current?.click()}>
          Open a file …
        </button>
        <input
          ref={input}
          hidden
          type="file"
          accept={FILES}
          onChange={(event) => {
            void read(event.currentTarget.files?.[0]);
            // So that the same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <ExportButtons app={app} onProblem={tell} />
    </Dialog>
  );
}
