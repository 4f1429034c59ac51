/** Estimates as results carry them. */
import { holm } from '../../stats/index.ts';
import type { Estimate } from '../results.ts';

export const UNKNOWN: Estimate = { mean: null, low: null, high: null };

/** JSON knows no infinity and no NaN: what is not known is null. */
export function estimate(interval: { readonly [K in keyof Estimate]: number | null }): Estimate {
  const known = (x: number | null): number | null => (x !== null && Number.isFinite(x) ? x : null);
  return { mean: known(interval.mean), low: known(interval.low), high: known(interval.high) };
}

/** Holm's correction of the p-values that are known. */
export function corrected(values: readonly (number | null)[]): (number | null)[] {
  const known = holm(values.filter((p) => p !== null));
  let next = 0;
  return values.map((p) => (p === null ? null : known[next++]!));
}
