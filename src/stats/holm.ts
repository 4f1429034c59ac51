/**
 * Holm's correction for many comparisons: the smallest of m p-values is multiplied by m, the next by m - 1 and so on,
 * and none may fall below a smaller one's. Rejecting what stays below alpha errs anywhere with probability alpha at
 * most, whatever the tests have to do with each other. S. Holm, 1979.
 */

/** The corrected p-values, in the order given. */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, i) => i).sort((a, b) => pValues[a]! - pValues[b]!);
  const corrected = [...pValues];
  let least = 0;
  for (const [rank, i] of order.entries()) {
    least = Math.max(least, Math.min(1, pValues[i]! * (pValues.length - rank)));
    corrected[i] = least;
  }
  return corrected;
}
