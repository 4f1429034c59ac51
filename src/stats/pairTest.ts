/**
 * The exact sign-flip test of a match, from its counts of pairs: were the agents equal, each pair could as well have
 * gone to the other. In quarters of a point, the sum of 2 B1 - k1 over the pairs that went one way by a quarter
 * and 2 (2 B2 - k2) over those that went by a half, with B1 and B2 binomial: so the test is exact for any number of
 * games, in linear time.
 */
import type { Pentanomial } from './pentanomial.ts';

/** Probabilities of 0..n heads in n throws of a fair coin. */
function fairBinomial(n: number): Float64Array {
  const p = new Float64Array(n + 1);
  // In logarithms: 2^-n itself underflows for a long match.
  let log = -n * Math.LN2;
  for (let k = 0; k <= n; k++) {
    p[k] = Math.exp(log);
    log += Math.log((n - k) / (k + 1));
  }
  return p;
}

/** Two-sided p-value of "the agents are equal"; 1 where every pair is even, or there is none. */
export function pairTest([lost, behind, , ahead, won]: Pentanomial): number {
  const seen = Math.abs(ahead - behind + 2 * (won - lost));
  if (seen === 0) return 1;
  const quarters = ahead + behind;
  const halves = won + lost;
  const tail = fairBinomial(quarters);
  for (let k = quarters - 1; k >= 0; k--) tail[k]! += tail[k + 1]!;
  const atLeast = (k: number): number => (k <= 0 ? 1 : k > quarters ? 0 : tail[k]!);
  const upper = fairBinomial(halves).reduce(
    (sum, p, heads) => sum + p * atLeast(Math.ceil((seen - 2 * (2 * heads - halves) + quarters) / 2)),
    0,
  );
  return Math.min(1, 2 * upper);
}
