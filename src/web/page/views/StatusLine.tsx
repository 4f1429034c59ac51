/** One line on what is going on, and what went wrong. */
import type { JSX } from 'preact';
import type { Session } from '../state/session.ts';
import { keyHint } from '../state/shortcuts.ts';
import { ProblemNote } from './ProblemNote.tsx';
import type { ViewProps } from './viewProps.ts';

function status(session: Session, computing: boolean): string {
  const board = session.board.value;
  const seat = session.live.value.turn;
  const side = board.seatTitles[seat];
  if (session.cursor.value !== undefined)
    return `Looking back at move ${session.shownPly.value} of ${session.ply.value}.`;
  if (session.over.value) return `${board.describeEnd(session.live.value)}.`;
  if (session.paused.value) return `Paused, ${side} to move.`;
  if (board.forced(session.live.value) !== undefined) return `${side} cannot move and passes.`;
  if (session.mover.value !== undefined)
    return computing ? `${session.titleOf(seat)} (${side}) is thinking …` : `${session.titleOf(seat)} moves.`;
  if (session.ply.value === 0) return board.howTo;
  return `${side} to move.`;
}

export function StatusLine({ session, engine }: ViewProps): JSX.Element {
  const state = engine.state.value;
  const loading = state === 'loading' && session.mover.value !== undefined;
  const text = loading ? 'The search is loading …' : status(session, state === 'computing');
  return (
    <>
      <p class={`status ${session.over.value ? 'status-over' : ''}`}>
        {text}
        {session.canBringBack.value && (
          <button type="button" class="link" onClick={() => session.undo()} {...keyHint('undo', 'Undo')}>
            Bring back the last game
          </button>
        )}
      </p>
      <ProblemNote problem={session.problem.value} />
    </>
  );
}
