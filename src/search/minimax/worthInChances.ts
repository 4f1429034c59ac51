/**
 * Worth as a chance to win, spread over -1 (lost) to 1 (won). Where chance has a say values are averaged, so a finished
 * game and an evaluation must be measured alike: a position is worth the chance to win that its evaluation promises,
 *
 *     2 / (1 + exp(-value / scale)) - 1  =  tanh(value / (2 * scale)),
 *
 * and a finished game its result. The bounds are tight, too, without which Star1 and Star2 would hardly prune.
 *
 * With ties broken by points, a finished game is worth
 *
 *     (1 - MOST) * (2 * result - 1) + POINT * lead,   at most MOST of it for the lead,
 *
 * so that among lines of equal result a search prefers those with the larger expected lead. All leads together are worth
 * less than the smallest chance to win that a search can follow to the end of a game: results come first.
 */
import { type Evaluation, type Heuristic, OVER, type State, winChance } from '../../core/index.ts';
import type { MoveAnalysis } from '../analysis.ts';
import { leadOf } from '../mcts/reward/lead.ts';
import { type Evaluated, Evaluator } from './evaluator.ts';
import type { Worth } from './worth.ts';

/** An evaluation promises no more, however large: only a finished game is certain. */
const ALMOST_CERTAIN = 1 - 1e-6;

/** What all points are worth where they break ties, and one of them. A finished game is still worth more than a promise. */
const MOST = 4e-7;
const POINT = MOST / 1000;

export class WorthInChances implements Worth {
  readonly bound = 1;
  readonly evaluator: Evaluator;
  /** Averages of equal values differ by less than this, however they were added up, and others by more. */
  readonly rounding: number;
  private readonly scale: number;
  private readonly breaksTies: boolean;

  constructor(heuristic: Heuristic, evaluation: Evaluation, breaksTies: boolean) {
    this.evaluator = new Evaluator(evaluation);
    this.scale = heuristic.scale;
    this.breaksTies = breaksTies;
    this.rounding = breaksTies ? 1e-4 * POINT : 1e-9;
  }

  leaf(position: Evaluated, seat: number): number {
    const { state } = position;
    if (state.turn === OVER) return this.breaksTies ? resultAndLead(state, seat) : 2 * state.result(seat) - 1;
    const promised = 2 * winChance(this.evaluator.value(position, seat), this.scale) - 1;
    return Math.max(-ALMOST_CERTAIN, Math.min(ALMOST_CERTAIN, promised));
  }

  /** Where points count too, a deeper search may find more of them, even if it is certain who wins. */
  isDecided(value: number): boolean {
    return !this.breaksTies && Math.abs(value) === 1;
  }

  forTable(value: number): number {
    return value;
  }

  fromTable(value: number): number {
    return value;
  }

  chanceToWin(value: number): number {
    return (1 + (this.isCertain(value) ? Math.sign(value) : value)) / 2;
  }

  /** Neither points nor the length of the game can be read off a chance to win, and even chances are no draw. */
  describe(value: number): Pick<MoveAnalysis, 'proof'> {
    if (!this.isCertain(value)) return {};
    return { proof: value > 0 ? 'win' : 'loss' };
  }

  private isCertain(value: number): boolean {
    return Math.abs(value) >= (this.breaksTies ? 1 - 2 * MOST : 1);
  }
}

function resultAndLead(state: State, seat: number): number {
  const points = Math.max(-MOST, Math.min(MOST, POINT * leadOf(state, seat)));
  return (1 - MOST) * (2 * state.result(seat) - 1) + points;
}
