/** The mean of the rewards that were sampled, and where it lies with 95 % confidence. */
import { type Interval, Z_95, wilson } from '../../stats/intervals.ts';
import { type MoveFigures, meanOf } from './choose/finalChoice.ts';
import type { RewardUnit } from './reward/reward.ts';

/** Squares are needed for points alone. */
export type Sample = Pick<MoveFigures, 'visits' | 'sum' | 'squares'>;

/** @param sample of one visit or more */
export function sampleInterval(sample: Sample, unit: RewardUnit): Interval {
  const { visits, squares } = sample;
  const mean = meanOf(sample);
  if (unit !== 'points') return wilson(mean, visits);
  const variance = Math.max(0, squares / visits - mean * mean);
  const margin = visits < 2 ? Infinity : Z_95 * Math.sqrt(variance / (visits - 1));
  return { mean, low: mean - margin, high: mean + margin };
}
