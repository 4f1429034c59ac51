/**
 * Normalised Elo: the advantage in units of the noise of one game, (s - 1/2) / sd * 800 / ln 10. Unlike Elo it tells
 * directly how many games show the difference, however many of them are drawn. From pairs, the deviation of a game is
 * sqrt(2) times that of a pair's mean. M. Van den Bergh, on normalised Elo.
 */
import { normalQuantile } from './distributions.ts';
import type { OpenInterval } from './elo.ts';
import { PAIR_MEANS, type Pentanomial, countPairs, pairSample } from './pentanomial.ts';

const UNIT = 800 / Math.LN10 / Math.SQRT2;

/** (mean - 1/2) / sd of pairs that are worth this many normalised Elo. */
export function pairRatio(nelo: number): number {
  return nelo / UNIT;
}

/** The mean of ((x - mean) / sd)^power over all pairs. */
function standardMoment(pairs: Pentanomial, power: number): number {
  const { count, mean } = pairSample(pairs);
  const central = (k: number): number =>
    pairs.reduce((sum, n, i) => sum + n * (PAIR_MEANS[i]! - mean) ** k, 0) / count;
  return central(power) / central(2) ** (power / 2);
}

/**
 * The estimate with a 95 % interval by the delta method: the ratio of mean and deviation has the variance
 * (1 - ratio * skewness + ratio^2 (kurtosis - 1) / 4) / pairs. Null where all pairs are alike or fewer than two: there
 * is no noise to measure by.
 */
export function normalisedElo(pairs: Pentanomial): OpenInterval {
  const { mean, sd } = pairSample(pairs);
  if (!(sd > 0)) return { mean: null, low: null, high: null };
  const ratio = (mean - 0.5) / sd;
  const spread = 1 - ratio * standardMoment(pairs, 3) + (ratio ** 2 * (standardMoment(pairs, 4) - 1)) / 4;
  const half = normalQuantile(0.975) * Math.sqrt(Math.max(0, spread) / countPairs(pairs));
  return { mean: UNIT * ratio, low: UNIT * (ratio - half), high: UNIT * (ratio + half) };
}
