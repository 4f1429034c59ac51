/**
 * The permutation test for pairs: if it made no difference who is who, every exchange of names within pairs would have been
 * as likely as what was seen. The p-value is the share of exchanges whose difference is at least as large. All are tried
 * when there are few, or counted where the values are whole numbers; otherwise a sample is drawn, and what was seen counts
 * as one of it, so that p is never 0.
 * R. A. Fisher, 1935; E. J. G. Pitman, 1937.
 */

export interface SignFlipTest {
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

function sampled(draw: () => number, seen: number): SignFlipTest {
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
export function signFlipTest(differences: readonly number[], uniform: Uniform): SignFlipTest {
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
