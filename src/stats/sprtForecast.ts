/**
 * What a sequential test will cost, before it is played: for a true strength, how often it ends in favour of `elo1`,
 * and after how many games on average. The log-likelihood ratio is taken as a Brownian motion between Wald's bounds:
 * per pair it drifts by (s1 - s0)(2s - s0 - s1) / (2 sd^2) and spreads by (s1 - s0)^2 / sd^2. Whole pairs overshoot
 * the bounds a little, so that a real test takes slightly longer and errs slightly less. A. Wald, 1947.
 */
import { expectedRate } from './elo.ts';
import { pairRatio } from './normalisedElo.ts';
import { type SprtBounds, waldBounds } from './sprt.ts';

export interface SprtForecast {
  /** Probability to accept elo1. */
  readonly accepts: number;
  /** Games on average. */
  readonly games: number;
}

/** The deviation of a pair's mean when its two games are independent, even, and never drawn. */
export const INDEPENDENT_PAIR_SD = Math.SQRT1_2 / 2;

/**
 * @param truth the true strength, in the unit of the bounds
 * @param pairSd deviation of a pair's mean, from earlier games; normalised Elo needs none
 */
export function forecastSprt(bounds: SprtBounds, truth: number, pairSd = INDEPENDENT_PAIR_SD): SprtForecast {
  const { lower, upper } = waldBounds(bounds);
  const place = bounds.unit === 'nelo' ? pairRatio : (elo: number): number => expectedRate(elo) / pairSd;
  const [r0, r1, r] = [place(bounds.elo0), place(bounds.elo1), place(truth)];
  const drift = ((r1 - r0) * (2 * r - r0 - r1)) / 2;
  const variance = (r1 - r0) ** 2;
  const h = (2 * drift) / variance;
  // Without drift both formulas are 0 / 0; these are their limits.
  if (Math.abs(h) < 1e-6)
    return { accepts: -lower / (upper - lower), games: (-2 * lower * upper) / variance };
  const accepts = (1 - Math.exp(-h * lower)) / (Math.exp(-h * upper) - Math.exp(-h * lower));
  return { accepts, games: (2 * (accepts * upper + (1 - accepts) * lower)) / drift };
}
