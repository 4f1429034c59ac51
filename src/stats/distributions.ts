/** Quantiles and probabilities of the usual distributions, from jstat; the only file that knows it. */
import jstat from 'jstat';

/** The p-quantile of the standard normal distribution. */
export function normalQuantile(p: number): number {
  return jstat.normal.inv(p, 0, 1);
}

/** P(Z <= z) for a standard normal Z. */
export function normalCdf(z: number): number {
  return jstat.normal.cdf(z, 0, 1);
}

/** The p-quantile of Student's t with `freedom` degrees of freedom. */
export function studentQuantile(p: number, freedom: number): number {
  return jstat.studentt.inv(p, freedom);
}

/** P(T <= t) for Student's t with `freedom` degrees of freedom. */
export function studentCdf(t: number, freedom: number): number {
  return jstat.studentt.cdf(t, freedom);
}

/** The p-quantile of Fisher's F: a ratio of two variances, with their degrees of freedom. */
export function fisherQuantile(p: number, freedom1: number, freedom2: number): number {
  return jstat.centralF.inv(p, freedom1, freedom2);
}

/** ln Γ(x). */
export function logGamma(x: number): number {
  return jstat.gammaln(x);
}
