/** Quantiles and probabilities of the usual distributions. */
import { erf, incompleteBeta, inverseErfc, inverseIncompleteBeta } from './special.ts';

/** The p-quantile of the standard normal distribution. */
export function normalQuantile(p: number): number {
  return -Math.SQRT2 * inverseErfc(2 * p);
}

/** P(Z <= z) for a standard normal Z. */
export function normalCdf(z: number): number {
  return 0.5 * (1 + erf(z / Math.SQRT2));
}

/** The p-quantile of Student's t with `freedom` degrees of freedom. */
export function studentQuantile(p: number, freedom: number): number {
  const x = inverseIncompleteBeta(2 * Math.min(p, 1 - p), 0.5 * freedom, 0.5);
  const size = Math.sqrt((freedom * (1 - x)) / x);
  return p > 0.5 ? size : -size;
}

/** P(T <= t) for Student's t with `freedom` degrees of freedom. */
export function studentCdf(t: number, freedom: number): number {
  const root = Math.sqrt(t * t + freedom);
  return incompleteBeta((t + root) / (2 * root), freedom / 2, freedom / 2);
}

/** The p-quantile of Fisher's F: a ratio of two variances, with their degrees of freedom. */
export function fisherQuantile(p: number, freedom1: number, freedom2: number): number {
  return freedom2 / (freedom1 * (1 / inverseIncompleteBeta(p, freedom1 / 2, freedom2 / 2) - 1));
}
