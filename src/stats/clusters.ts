/**
 * Means of values that come in clusters: what lies in one depends on each other, as games on the same seeds do, and the
 * clusters are independent. A mean of values is a ratio of two sums over clusters, and its variance is that of the
 * clusters' residuals: n / (n - 1) * sum (sum_c - mean count_c)^2 / count^2. W. G. Cochran, 1977.
 */
import { studentQuantile } from './distributions.ts';
import { type Interval, wilson } from './intervals.ts';

/** Some values that depend on each other. */
export interface Cluster {
  readonly sum: number;
  readonly count: number;
}

interface ClusteredMean {
  readonly clusters: number;
  readonly count: number;
  readonly mean: number;
  /** Of the mean; NaN with fewer than two clusters. */
  readonly variance: number;
}

function meanOf(clusters: readonly Cluster[]): ClusteredMean {
  const n = clusters.length;
  const count = clusters.reduce((total, cluster) => total + cluster.count, 0);
  const mean = clusters.reduce((total, cluster) => total + cluster.sum, 0) / count;
  const squares = clusters.reduce((total, cluster) => total + (cluster.sum - mean * cluster.count) ** 2, 0);
  return { clusters: n, count, mean, variance: n < 2 ? NaN : ((n / (n - 1)) * squares) / count ** 2 };
}

/** A mean with its 95 % t interval; unbounded while there are fewer than two clusters. */
export function clusterMean(clusters: readonly Cluster[]): Interval {
  const { mean, variance, clusters: n } = meanOf(clusters);
  if (n < 2) return { mean: n === 0 ? 0 : mean, low: -Infinity, high: Infinity };
  const half = studentQuantile(0.975, n - 1) * Math.sqrt(variance);
  return { mean, low: mean - half, high: mean + half };
}

/**
 * A rate: the mean of values in [0, 1] with the Wilson interval of as many independent values as these are worth, and
 * never of more than there are.
 */
export function clusterRate(clusters: readonly Cluster[]): Interval {
  const { count, mean, variance } = meanOf(clusters);
  if (count === 0) return wilson(0.5, 0);
  const isVaried = variance > 0 && mean > 0 && mean < 1;
  return wilson(mean, isVaried ? Math.min(count, (mean * (1 - mean)) / variance) : count);
}
