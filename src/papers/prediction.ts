/** Where 95 % of samples of another size would lie, given ours: the truth is uncertain, and so is the other sample. */
import { betaBinomialRange, fisherQuantile, studentQuantile } from '../stats/index.ts';
import { type Quantity, errorOf } from './quantity.ts';

/**
 * A share: beta-binomial, from Jeffreys' prior and as many of our games as would give our interval if they were
 * independent; it knows that a share of 100 % in twenty games says little.
 */
function ofShare(ours: Quantity, games: number): readonly [number, number] {
  const p = ours.value / 100;
  const error = errorOf(ours) / 100;
  const independent = p > 0 && p < 1 && error > 0 ? (p * (1 - p)) / error ** 2 : ours.games;
  const count = Math.max(1, Math.min(independent, 2 * ours.games));
  const [low, high] = betaBinomialRange(games, p * count + 0.5, (1 - p) * count + 0.5);
  return [(100 * low) / games, (100 * high) / games];
}

/** A mean: Student's t, with the variance of a game spread over the other sample. */
function ofMean(ours: Quantity, games: number): readonly [number, number] {
  const error = Math.hypot(errorOf(ours), (ours.sd ?? 0) / Math.sqrt(games));
  const half = studentQuantile(0.975, Math.max(1, Math.min(games, ours.games) - 1)) * error;
  return [ours.value - half, ours.value + half];
}

/** A standard deviation: the ratio of two variances has Fisher's distribution. */
function ofSpread(ours: Quantity, games: number): readonly [number, number] {
  const [theirs, own] = [Math.max(1, games - 1), Math.max(1, ours.games - 1)];
  return [
    ours.value * Math.sqrt(fisherQuantile(0.025, theirs, own)),
    ours.value * Math.sqrt(fisherQuantile(0.975, theirs, own)),
  ];
}

/** @param games of the other sample; a derived quantity of the same number of games varies as ours does */
export function predictionInterval(ours: Quantity, games: number): readonly [low: number, high: number] {
  switch (ours.kind) {
    case 'share':
      return ofShare(ours, games);
    case 'mean':
      return ofMean(ours, games);
    case 'spread':
      return ofSpread(ours, games);
    case 'derived': {
      const wider = Math.sqrt(1 + ours.games / games);
      return [ours.value - wider * (ours.value - ours.low), ours.value + wider * (ours.high - ours.value)];
    }
  }
}
