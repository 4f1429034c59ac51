/** What a search reports, at any moment: the one object that page, command line, protocol and records show. */
import type { Move } from '../core/index.ts';

/** @typeParam M how moves are written: as the game's own words inside, in notation outside */
export interface MoveAnalysis<M = Move> {
  readonly move: M;
  /** How often the search went this way (minimax: positions looked at below it). */
  readonly visits: number;
  /** Expected reward for the seat to move, from 0 (loss) to 1 (win) or in points; 0.5 for a move never tried. */
  readonly mean: number;
  /** Where the mean lies with 95 % confidence; for minimax, what has been proven about it. */
  readonly low: number;
  readonly high: number;
}

export interface Analysis<M = Move> {
  /** The seat to move in the position that was searched. */
  readonly seat: number;
  /** The move that would be played now. */
  readonly best: M;
  /** All moves of the position, best first. */
  readonly moves: readonly MoveAnalysis<M>[];
  /** Principal variation: the line of play that the search expects, starting with `best`. */
  readonly pv: readonly M[];
  /** Expected reward of the position for the seat to move. */
  readonly value: number;
  /** What rewards are, if not chances to win: a share of what can be had, or points. */
  readonly unit?: 'share' | 'points';
  /** Minimax only: the value in the game's own unit (stones, points). */
  readonly score?: number;
  /** Minimax only, when proven: won (positive) or lost (negative) after this many plies. */
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
}
