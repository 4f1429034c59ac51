/** The mean of a sample with its t interval ("Student", 1908). */
import { studentQuantile } from './distributions.ts';
import type { Interval } from './intervals.ts';
import { Moments, type Sample } from './moments.ts';

/** 95 % interval for the mean of independent values; unbounded while there are fewer than two. */
export function meanInterval(values: readonly number[] | Sample): Interval {
  const { count, mean, sd } = 'count' in values ? values : Moments.of(values);
  if (count === 0) return { mean: 0, low: -Infinity, high: Infinity };
  if (count === 1) return { mean, low: -Infinity, high: Infinity };
  const half = (studentQuantile(0.975, count - 1) * sd) / Math.sqrt(count);
  return { mean, low: mean - half, high: mean + half };
}
