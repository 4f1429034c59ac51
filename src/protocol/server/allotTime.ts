/**
 * How long one move may take. On a clock the game is lost at zero, so there is always something kept back: the overhead
 * that the user expects between the two programs, and a good part of whatever is left. A fixed time for a move is used
 * in full: nothing is lost when it is overstepped by what lies between the programs.
 */
import type { Limits } from './limits.ts';

/** Moves still to come if their number is not given: an Ataxx game has about 30 for each side. */
const MOVES_AHEAD = 25;
/** The increment comes back after the move; the rest of it is for slow pipes. */
const SHARE_OF_INCREMENT = 0.75;
/** Overheads that are kept in hand, for a game may last far longer than most do. */
const OVERHEADS_KEPT = 10;
/** However few moves are to go, this share of the clock is the most that one of them gets. */
const LARGEST_SHARE = 0.6;

/** Milliseconds to think; undefined when no time was given. */
export function allotTime(limits: Limits, overheadMs: number): number | undefined {
  const { movetime, time, increment = 0, movesToGo = MOVES_AHEAD } = limits;
  const spans: number[] = [];
  if (movetime !== undefined) spans.push(movetime);
  if (time !== undefined) {
    const kept = Math.max(overheadMs, Math.min(OVERHEADS_KEPT * overheadMs, time / 2));
    const usable = time - kept;
    const share = usable / Math.max(movesToGo, 1) + SHARE_OF_INCREMENT * Math.max(increment, 0);
    spans.push(Math.min(share, usable * LARGEST_SHARE));
  }
  return spans.length === 0 ? undefined : Math.max(Math.min(...spans), 0);
}
