/** Playing a game: the board in the middle, what the search thinks on one side, the set-up on the other. */
import type { JSX } from 'preact';
import type { Session } from '../state/session.ts';
import { ActionBar } from './ActionBar.tsx';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import { MoveList } from './MoveList.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { PositionField } from './PositionField.tsx';
import { SetupPanel } from './SetupPanel.tsx';
import { StatusLine } from './StatusLine.tsx';
import { useShortcuts } from './useShortcuts.ts';
import type { ViewProps } from './viewProps.ts';

function Scene({ session }: { readonly session: Session }): JSX.Element {
  const { Board } = session.board.value;
  const ply = session.shownPly.value;
  const before = session.states.value[ply - 1];
  const move = session.moves.value[ply - 1];
  const thought = session.thoughts.value.get(ply);
  // A finished thought stays on the board where it was asked for, or when there is time to look at it.
  const atLeisure = session.hints.value || session.paused.value || session.cursor.value !== undefined;
  const visible = thought?.running || atLeisure;
  return (
    <Board
      scene={{
        state: session.shown.value,
        ply,
        last: before && move !== undefined ? { before, move } : undefined,
        playable: session.playable.value,
        held: session.held.value,
        analysis: visible ? thought?.report : undefined,
        flipped: session.flipped.value,
      }}
      onPress={(cell) => session.press(cell)}
      onCancel={() => session.cancel()}
    />
  );
}

export function PlayView({ session, engine }: ViewProps): JSX.Element {
  useShortcuts(session);
  const [near, far] = session.flipped.value ? [1, 0] : [0, 1];
  return (
    <main class="play">
      <section class="table" aria-label="Board">
        <PlayerBar session={session} seat={far} />
        <div class="board-frame">
          <Scene session={session} />
        </div>
        <PlayerBar session={session} seat={near} />
        <StatusLine session={session} engine={engine} />
        <ActionBar session={session} engine={engine} />
      </section>
      <div class="side side-thought">
        <AnalysisPanel session={session} />
        <MoveList session={session} />
        <PositionField session={session} />
      </div>
      <div class="side side-setup">
        <SetupPanel session={session} />
        <PlayersPanel session={session} />
      </div>
      <p class="unseen" role="status" aria-live="polite">
        {session.spoken.value}
      </p>
    </main>
  );
}
