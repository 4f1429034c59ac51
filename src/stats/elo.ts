/** Elo: a difference d expects the share 1 / (1 + 10^(-d/400)) of the points. */
import type { Interval } from './intervals.ts';

/** An interval whose ends may have no bound, which is null: JSON knows no infinity. */
export type OpenInterval = { readonly [K in keyof Interval]: number | null };

export function expectedRate(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The Elo difference of a rate; null for 0 and 1, where it has no bound. */
export function eloOf(rate: number): number | null {
  return rate <= 0 || rate >= 1 ? null : 400 * Math.log10(rate / (1 - rate));
}

/** The interval of a rate, end by end: Elo rises with the rate, so the ends stay ends. */
export function eloInterval(rate: Interval): OpenInterval {
  return { mean: eloOf(rate.mean), low: eloOf(rate.low), high: eloOf(rate.high) };
}
