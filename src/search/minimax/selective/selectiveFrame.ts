/** A position on the line of a selective search, and how far the search has come with it. */
import type { Move } from '../../../core/index.ts';
import { Frame, NO_MOVE } from '../frame.ts';

// What comes next.
/** The table's move, before the others are even listed. */
export const TABLE_MOVE = 0;
export const LISTING = 1;
export const LISTED = 2;

// What the value of the frame below will mean.
/** Is the position good enough without a move? */
export const PASSING = 0;
/** Is the move better than the best so far? */
export const SCOUTING = 1;
/** The value of the move. */
export const VALUING = 2;

/** As `mostMoves`: more than any position has. */
export const ALL_MOVES = 1 << 30;

export class SelectiveFrame extends Frame {
  stage = LISTED;
  trying = VALUING;
  /** The move of the table; in `best` stands the best that this visit has found. */
  tableMove: Move = NO_MOVE;
  /** The move whose value the frame below is to find. */
  tried: Move = NO_MOVE;
  /** Moves looked at. */
  searched = 0;
  /** By how much the move that is being tried is searched less deep than others. */
  reduction = 0;
  /** Is the window open, so that an exact value is wanted? */
  isOpen = false;
  /** Was the turn given away here? It is not given back. */
  isAfterPass = false;
  /** After this many moves the others do not matter. */
  mostMoves = ALL_MOVES;
  /** Moves that gain no more do not matter. Kept in an array so that no number is boxed. */
  readonly floor = new Float64Array(1);

  /** No move has been looked at yet, and all of them matter. */
  begin(stage: number): void {
    this.stage = stage;
    this.searched = 0;
    this.next = 0;
    this.count = 0;
    this.mostMoves = ALL_MOVES;
    this.floor[0] = -Infinity;
  }
}
