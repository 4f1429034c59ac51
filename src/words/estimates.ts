/** Estimates as tables show them. */
import type { Estimate } from '../stats/index.ts';

export function percent(value: number | null): string {
  return value === null ? '?' : `${(100 * value).toFixed(1)} %`;
}

/** `48.1 to 62.3 %`. */
export function percentRange({ low, high }: Estimate): string {
  return low === null || high === null ? '' : `${(100 * low).toFixed(1)} to ${percent(high)}`;
}

/** `55.2 ±4.1`: the mean and half the width of the interval. */
export function plusMinus({ mean, low, high }: Estimate, factor: number, digits: number): string {
  if (mean === null) return '?';
  const half = low === null || high === null ? '' : ` ±${((factor * (high - low)) / 2).toFixed(digits)}`;
  return `${(factor * mean).toFixed(digits)}${half}`;
}

export function signed(value: number | null, digits: number): string {
  if (value === null) return 'unbounded';
  const text = value.toFixed(digits);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
}

export function signedRange({ low, high }: Estimate, digits: number): string {
  return `${signed(low, digits)} to ${signed(high, digits)}`;
}

export function fixed(value: number | null, digits: number): string {
  return value === null ? '?' : value.toFixed(digits);
}

/** A p-value: `0.03`, `< 0.001`. */
export function probability(p: number | null): string {
  if (p === null) return '?';
  return p < 0.001 ? '< 0.001' : p.toFixed(3);
}
