/**
 * Ratings from games of several: the order in which they finish is taken apart into comparisons of every two, who was
 * ahead of whom, and these are rated like games of two (Bradley-Terry). For orders as R. Plackett (1975) and R. Luce
 * (1959) describe them, that finds the true strengths (H. Azari Soufiani et al., 2013). The comparisons of one game
 * depend on each other, as do games on the same seeds, so standard errors come from clusters (the sandwich of P. Huber,
 * 1967, and K.-Y. Liang and S. Zeger, 1986): with information H and the score s_c of a cluster, the covariance is
 *
 *     H^-1 (n / (n - 1) sum_c s_c s_c') H^-1
 *
 * with Student's t of n - 1 degrees. An interval is never narrower than that of as many independent comparisons, which
 * keeps it honest where the clusters are few or all alike, as after a clean sweep.
 */
import { centredVariances, eloRatings, fit, information } from './bradleyTerry.ts';
import { normalQuantile, studentQuantile } from './distributions.ts';
import type { Interval } from './intervals.ts';
import { invert } from './matrix.ts';

/** How often one agent finished ahead of another; equal places count half. */
export interface Ahead {
  readonly first: number;
  readonly second: number;
  /** Of the first. */
  readonly points: number;
  readonly comparisons: number;
}

/** All comparisons that depend on each other. */
export type AheadCluster = readonly Ahead[];

/** The derivative of the log-likelihood of a cluster at the ratings. */
function scoreOf(cluster: AheadCluster, ratings: readonly number[]): number[] {
  const score = ratings.map(() => 0);
  for (const { first, second, points, comparisons } of cluster) {
    const expected = comparisons / (1 + Math.exp(ratings[second]! - ratings[first]!));
    score[first]! += points - expected;
    score[second]! -= points - expected;
  }
  return score;
}

function times(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, i) => sum + value * vector[i]!, 0));
}

/** Variances of the ratings relative to the mean of all, from how the clusters differ. */
function clusteredVariances(
  clusters: readonly AheadCluster[],
  ratings: readonly number[],
  inverse: readonly (readonly number[])[],
): number[] {
  const n = clusters.length;
  const variances = ratings.map(() => 0);
  for (const cluster of clusters) {
    const pull = times(inverse, scoreOf(cluster, ratings));
    const mean = pull.reduce((sum, value) => sum + value, 0) / pull.length;
    for (const [i, value] of pull.entries()) variances[i]! += (n / (n - 1)) * (value - mean) ** 2;
  }
  return variances;
}

/** Elo ratings with 95 % intervals, relative to the mean of all agents. @param agents how many there are */
export function orderRatings(agents: number, clusters: readonly AheadCluster[]): Interval[] {
  const points = Array.from({ length: agents }, () => Array.from({ length: agents }, () => 0));
  const games = Array.from({ length: agents }, () => Array.from({ length: agents }, () => 0));
  for (const ahead of clusters.flat()) {
    const { first, second, comparisons } = ahead;
    points[first]![second]! += ahead.points;
    points[second]![first]! += comparisons - ahead.points;
    games[first]![second]! += comparisons;
    games[second]![first]! += comparisons;
  }
  const ratings = fit(points);
  const inverse = invert(information(ratings, games));
  const plain = centredVariances(inverse).map((variance) => normalQuantile(0.975) * Math.sqrt(variance));
  if (clusters.length < 2) return eloRatings(ratings, plain);
  const t = studentQuantile(0.975, clusters.length - 1);
  const clustered = clusteredVariances(clusters, ratings, inverse).map((variance) => t * Math.sqrt(variance));
  return eloRatings(
    ratings,
    plain.map((half, i) => Math.max(half, clustered[i]!)),
  );
}
