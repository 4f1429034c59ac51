/**
 * Worth in the unit of the evaluation (stones, points). A win is worth more than any evaluation, and a quick win more
 * than a slow one, so that a winner makes progress.
 */
import { type Evaluation, type Heuristic, OVER, winChance } from '../../core/index.ts';
import type { MoveAnalysis } from '../analysis.ts';
import { type Evaluated, Evaluator } from './evaluator.ts';
import type { Worth } from './worth.ts';

/** Are finished games worth their result, or (as in the Ataxx report) their evaluation? */
export type Ends = 'result' | 'evaluation';

const WIN = 1_000_000;

export class WorthInPoints implements Worth {
  readonly bound: number;
  readonly evaluator: Evaluator;
  private readonly scale: number;
  private readonly endsByResult: boolean;

  constructor(heuristic: Heuristic, evaluation: Evaluation, ends: Ends) {
    this.bound = ends === 'result' ? WIN : heuristic.bound;
    this.evaluator = new Evaluator(evaluation);
    this.scale = heuristic.scale;
    this.endsByResult = ends === 'result';
  }

  leaf(position: Evaluated, seat: number, ply: number): number {
    const { state } = position;
    if (state.turn !== OVER || !this.endsByResult) return this.evaluator.value(position, seat);
    const result = state.result(seat);
    if (result === 1) return WIN - ply;
    return result === 0 ? ply - WIN : 0;
  }

  isDecided(value: number): boolean {
    return Math.abs(value) > WIN / 2 && Number.isFinite(value);
  }

  forTable(value: number, ply: number): number {
    return this.isDecided(value) ? value + Math.sign(value) * ply : value;
  }

  fromTable(value: number, ply: number): number {
    return this.isDecided(value) ? value - Math.sign(value) * ply : value;
  }

  /** See `Heuristic.scale`. */
  chanceToWin(value: number): number {
    if (this.isDecided(value)) return value > 0 ? 1 : 0;
    return winChance(value, this.scale);
  }

  describe(value: number, isWhole: boolean): Pick<MoveAnalysis, 'score' | 'mate' | 'proof'> {
    // Never a negative zero.
    const score = value + 0;
    if (this.isDecided(value)) {
      const mate = Math.sign(value) * (WIN - Math.abs(value));
      return { score, mate, proof: value > 0 ? 'win' : 'loss' };
    }
    return isWhole && this.endsByResult ? { score, proof: 'draw' } : { score };
  }
}
