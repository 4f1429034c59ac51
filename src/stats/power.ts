/**
 * How many units (pairs, or single games) answer a question, before they are played. Normal approximation with a known
 * deviation: (z / h)^2 sd^2 for an interval of +-h, and (z + z')^2 sd^2 / d^2 to see a difference d with a given
 * power. J. Cohen, 1988.
 */
import { normalQuantile } from './distributions.ts';

export interface TestPower {
  /** Chance to see a difference that is not there (two-sided). */
  readonly alpha: number;
  /** Chance to see the difference that is there. */
  readonly power: number;
}

const USUAL: TestPower = { alpha: 0.05, power: 0.8 };

/** Units for a 95 % interval of mean +- `half`. */
export function unitsForWidth(half: number, sd: number): number {
  return Math.max(2, Math.ceil(((normalQuantile(0.975) * sd) / half) ** 2));
}

/** The sum of the quantiles that stand between "no difference" and one that is seen. */
function span({ alpha, power }: TestPower): number {
  return normalQuantile(1 - alpha / 2) + normalQuantile(power);
}

/** Units to see a difference of this size. */
export function unitsToSee(difference: number, sd: number, power: TestPower = USUAL): number {
  return Math.max(2, Math.ceil(((span(power) * sd) / difference) ** 2));
}

/** The smallest difference that this many units show. */
export function smallestSeen(units: number, sd: number, power: TestPower = USUAL): number {
  return (span(power) * sd) / Math.sqrt(units);
}
