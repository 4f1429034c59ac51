/** The games that the browser keeps: open, name, export, delete; and games from files. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Problem } from '../../worker/messages.ts';
import type { ViewProps } from '../state/appState.ts';
import { saveFile } from '../state/files.ts';
import type { KeptGame } from '../state/library.ts';
import { titleOf } from '../state/players.ts';
import { attempt } from '../state/problem.ts';
import { Dialog } from './Dialog.tsx';
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

export function GamesDialog({ app }: ViewProps): JSX.Element {
  const { session, games } = app;
  const [problem, setProblem] = useState<Problem>();
  const kept = app.overlay.value === 'games' ? games.library.list() : [];
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const wrong = await attempt(async () => games.importText(await file.text()));
    setProblem(wrong);
    if (!wrong) app.overlay.value = undefined;
  };
  const exportRecord = async (): Promise<void> =>
    setProblem(
      await attempt(async () => {
        const agents = session.specs.value.map((spec) => spec ?? '');
        saveFile('game.jsonl', `${await session.client.call('record', { agents })}\n`);
      }),
    );
  return (
    <Dialog app={app} name="games" title="Your games">
      {games.library.isFull.value && (
        <p class="problem" role="alert">
          <strong>The browser keeps no more games.</strong> Export or delete some.
        </p>
      )}
      <ProblemNote problem={problem} />
      {kept.length === 0 ? (
        <p class="empty">Games that you begin are kept here by themselves.</p>
      ) : (
        <ul class="kept-list">
          {kept.map((game) => (
            <Entry key={game.id} app={app} game={game} onProblem={setProblem} />
          ))}
        </ul>
      )}
      <div class="buttons">
        <label class="file-button">
          Open a file …
          <input
            class="unseen"
            type="file"
            accept=".json,.jsonl"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
        {session.open.value && (
          <button type="button" onClick={() => void exportRecord()}>
            Export this game as a record
          </button>
        )}
      </div>
    </Dialog>
  );
}
