/** What positions are worth to a minimax search, and what its values say. One seat's gain is the other's loss. */
import type { MoveAnalysis } from '../analysis.ts';
import type { Evaluated, Evaluator } from './evaluator.ts';

export interface Worth {
  readonly evaluator: Evaluator;
  /** No value is larger than this, nor smaller than its negative. */
  readonly bound: number;
  /** The value for `seat` of a position beyond which the search does not look, `ply` moves from the root. */
  leaf(position: Evaluated, seat: number, ply: number): number;
  /** Is it certain who wins, however much further one looks? */
  isDecided(value: number): boolean;
  /** In the table values count from their own position, not from the root. */
  forTable(value: number, ply: number): number;
  fromTable(value: number, ply: number): number;
  chanceToWin(value: number): number;
  /** What an analysis says of a value beside the chance to win. @param isWhole was every line followed to its end? */
  describe(value: number, isWhole: boolean): Pick<MoveAnalysis, 'score' | 'mate' | 'proof'>;
}
