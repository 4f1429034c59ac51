/** Expectimax as a textbook writes it, without pruning or tables: the truth for small positions. */
import { CHANCE, OVER, type State } from '../../src/core/index.ts';
import { after, legalMoves } from './minimax.ts';

/**
 * The value for `seat` of looking `depth` decisions ahead, with `evaluate` right after the last of them and at the end.
 * One seat's gain is the other's loss.
 */
export function expectimax(
  state: State,
  depth: number,
  seat: number,
  evaluate: (state: State, seat: number) => number,
): number {
  if (depth === 0 || state.turn === OVER) return evaluate(state, seat);
  if (state.turn === CHANCE) {
    let mean = 0;
    for (const outcome of legalMoves(state))
      mean += state.weight(outcome) * expectimax(after(state, outcome), depth, seat, evaluate);
    return mean;
  }
  const values = legalMoves(state).map((move) => expectimax(after(state, move), depth - 1, seat, evaluate));
  return state.turn === seat ? Math.max(...values) : Math.min(...values);
}
