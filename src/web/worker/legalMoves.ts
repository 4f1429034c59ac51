/** The legal moves of a position of any game as a list, where nothing hangs on speed. */
import type { Game, Move, State } from '../../core/index.ts';

export function legalMoves({ maxMoves }: Pick<Game, 'maxMoves'>, state: State): Move[] {
  const listed = new Int32Array(maxMoves);
  return [...listed.subarray(0, state.moves(listed))];
}
