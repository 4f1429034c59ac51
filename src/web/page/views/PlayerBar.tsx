/** Who sits at one side of the board, and how that side stands. */
import type { JSX } from 'preact';
import type { Session } from '../state/session.ts';

interface PlayerBarProps {
  readonly session: Session;
  readonly seat: number;
}

export function PlayerBar({ session, seat }: PlayerBarProps): JSX.Element {
  const shown = session.position.value;
  const toMove = shown?.turn === seat;
  const won = shown?.result?.[seat] === 1;
  const score = shown?.scores[seat];
  return (
    <div class={`player ${toMove ? 'player-to-move' : ''}`}>
      <span class={`swatch seat-${seat} game-${session.open.value?.info.name}`} aria-hidden="true" />
      <span class="player-side">{session.seatTitle(seat)}</span>
      <span class="player-name">{session.titleOf(seat)}</span>
      {toMove && <span class="tag">to move</span>}
      {won && <span class="tag tag-won">won</span>}
      {score && (
        <span class="player-score">
          <span class="player-points" data-score={seat}>
            {score.points}
          </span>{' '}
          {score.unit}
        </span>
      )}
    </div>
  );
}
