/** Where values stand on a line that all rows of a table share. */

export interface Interval {
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export interface Scale {
  readonly from: number;
  readonly to: number;
}

/** Room beyond the outermost value, as a share of the line. */
const MARGIN = 0.04;

/** Shares are not below 0 nor above 1. */
export const SHARES: Scale = { from: 0, to: 1 };

const UNBOUNDED: Scale = { from: -Infinity, to: Infinity };

/**
 * A line with all these intervals on it, and a value that they are compared with.
 * @param bounds beyond which there are no values
 */
export function scaleOf(intervals: readonly Interval[], reference: number, bounds = UNBOUNDED): Scale {
  const values = intervals
    .flatMap(({ mean, low, high }) => [mean, low, high])
    .filter((value) => value !== null);
  const [least, most] = [Math.min(reference, ...values), Math.max(reference, ...values)];
  const margin = (most - least) * MARGIN || 1;
  return { from: Math.max(bounds.from, least - margin), to: Math.min(bounds.to, most + margin) };
}

/** In percent of the line; what has no bound reaches its end. */
export function placeOn({ from, to }: Scale, value: number | null, unbounded: number): number {
  if (value === null) return unbounded;
  return Math.min(100, Math.max(0, (100 * (value - from)) / (to - from)));
}
