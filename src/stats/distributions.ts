/** Quantiles of the usual distributions, from jstat; the only file that knows it. */
import jstat from 'jstat';

/** The p-quantile of Student's t with `freedom` degrees of freedom. */
export function studentQuantile(p: number, freedom: number): number {
  return jstat.studentt.inv(p, freedom);
}
