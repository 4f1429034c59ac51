import type { State } from '../../../core/index.ts';

/** The score of `seat` minus the best score of the others. */
export function leadOf(state: State, seat: number): number {
  let best = -Infinity;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) best = Math.max(best, state.score(other));
  }
  return state.score(seat) - best;
}
