/**
 * Fits weights to samples: logistic regression for results, least squares for leads, by stochastic gradient descent with a
 * step of its own for every weight (Adagrad): the more a weight has been moved, the smaller its steps. Every tenth game is
 * held out, to measure what was learned on positions that were not learned from.
 *
 * Sums, products, quotients, square roots and our own exponential give the same bits in every runtime, so equal samples
 * give equal weights.
 *
 * J. Duchi, E. Hazan, Y. Singer, 2011, Adaptive Subgradient Methods.
 */
import { type FeatureSet, type Random, type State, UNIT, ln, winChance } from '../core/index.ts';
import type { Samples } from './samples.ts';

export interface FitSettings {
  readonly epochs: number;
  /** The size of the first step. */
  readonly rate: number;
  /** How strongly weights are drawn towards 0, so that features seen a few times say little. */
  readonly decay: number;
}

export const FIT: FitSettings = { epochs: 6, rate: 0.05, decay: 1e-4 };

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
  /** Its derivative by the sum. */
  slope(sum: number, target: number): number;
  of(sum: number, target: number): number;
}

const crossEntropy: Loss = {
  unit: 1 / UNIT.result,
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
    slope: (sum, target) => sum - target / spread,
    of: (sum, target) => (spread * sum - target) ** 2,
  };
}

function spreadOf({ targets, count }: Samples): number {
  let squares = 0;
  for (let i = 0; i < count; i++) squares += targets[i]! ** 2;
  return Math.max(1, Math.sqrt(squares / count));
}

class Fitting {
  private readonly samples: Samples;
  private readonly loss: Loss;
  private readonly per: number;
  private readonly weights: Float64Array;
  private readonly squares: Float64Array;

  constructor(samples: Samples, set: FeatureSet<State>, loss: Loss, before: Int32Array) {
    this.samples = samples;
    this.loss = loss;
    this.per = set.per ?? 1;
    this.weights = Float64Array.from(before, (weight) => weight * loss.unit);
    this.squares = new Float64Array(before.length).fill(FIRST_SQUARES);
  }

  private sumOf(sample: number): number {
    const { starts, numbers, amounts } = this.samples;
    const end = starts[sample + 1]!;
    let sum = 0;
    for (let at = starts[sample]!; at < end; at++) sum += amounts[at]! * this.weights[numbers[at]!]!;
    return sum / this.per;
  }

  /** Moves the weights of one position's features against the slope of its loss. */
  step(sample: number, rate: number, decay: number): void {
    const { weights, squares, per } = this;
    const { starts, numbers, amounts, targets } = this.samples;
    const slope = this.loss.slope(this.sumOf(sample), targets[sample]!);
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
    for (const sample of samples) sum += this.loss.of(this.sumOf(sample), this.samples.targets[sample]!);
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
  { epochs, rate, decay }: FitSettings = FIT,
): Fitted {
  const all = Int32Array.from({ length: samples.count }, (_, i) => i);
  const learned = all.filter((i) => !isHeldOut(samples.games[i]!));
  const heldOut = all.filter((i) => isHeldOut(samples.games[i]!));
  const loss = set.predicts === 'result' ? crossEntropy : squaredError(spreadOf(samples));
  const fitting = new Fitting(samples, set, loss, before);
  const lossBefore = fitting.meanLoss(heldOut);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(learned, random);
    // Smaller steps towards the end, so that the last positions do not count more than the first.
    const size = rate * (1 - epoch / epochs);
    for (const sample of learned) fitting.step(sample, size, decay);
  }
  return {
    weights: fitting.rounded(),
    lossBefore,
    loss: fitting.meanLoss(heldOut),
    positions: learned.length,
    heldOut: heldOut.length,
  };
}
