/** Estimates with their 95 % intervals, and p-values, in tables and in sentences. */
import type { Estimate } from '../stats/index.ts';
import { type Formatter, MINUS, UNKNOWN, fixed, known, percent, signed } from './numbers.ts';

/** Where an interval ends; an end without bound is an infinity. */
function lowEnd(low: number | null, format: Formatter): string {
  return low === null || !Number.isFinite(low) ? `${MINUS}∞` : format(low);
}

function highEnd(high: number | null, format: Formatter): string {
  return high === null || !Number.isFinite(high) ? '∞' : format(high);
}

/** `[55.1, 67.0]`; an end without bound is an infinity. */
export function range({ mean, low, high }: Estimate, format: Formatter): string {
  if (low === null && high === null && mean === null) return '';
  return `[${lowEnd(low, format)}, ${highEnd(high, format)}]`;
}

/** `61.2 (55.1 to 67.0)`, for sentences. */
export function spoken(estimate: Estimate, format: Formatter, unit = ''): string {
  const { mean, low, high } = estimate;
  const value = known(mean, format) + unit;
  if (low === null || high === null || !Number.isFinite(low) || !Number.isFinite(high)) return value;
  return `${value} (95 % interval ${format(low)} to ${format(high)})`;
}

/** `55.2 %`. */
export function percentage(value: number | null): string {
  return value === null ? UNKNOWN : `${percent(value)} %`;
}

/** `48.1 to 62.3 %`. */
export function percentRange({ low, high }: Estimate): string {
  return low === null || high === null ? '' : `${percent(low)} to ${percent(high)} %`;
}

/** `−12 to +34`. */
export function signedRange({ low, high }: Estimate, digits: number): string {
  const format = (value: number): string => signed(value, digits);
  return `${lowEnd(low, format)} to ${highEnd(high, format)}`;
}

/** `55.2 ±4.1`: the mean and half the width of the interval. */
export function plusMinus({ mean, low, high }: Estimate, factor: number, digits: number): string {
  if (mean === null) return UNKNOWN;
  const half = low === null || high === null ? '' : ` ±${fixed((factor * (high - low)) / 2, digits)}`;
  return `${fixed(factor * mean, digits)}${half}`;
}

/** `0.034`, `< 0.001`. */
export function pValue(p: number | null): string {
  if (p === null) return UNKNOWN;
  return p < 0.001 ? '< 0.001' : p.toFixed(3);
}

/** The same after `p`: `p = 0.034`, `p < 0.001`. */
export function spokenP(p: number): string {
  return p < 0.001 ? 'p < 0.001' : `p = ${p.toFixed(3)}`;
}
