/**
 * Permutation tests: if it made no difference who is who, every exchange of names would have been as likely as what
 * was seen. The p-value is the share of exchanges whose difference is at least as large. All are tried when there are
 * few, or counted where the values are whole numbers; otherwise a sample is drawn, and what was seen counts as one of
 * it, so that p is never 0.
 * R. A. Fisher, 1935; E. J. G. Pitman, 1937.
 */

export interface PermutationTest {
  /** Two-sided. */
  readonly p: number;
  /** Were all exchanges counted? */
  readonly isExact: boolean;
}

/** A uniform source in [0, 1), such as `() => random.unit()`. */
export type Uniform = () => number;

/** Most exchanges that are all tried. */
const FEW = 1 << 16;
const DRAWN = 9_999;
/** Most steps of counting exchanges of whole numbers. */
const MOST_STEPS = 1 << 26;

/** Sums that differ by rounding only are equal. */
function reaches(sum: number, seen: number): boolean {
  return Math.abs(sum) >= Math.abs(seen) - 1e-9 * (1 + Math.abs(seen));
}

function sampled(draw: () => number, seen: number): PermutationTest {
  let extreme = 1;
  for (let i = 0; i < DRAWN; i++) if (reaches(draw(), seen)) extreme++;
  return { p: extreme / (DRAWN + 1), isExact: false };
}

/**
 * Whole numbers whose signs are drawn: the probability of every sum, one number after the other, and from it that of
 * one at least as far from 0.
 */
function flipWholes(parts: readonly number[], reach: number, seen: number): number {
  let chances = new Float64Array(2 * reach + 1);
  chances[reach] = 1;
  let within = 0;
  for (const d of parts) {
    const next = new Float64Array(chances.length);
    for (let at = reach - within; at <= reach + within; at++) {
      const half = chances[at]! / 2;
      next[at + d]! += half;
      next[at - d]! += half;
    }
    chances = next;
    within += Math.abs(d);
  }
  const extreme = chances.reduce((sum, p, at) => (Math.abs(at - reach) >= Math.abs(seen) ? sum + p : sum), 0);
  return Math.min(1, extreme);
}

/** Paired values: each difference could as well have had the other sign. */
export function signFlipTest(differences: readonly number[], uniform: Uniform): PermutationTest {
  const parts = differences.filter((d) => d !== 0);
  const seen = parts.reduce((sum, d) => sum + d, 0);
  const reach = parts.reduce((sum, d) => sum + Math.abs(d), 0);
  if (parts.every(Number.isInteger) && parts.length * reach <= MOST_STEPS)
    return { p: flipWholes(parts, reach, seen), isExact: true };
  if (2 ** parts.length > FEW)
    return sampled(() => parts.reduce((sum, d) => sum + (uniform() < 0.5 ? d : -d), 0), seen);
  let sums = [0];
  for (const d of parts) sums = sums.flatMap((sum) => [sum + d, sum - d]);
  return { p: sums.filter((sum) => reaches(sum, seen)).length / sums.length, isExact: true };
}

/** Binomial coefficient, exact as far as it matters for `FEW`. */
function choose(n: number, k: number): number {
  let count = 1;
  for (let i = 1; i <= k; i++) count = (count * (n - k + i)) / i;
  return count;
}

/** The sums of all selections of `size` values from `from` on. */
function* selections(values: readonly number[], size: number, from = 0): Generator<number> {
  if (size === 0) yield 0;
  else
    for (let i = from; i <= values.length - size; i++)
      for (const rest of selections(values, size - 1, i + 1)) yield values[i]! + rest;
}

/** Draws `size` of the values without repetition to the front (a partial Fisher-Yates shuffle), and adds them up. */
function selectAtRandom(values: number[], size: number, uniform: Uniform): number {
  let sum = 0;
  for (let i = 0; i < size; i++) {
    const j = i + Math.floor(uniform() * (values.length - i));
    [values[i], values[j]] = [values[j]!, values[i]!];
    sum += values[i]!;
  }
  return sum;
}

/** Two separate samples: any of the values could as well have been in the first. */
export function permutationTest(
  first: readonly number[],
  second: readonly number[],
  uniform: Uniform,
): PermutationTest {
  const all = [...first, ...second];
  const size = first.length;
  if (size === 0 || second.length === 0) return { p: 1, isExact: true };
  // The difference of means is a linear function of the first sample's sum, which is 0 at its expectation.
  const expected = (all.reduce((sum, value) => sum + value, 0) * size) / all.length;
  const seen = first.reduce((sum, value) => sum + value, 0) - expected;
  if (choose(all.length, size) > FEW)
    return sampled(() => selectAtRandom(all, size, uniform) - expected, seen);
  const sums = [...selections(all, size)].map((sum) => sum - expected);
  return { p: sums.filter((sum) => reaches(sum, seen)).length / sums.length, isExact: true };
}
