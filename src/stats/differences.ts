/**
 * Paired differences: the same seeds played by two agents, value by value. What the seeds share cancels, so that the
 * differences show a smaller effect than two separate samples would. Paired t test with its interval.
 */
import { studentCdf } from './distributions.ts';
import type { Interval } from './intervals.ts';
import { meanInterval } from './mean.ts';
import { Moments, type Sample } from './moments.ts';

export interface PairedDifference extends Interval {
  readonly count: number;
  readonly sd: number;
  /** Two-sided p-value of "no difference"; 1 where nothing can be said. */
  readonly p: number;
}

/** The differences first[i] - second[i]. */
export function pairedDifference(first: readonly number[], second: readonly number[]): PairedDifference {
  if (first.length !== second.length) throw new RangeError(`${first.length} values against ${second.length}`);
  return differenceFromZero(Moments.of(first.map((value, i) => value - second[i]!)));
}

/** Are these differences, on average, other than zero? */
export function differenceFromZero(differences: Sample): PairedDifference {
  const { count, mean, sd } = differences;
  return { ...meanInterval(differences), count, sd, p: pValue(count, mean, sd) };
}

function pValue(count: number, mean: number, sd: number): number {
  if (count < 2 || mean === 0) return 1;
  if (sd === 0) return 0;
  return 2 * studentCdf(-Math.abs(mean) / (sd / Math.sqrt(count)), count - 1);
}
