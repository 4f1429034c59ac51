/**
 * Elo: a difference d expects the share 1 / (1 + 10^(-d/400)) of the points. Among k players, one who is stronger by d
 * than each of the others expects 1 / (1 + (k - 1) 10^(-d/400)), which is 1/k where all are equal.
 */
import type { Interval } from './intervals.ts';

/** An interval whose ends may have no bound, which is null: JSON knows no infinity. */
export type OpenInterval = { readonly [K in keyof Interval]: number | null };

export function expectedRate(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The Elo difference of a rate; null for 0 and 1, where it has no bound. */
export function eloOf(rate: number, players = 2): number | null {
  return rate <= 0 || rate >= 1 ? null : 400 * Math.log10(((players - 1) * rate) / (1 - rate));
}

/** The interval of a rate, end by end: Elo rises with the rate, so the ends stay ends. */
export function eloInterval(rate: Interval, players = 2): OpenInterval {
  return { mean: eloOf(rate.mean, players), low: eloOf(rate.low, players), high: eloOf(rate.high, players) };
}
