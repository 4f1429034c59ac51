/**
 * Fits weights to samples: logistic regression for results, least squares for leads, by stochastic gradient descent with a
 * step of its own for every weight (Adagrad): the more a weight has been moved, the smaller its steps. Every tenth game is
 * held out, to measure what was learned on positions that were not learned from.
 *
 * The end of one game says little about a position in its middle. So where two play, what came of a position is blended with
 * what the weights so far say of the positions that followed (the lambda-return of temporal differences), pass by pass.
 *
 * Sums, products, quotients, square roots and our own exponential give the same bits in every runtime, so equal samples
 * give equal weights.
 *
 * R. Sutton, 1988, Learning to Predict by the Methods of Temporal Differences. J. Duchi, E. Hazan, Y. Singer, 2011, Adaptive Subgradient Methods.
 */
import { type FeatureSet, type Random, type State, UNIT, ln, winChance } from '../core/index.ts';
import type { Samples } from './samples.ts';

export interface FitSettings {
  /** How often the weights are fitted, each time to targets blended by what they were before. */
  readonly passes: number;
  /** How much of the end of a game reaches the position before, from move to move. */
  readonly lambda: number;
  /** How often a pass looks at every position. */
  readonly epochs: number;
  /** The size of the first step. */
  readonly rate: number;
  /** How strongly weights are drawn towards 0, so that features seen a few times say little. */
  readonly decay: number;
}

export const FIT: FitSettings = { passes: 4, lambda: 0.5, epochs: 4, rate: 0.05, decay: 1e-4 };

export interface Fitted {
  readonly weights: Int32Array;
  /** Mean loss on the games held out, before and after: cross-entropy in nats, or the squared error in points². */
  readonly lossBefore: number;
  readonly loss: number;
  /** Positions learned from, and held out. */
  readonly positions: number;
  readonly heldOut: number;
}

const HELD_OUT = 10;
/** As if every feature had been seen this often before, so that rare ones take small steps and are not learned by heart. */
const FIRST_SQUARES = 100;
/** No chance counts as less, or the loss of a single position would be infinite. */
const LEAST_CHANCE = 1e-9;

function isHeldOut(game: number): boolean {
  return game % HELD_OUT === HELD_OUT - 1;
}

/** The prediction for a position, and its loss; in log-odds, or in spreads of the lead. */
interface Loss {
  /** What one unit of a weight, as an integer, is in the sums of this loss. */
  readonly unit: number;
  /** What a sum says will come of the position, and what that is for the opponent. */
  believed(sum: number): number;
  mirrored(outcome: number): number;
  /** Its derivative by the sum. */
  slope(sum: number, target: number): number;
  of(sum: number, target: number): number;
}

const crossEntropy: Loss = {
  unit: 1 / UNIT.result,
  believed: (sum) => winChance(sum, 1),
  mirrored: (result) => 1 - result,
  slope: (sum, target) => winChance(sum, 1) - target,
  of(sum, target) {
    const chance = Math.max(LEAST_CHANCE, Math.min(1 - LEAST_CHANCE, winChance(sum, 1)));
    return -(target * ln(chance) + (1 - target) * ln(1 - chance));
  },
};

/** @param spread the standard deviation of the leads: sums count in it, so that steps are of a size with those of results */
function squaredError(spread: number): Loss {
  return {
    unit: 1 / (UNIT.lead * spread),
    believed: (sum) => spread * sum,
    mirrored: (lead) => -lead,
    slope: (sum, target) => sum - target / spread,
    of: (sum, target) => (spread * sum - target) ** 2,
  };
}

function spreadOf({ outcomes, count }: Samples): number {
  let squares = 0;
  for (let i = 0; i < count; i++) squares += outcomes[i]! ** 2;
  return Math.max(1, Math.sqrt(squares / count));
}

class Fitting {
  private readonly samples: Samples;
  private readonly loss: Loss;
  private readonly per: number;
  private readonly weights: Float64Array;
  private readonly squares: Float64Array;
  /** What each position is fitted to. */
  private readonly targets: Float64Array;

  constructor(samples: Samples, set: FeatureSet<State>, loss: Loss, before: Int32Array) {
    this.samples = samples;
    this.loss = loss;
    this.per = set.per ?? 1;
    this.weights = Float64Array.from(before, (weight) => weight * loss.unit);
    this.squares = new Float64Array(before.length);
    this.targets = samples.outcomes.slice(0, samples.count);
  }

  private sumOf(sample: number): number {
    const { starts, numbers, amounts, bases } = this.samples;
    const end = starts[sample + 1]!;
    let sum = 0;
    for (let at = starts[sample]!; at < end; at++) sum += amounts[at]! * this.weights[numbers[at]!]!;
    return bases[sample]! * this.loss.unit + sum / this.per;
  }

  /** Begins a pass. @param lambda 1 for what came of the games alone */
  begin(lambda: number): void {
    const { samples, loss, targets } = this;
    const { seats, games, outcomes } = samples;
    this.squares.fill(FIRST_SQUARES);
    for (let i = samples.count - 1; i >= 0; i--) {
      targets[i] = outcomes[i]!;
      if (lambda === 1 || i + 1 === samples.count || games[i + 1] !== games[i]) continue;
      const next = lambda * targets[i + 1]! + (1 - lambda) * loss.believed(this.sumOf(i + 1));
      targets[i] = seats[i] === seats[i + 1] ? next : loss.mirrored(next);
    }
  }

  /** Moves the weights of one position's features against the slope of its loss. */
  step(sample: number, rate: number, decay: number): void {
    const { weights, squares, per } = this;
    const { starts, numbers, amounts } = this.samples;
    const slope = this.loss.slope(this.sumOf(sample), this.targets[sample]!);
    const end = starts[sample + 1]!;
    for (let at = starts[sample]!; at < end; at++) {
      const number = numbers[at]!;
      const gradient = (slope * amounts[at]!) / per + decay * weights[number]!;
      squares[number]! += gradient * gradient;
      weights[number]! -= (rate * gradient) / Math.sqrt(squares[number]!);
    }
  }

  meanLoss(samples: Int32Array): number {
    let sum = 0;
    for (const sample of samples) sum += this.loss.of(this.sumOf(sample), this.samples.outcomes[sample]!);
    return samples.length === 0 ? NaN : sum / samples.length;
  }

  rounded(): Int32Array {
    return Int32Array.from(this.weights, (weight) => Math.round(weight / this.loss.unit));
  }
}

function shuffle(list: Int32Array, random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const kept = list[i]!;
    list[i] = list[j]!;
    list[j] = kept;
  }
}

/** @param before the weights to start from @param random decides the order of positions */
export function fit(
  samples: Samples,
  set: FeatureSet<State>,
  before: Int32Array,
  random: Random,
  { passes, lambda, epochs, rate, decay }: FitSettings = FIT,
): Fitted {
  const all = Int32Array.from({ length: samples.count }, (_, i) => i);
  const learned = all.filter((i) => !isHeldOut(samples.games[i]!));
  const heldOut = all.filter((i) => isHeldOut(samples.games[i]!));
  const loss = set.predicts === 'result' ? crossEntropy : squaredError(spreadOf(samples));
  const fitting = new Fitting(samples, set, loss, before);
  const lossBefore = fitting.meanLoss(heldOut);
  // Weights that have learned nothing have nothing to say, unless there is a base.
  const isFirst = !set.base && before.every((weight) => weight === 0);
  for (let pass = 0; pass < passes; pass++) {
    fitting.begin(samples.areTwo && !(isFirst && pass === 0) ? lambda : 1);
    for (let epoch = 0; epoch < epochs; epoch++) {
      shuffle(learned, random);
      // Smaller steps towards the end, so that the last positions do not count more than the first.
      const size = rate * (1 - epoch / epochs);
      for (const sample of learned) fitting.step(sample, size, decay);
    }
  }
  return {
    weights: fitting.rounded(),
    lossBefore,
    loss: fitting.meanLoss(heldOut),
    positions: learned.length,
    heldOut: heldOut.length,
  };
}
