/** The games, each with its own board: play, watch or analyse. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameInfo, PositionView } from '../../worker/messages.ts';
import type { Choice } from '../boards/board.ts';
import type { AppState, ViewProps } from '../state/appState.ts';
import type { Purpose } from '../state/players.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { useBoard } from './useBoard.ts';

const PURPOSES: readonly { readonly purpose: Purpose; readonly title: string; readonly about: string }[] = [
  { purpose: 'play', title: 'Play', about: 'against an opponent' },
  { purpose: 'watch', title: 'Watch', about: 'two agents play each other' },
  { purpose: 'analyse', title: 'Analyse', about: 'try moves, and see what searches think' },
];

const NOTHING_TO_CHOOSE: Choice = { isOpen: false, made: [], next: new Map(), moves: [] };

/** A real position on the real board, only to look at. */
function Picture({ app, game }: { readonly app: AppState; readonly game: string }): JSX.Element {
  const module = useBoard(game);
  const [shown, setShown] = useState<PositionView>();
  useEffect(() => {
    void app.session.client.call('showcase', { game }).then(setShown);
  }, [app, game]);
  return (
    <div class={`home-picture home-${game}`} inert aria-hidden="true">
      {module && shown && (
        <module.Board
          view={shown.board}
          node={0}
          isNext={false}
          choice={NOTHING_TO_CHOOSE}
          marks={[]}
          isFlipped={false}
          onChoose={() => {}}
          onCancel={() => {}}
        />
      )}
    </div>
  );
}

function Card({ app, info }: { readonly app: AppState; readonly info: GameInfo }): JSX.Element {
  const { session, games } = app;
  return (
    <li class="panel home-card">
      <Picture app={app} game={info.name} />
      <h2>{info.title}</h2>
      <p>{info.about}</p>
      <div class="buttons">
        {PURPOSES.map(({ purpose, title, about }) => (
          <button
            key={purpose}
            type="button"
            class={purpose === 'play' ? 'primary' : ''}
            aria-label={`${title} ${info.title}: ${about}`}
            title={about}
            onClick={() => void session.guard(() => games.beginFor(purpose, info.name))}
          >
            {title}
          </button>
        ))}
      </div>
    </li>
  );
}

export function HomeView({ app }: ViewProps): JSX.Element {
  const { session } = app;
  useEffect(() => void session.guard(() => session.loadGames()), [session]);
  const open = session.open.value;
  return (
    <main class="home">
      <div class="home-head">
        <p class="home-lead">Board games with exact rules, and opponents that show what they think.</p>
        <div class="buttons">
          {open && session.position.value && (
            <a class="button primary" href={`#${session.position.value.link}`}>
              Back to your game of {open.info.title}
            </a>
          )}
          <button
            type="button"
            onClick={() => {
              app.overlay.value = 'games';
            }}
          >
            Your games
          </button>
        </div>
      </div>
      <ProblemNote problem={session.problem.value} />
      <ul class="home-games">
        {session.games.value.map((info) => (
          <Card key={info.name} app={app} info={info} />
        ))}
      </ul>
    </main>
  );
}
