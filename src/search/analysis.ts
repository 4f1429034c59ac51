/** What a search reports, at any moment: the one object that page, command line, protocol and records show. */
import type { Move } from '../core/index.ts';

/** What is certain of a position or a move, for the seat to move, however well everybody plays. */
export type Proof = 'win' | 'draw' | 'loss';

/** @typeParam M how moves are written: as the game's own words inside, in notation outside */
export interface MoveAnalysis<M = Move> {
  readonly move: M;
  /** How often the search went this way (minimax: positions looked at below it). */
  readonly visits: number;
  /** Expected reward for the seat to move, from 0 (loss) to 1 (win) or in points; null if nothing is known of the move. */
  readonly mean: number | null;
  /** Minimax only: the move is worth `mean` at most, and how much less was not asked. */
  readonly bound?: 'upper';
  /** Where the mean lies with 95 % confidence; for minimax, what has been proven about it. Null like the mean. */
  readonly low: number | null;
  readonly high: number | null;
  readonly proof?: Proof;
  /** Minimax only: the value in the game's own unit (stones, points); for a bound, the most that it can be. */
  readonly score?: number;
  /** When proven and counted: won (positive) or lost (negative) after this many plies. */
  readonly mate?: number;
  /** The line of play expected after this move, which it starts with. Given for as many moves as lines were asked for. */
  readonly pv?: readonly M[];
}

export interface Analysis<M = Move> {
  /** The seat to move in the position that was searched. */
  readonly seat: number;
  /** The move that would be played now. */
  readonly best: M;
  /** All moves of the position, best first: the first is `best`, and none is shown as worth more by the same measure. */
  readonly moves: readonly MoveAnalysis<M>[];
  /** Principal variation: the line of play that the search expects, starting with `best`. */
  readonly pv: readonly M[];
  /** What the position is worth to the seat to move if it plays `best`: the mean of that move, and null like it. */
  readonly value: number | null;
  /** What rewards are, if not chances to win: a share of what can be had, or points. */
  readonly unit?: 'share' | 'points';
  /** What is certain of `best`, and so of the position. */
  readonly proof?: Proof;
  /** Minimax only: the value in the game's own unit (stones, points). */
  readonly score?: number;
  /** When proven and counted: won (positive) or lost (negative) after this many plies. */
  readonly mate?: number;
  /** The longest line looked at, in plies from the root; for minimax the depth that was completed. */
  readonly depth: number;
  readonly iterations: number;
  /** Playouts run. */
  readonly simulations: number;
  /** Moves made inside playouts. */
  readonly playoutMoves: number;
  /** Nodes of the tree, or positions visited by minimax. */
  readonly nodes: number;
  readonly seconds: number;
  /** What ended the search, if not its budget: the machine has no more memory for its tree. */
  readonly endedBy?: 'memory';
}
