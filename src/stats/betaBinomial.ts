/** How many of some trials succeed if the rate itself is known only up to a beta distribution. */
import { logGamma } from './special.ts';

function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}

function probability(successes: number, trials: number, a: number, b: number): number {
  const choose = -Math.log(trials + 1) - logBeta(trials - successes + 1, successes + 1);
  return Math.exp(choose + logBeta(successes + a, trials - successes + b) - logBeta(a, b));
}

/**
 * The central 95 %: at most 2.5 % lie below the first number of successes, and at most 2.5 % above the second.
 * @param a successes that are known already, and one's prior; b: failures, likewise
 */
export function betaBinomialRange(
  trials: number,
  a: number,
  b: number,
): readonly [least: number, most: number] {
  let [least, below] = [0, 0];
  for (; least < trials; least++) {
    below += probability(least, trials, a, b);
    if (below > 0.025) break;
  }
  let [most, above] = [trials, 0];
  for (; most > least; most--) {
    above += probability(most, trials, a, b);
    if (above > 0.025) break;
  }
  return [least, most];
}
