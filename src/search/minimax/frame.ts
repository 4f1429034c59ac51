/** One position on the line that the search is looking at. A frame is used again for every position at its ply. */
import type { Move, State } from '../../core/index.ts';
import { Evaluated, type Evaluator } from './evaluator.ts';

/** Stands for no move, in lists and tables of 32-bit integers. */
export const NO_MOVE: Move = -(2 ** 31);

export class Frame extends Evaluated {
  readonly hash = new Int32Array(2);
  readonly moves: Int32Array;
  /** How promising each move is. */
  readonly ratings: Float64Array;
  count = 0;
  /** Only this many of the moves are to be looked at: all, but for a probe. */
  limit = 0;
  /** Moves before this one have been looked at. */
  next = 0;
  /** Decisions still to look ahead. */
  depth = 0;
  /** The seat for which the values below count: the one to move, if a seat is to move. */
  seat = 0;
  /** The window, and the best value so far, for `seat`. Kept in an array so that no number is boxed. */
  readonly values = new Float64Array(3);
  best: Move = NO_MOVE;
  /** Has no line below been broken off before the end of the game? Then looking further ahead changes nothing. */
  isWhole = true;

  constructor(state: State, evaluator: Evaluator, maxMoves: number) {
    super(state, evaluator);
    this.moves = new Int32Array(maxMoves);
    this.ratings = new Float64Array(maxMoves);
  }
}

export const ALPHA = 0;
export const BETA = 1;
export const BEST = 2;
