/**
 * How much of an outcome is luck, and how much is play? The two games of a pair share deck, dice and board, and the
 * agents switch seats. Let x be what the first agent gets in the first game and y what it gets in the second. A deck
 * that favours a seat helps it in one game and harms it in the other; one that suits its style helps it in both:
 *
 *     x = strength + seat + luck + fit + play1        var x = var y = L + F + P
 *     y = strength - seat - luck + fit + play2        cov(x, y)     = F - L
 *
 * So the correlation r of x and y is the fit minus the luck, as shares of the variance. Only the difference shows:
 * a negative r is luck (at least -r of the variance), a positive one fit, and the rest is what the two games do not
 * share: the agents' own choices, and chance that went other ways with them.
 */
import { normalQuantile } from './distributions.ts';
import type { Interval } from './intervals.ts';

/** Sums over pairs, as a store adds them up. */
export interface PairSums {
  readonly pairs: number;
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly yy: number;
  readonly xy: number;
}

export interface LuckSplit {
  readonly pairs: number;
  /** Variance of one game's outcome, the seats' advantage taken out. */
  readonly variance: number;
  /** What sitting in the first seat is worth, in units of the outcome. */
  readonly firstSeat: number;
  /** Shares of the variance; they sum to 1. */
  readonly luck: number;
  readonly fit: number;
  readonly play: number;
  /** Correlation of the two games of a pair with its 95 % interval (R. A. Fisher's transformation, 1921). */
  readonly correlation: Interval;
}

export function sumPairs(pairs: Iterable<readonly [x: number, y: number]>): PairSums {
  const sums = { pairs: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
  for (const [x, y] of pairs) {
    sums.pairs++;
    sums.x += x;
    sums.y += y;
    sums.xx += x * x;
    sums.yy += y * y;
    sums.xy += x * y;
  }
  return sums;
}

function correlationInterval(r: number, pairs: number): Interval {
  if (pairs <= 3) return { mean: r, low: -1, high: 1 };
  const half = normalQuantile(0.975) / Math.sqrt(pairs - 3);
  return { mean: r, low: Math.tanh(Math.atanh(r) - half), high: Math.tanh(Math.atanh(r) + half) };
}

/** Null where there is nothing to split: fewer than two pairs, or outcomes that never vary. */
export function luckSplit(sums: PairSums): LuckSplit | null {
  const { pairs, x, y, xx, yy, xy } = sums;
  if (pairs < 2) return null;
  const variance = (xx - (x * x) / pairs + yy - (y * y) / pairs) / (2 * (pairs - 1));
  // Rounding in the sums may leave a trace where all outcomes are equal.
  if (variance <= 1e-12 * ((xx + yy) / pairs)) return null;
  const covariance = (xy - (x * y) / pairs) / (pairs - 1);
  const r = Math.max(-1, Math.min(1, covariance / variance));
  return {
    pairs,
    variance,
    firstSeat: (x - y) / pairs / 2,
    luck: Math.max(0, -r),
    fit: Math.max(0, r),
    play: 1 - Math.abs(r),
    correlation: correlationInterval(r, pairs),
  };
}
