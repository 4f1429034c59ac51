/** A sample in numbers, for tables, box plots and histograms. */
import { Moments, boxPlot, countValues } from '../../stats/index.ts';
import type { Histogram, Summary } from '../results.ts';

const MOST_BINS = 40;
const ROUNDING = 1e-12;

/** The smallest of 1, 2, 5, 10, 20, … and their tenths that is not below `least`. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least * (1 - 1e-9))!;
}

/** Whole numbers get a bin each while they fit; values that differ only by rounding share one. */
function binWidth(values: readonly number[], min: number, max: number): number {
  const range = max - min;
  if (range <= ROUNDING * Math.max(1, Math.abs(min), Math.abs(max))) return 1;
  if (range < MOST_BINS && values.every(Number.isInteger)) return 1;
  return niceStep(range / (MOST_BINS - 1));
}

function histogram(values: readonly number[], min: number, max: number): Histogram {
  const width = binWidth(values, min, max);
  const first = Math.floor(min / width);
  const counts = Array.from({ length: Math.floor(max / width) - first + 1 }, () => 0);
  for (const value of values) counts[Math.floor(value / width) - first]!++;
  return { from: first * width, width, counts };
}

/** Null for no values. */
export function summarise(values: readonly number[]): Summary | null {
  const box = boxPlot(countValues(values));
  if (!box) return null;
  const { count, mean, min, q1, median, q3, max, low, high } = box;
  return {
    count,
    mean,
    sd: count > 1 ? Moments.of(values).sd : 0,
    min,
    q1,
    median,
    q3,
    max,
    whiskerLow: low,
    whiskerHigh: high,
    histogram: histogram(values, min, max),
  };
}
