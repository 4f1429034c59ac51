/** Confidence intervals for a rate. */

export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The standard normal quantile of a two-sided 95 % interval. */
export const Z_95 = 1.959963984540054;

/**
 * The Wilson score interval for a mean of values in [0, 1]: never leaves [0, 1], and is honest for few trials
 * and for rates near the ends. With values between 0 and 1 (draws) it is conservative.
 * E. B. Wilson, 1927.
 */
export function wilson(mean: number, trials: number, z: number = Z_95): Interval {
  if (trials === 0) return { mean: 0.5, low: 0, high: 1 };
  const z2 = (z * z) / trials;
  const centre = (mean + z2 / 2) / (1 + z2);
  const half = (z / (1 + z2)) * Math.sqrt((mean * (1 - mean)) / trials + z2 / (4 * trials));
  // At the ends the interval reaches them exactly, whatever rounding says.
  return {
    mean,
    low: mean === 0 ? 0 : Math.max(0, centre - half),
    high: mean === 1 ? 1 : Math.min(1, centre + half),
  };
}
