/** Who sits at one side of the board, and how that side stands. */
import type { JSX } from 'preact';
import { OVER } from '../../../core/index.ts';
import type { Session } from '../state/session.ts';

interface PlayerBarProps {
  readonly session: Session;
  readonly seat: number;
}

export function PlayerBar({ session, seat }: PlayerBarProps): JSX.Element {
  const board = session.board.value;
  const state = session.shown.value;
  const toMove = state.turn === seat;
  const won = state.turn === OVER && state.result(seat) === 1;
  return (
    <div class={`player ${toMove ? 'player-to-move' : ''}`}>
      <span class={`swatch seat-${seat}`} aria-hidden="true" />
      <span class="player-side">{board.seatTitles[seat]}</span>
      <span class="player-name">{session.titleOf(seat)}</span>
      {toMove && <span class="tag">to move</span>}
      {won && <span class="tag tag-won">won</span>}
      <span class="player-score">
        <span class="player-points" data-score={seat}>
          {state.score(seat)}
        </span>{' '}
        {board.unit(state.score(seat))}
      </span>
    </div>
  );
}
