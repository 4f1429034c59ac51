/**
 * Worth as a chance to win, spread over -1 (lost) to 1 (won). Where chance has a say values are averaged, so a finished
 * game and an evaluation must be measured alike: a position is worth the chance to win that its evaluation promises,
 *
 *     2 / (1 + exp(-value / scale)) - 1  =  tanh(value / (2 * scale)),
 *
 * and a finished game its result. The bounds are tight, too, without which Star1 and Star2 would hardly prune.
 */
import { type Evaluation, type Heuristic, OVER, winChance } from '../../core/index.ts';
import type { MoveAnalysis } from '../analysis.ts';
import { type Evaluated, Evaluator } from './evaluator.ts';
import type { Worth } from './worth.ts';

/** An evaluation promises no more, however large: only a finished game is certain. */
const ALMOST_CERTAIN = 1 - 1e-6;

export class WorthInChances implements Worth {
  readonly bound = 1;
  readonly evaluator: Evaluator;
  private readonly scale: number;

  constructor(heuristic: Heuristic, evaluation: Evaluation) {
    this.evaluator = new Evaluator(evaluation);
    this.scale = heuristic.scale;
  }

  leaf(position: Evaluated, seat: number): number {
    const { state } = position;
    if (state.turn === OVER) return 2 * state.result(seat) - 1;
    const promised = 2 * winChance(this.evaluator.value(position, seat), this.scale) - 1;
    return Math.max(-ALMOST_CERTAIN, Math.min(ALMOST_CERTAIN, promised));
  }

  isDecided(value: number): boolean {
    return Math.abs(value) === 1;
  }

  forTable(value: number): number {
    return value;
  }

  fromTable(value: number): number {
    return value;
  }

  chanceToWin(value: number): number {
    return (1 + value) / 2;
  }

  /** Neither points nor the length of the game can be read off a chance to win, and even chances are no draw. */
  describe(value: number): Pick<MoveAnalysis, 'proof'> {
    if (!this.isDecided(value)) return {};
    return { proof: value > 0 ? 'win' : 'loss' };
  }
}
