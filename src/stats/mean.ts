/** The mean of a sample with its t interval. */
import { studentQuantile } from './distributions.ts';
import type { Interval } from './intervals.ts';

/** 95 % interval for the mean of independent values; unbounded while there are fewer than two. */
export function meanInterval(values: readonly number[]): Interval {
  const n = values.length;
  if (n === 0) return { mean: 0, low: -Infinity, high: Infinity };
  const mean = values.reduce((sum, x) => sum + x, 0) / n;
  if (n === 1) return { mean, low: -Infinity, high: Infinity };
  const variance = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1);
  const half = studentQuantile(0.975, n - 1) * Math.sqrt(variance / n);
  return { mean, low: mean - half, high: mean + half };
}
