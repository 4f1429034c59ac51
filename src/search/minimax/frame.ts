/** One position on the line that alpha-beta is looking at. All frames are made once, before the search. */
import type { Move, State } from '../../core/index.ts';

export class Frame {
  readonly state: State;
  readonly hash = new Int32Array(2);
  readonly moves: Int32Array;
  /** How promising each move is. */
  readonly ratings: Float64Array;
  count = 0;
  /** Moves before this one have been looked at. */
  next = 0;
  /** Plies still to look ahead. */
  depth = 0;
  /** The seat to move. */
  seat = 0;
  /** The window, and the best value so far, for `seat`. Kept in an array so that no number is boxed. */
  readonly values = new Float64Array(3);
  best: Move = 0;

  constructor(state: State, maxMoves: number) {
    this.state = state.clone();
    this.moves = new Int32Array(maxMoves);
    this.ratings = new Float64Array(maxMoves);
  }
}

export const ALPHA = 0;
export const BETA = 1;
export const BEST = 2;
