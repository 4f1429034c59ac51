/** Elo: a difference d expects the share 1 / (1 + 10^(-d/400)) of the points. */
import type { Interval } from './intervals.ts';

export function expectedRate(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The Elo difference of a rate; null for 0 and 1, where it has no bound. */
export function eloOf(rate: number): number | null {
  return rate <= 0 || rate >= 1 ? null : -400 * Math.log10(1 / rate - 1);
}

export function eloInterval(rate: Interval): {
  mean: number | null;
  low: number | null;
  high: number | null;
} {
  return { mean: eloOf(rate.mean), low: eloOf(rate.low), high: eloOf(rate.high) };
}
