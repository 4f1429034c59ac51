/**
 * Do counts fit probabilities? Pearson's chi-square test, its tail by the cube-root transformation of
 * E. B. Wilson and M. M. Hilferty (1931), whose exponent is right to a few per cent far into the tail.
 */

/** Cells expected to hold fewer than this are thrown together, or the approximation does not hold. */
const LEAST_EXPECTED = 5;

/** The probability that a standard normal variable exceeds z (Chebyshev fit of Press et al., Numerical Recipes, to 1e-7). */
export function normalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.5 * x);
  const coefficients = [
    0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196,
    1.00002368, -1.26551223,
  ];
  const series = coefficients.reduce((sum, c) => sum * t + c, 0);
  const tail = 0.5 * t * Math.exp(-x * x + series);
  return z >= 0 ? tail : 1 - tail;
}

/** The probability of a chi-square value at least this large, by pure chance. */
export function chiSquareTail(value: number, degrees: number): number {
  const spread = 2 / (9 * degrees);
  return normalTail((Math.cbrt(value / degrees) - (1 - spread)) / Math.sqrt(spread));
}

/** How likely are counts at least as odd as these, if `probabilities` hold? 1 when there is nothing to test. */
export function fitOf(counts: readonly number[], probabilities: readonly number[]): number {
  const total = counts.reduce((sum, n) => sum + n, 0);
  let value = 0;
  let cells = 0;
  let restCount = 0;
  let restExpected = 0;
  for (const [i, probability] of probabilities.entries()) {
    const expected = total * probability;
    if (expected < LEAST_EXPECTED) {
      restCount += counts[i]!;
      restExpected += expected;
      continue;
    }
    value += (counts[i]! - expected) ** 2 / expected;
    cells++;
  }
  if (restExpected >= LEAST_EXPECTED) {
    value += (restCount - restExpected) ** 2 / restExpected;
    cells++;
  }
  return cells < 2 ? 1 : chiSquareTail(value, cells - 1);
}
