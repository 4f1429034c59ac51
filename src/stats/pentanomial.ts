/**
 * Counts of what pairs of games gave. A pair is two games with seats switched on the same seeds; with win 1, draw
 * 1/2, loss 0 it is worth 0, 1/2, 1, 3/2 or 2 points. Pairs, not games, are the independent units of a match.
 */
import type { Sample } from './moments.ts';

/** Pairs worth 0, 1/2, 1, 3/2 and 2 points. */
export type Pentanomial = readonly [number, number, number, number, number];

/** The points per game of each kind of pair. */
export const PAIR_MEANS = [0, 0.25, 0.5, 0.75, 1] as const;

export function countPairs(pairs: Pentanomial): number {
  return pairs.reduce((sum, count) => sum + count, 0);
}

/** The same match from the other side. */
export function otherSide([a, b, c, d, e]: Pentanomial): Pentanomial {
  return [e, d, c, b, a];
}

/** The points per game of each pair, as a sample. */
export function pairSample(pairs: Pentanomial): Sample {
  const count = countPairs(pairs);
  const mean = pairs.reduce((sum, n, i) => sum + n * PAIR_MEANS[i]!, 0) / count;
  const squares = pairs.reduce((sum, n, i) => sum + n * (PAIR_MEANS[i]! - mean) ** 2, 0);
  return { count, mean, sd: count < 2 ? NaN : Math.sqrt(squares / (count - 1)) };
}
