/** The board with what is shown on it, or the curtain between two people's turns. */
import type { JSX } from 'preact';
import type { ViewProps } from '../state/appState.ts';
import { marksOf } from '../state/marks.ts';
import type { Session } from '../state/session.ts';
import { useBoard } from './useBoard.ts';

/** The thought to mark on the board: of who looks, else of who plays and thinks now. */
function thoughtOnBoard({ app }: ViewProps) {
  const { session, analyst } = app;
  const node = session.at.value;
  const { thoughts } = session;
  if (analyst.isOn.value && !analyst.isThreat.value) return thoughts.about('first', node);
  const isVisible = thoughts.isRunning('play', node) || session.isPaused.value || !session.isFollowing.value;
  return isVisible ? thoughts.about('play', node) : undefined;
}

function Curtain({ session, seat }: { readonly session: Session; readonly seat: number }): JSX.Element {
  return (
    <div class="curtain" role="group" aria-label="Between turns">
      <p class="curtain-title">{session.seatTitle(seat)} is next</p>
      <p>Pass the screen. Nobody else should be looking now.</p>
      <button type="button" class="primary" onClick={() => session.uncover(seat)}>
        I am {session.seatTitle(seat)}: show my cards
      </button>
    </div>
  );
}

export function BoardArea({ app }: ViewProps): JSX.Element {
  const { session } = app;
  const module = useBoard(session.open.value?.info.name);
  const preview = session.preview.value;
  const shown = preview ?? session.position.value;
  const covered = session.curtain.value;
  if (covered !== undefined) return <Curtain session={session} seat={covered} />;
  if (!module || !shown) return <div class="board-loading" aria-busy="true" />;
  const { Board } = module;
  const report = preview ? undefined : thoughtOnBoard({ app })?.report;
  return (
    <div class={preview ? 'board-shown board-preview' : 'board-shown'} data-node={shown.node}>
      <Board
        // A board of another game, or of another size, starts with a clean slate.
        key={session.open.value?.round}
        view={shown.board}
        node={preview ? -1 : shown.node}
        isNext={!preview && session.isNext.value}
        choice={session.choice.value}
        marks={marksOf(report, shown.moves)}
        isFlipped={session.isFlipped.value}
        onChoose={(step) => void session.choose(step)}
        onCancel={() => session.cancel()}
      />
      {preview && <p class="preview-note">What would follow</p>}
    </div>
  );
}
