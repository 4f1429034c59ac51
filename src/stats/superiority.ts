/**
 * Likelihood of superiority: how sure is it that the first agent is the stronger one, given the match and no opinion
 * before it? Phi((s - 1/2) / standard error), with pairs as units.
 */
import { normalCdf } from './distributions.ts';
import { PAIR_MEANS, type Pentanomial, pairSample } from './pentanomial.ts';

export function likelihoodOfSuperiority(pairs: Pentanomial): number {
  const { count, mean, sd } = pairSample(pairs);
  if (count === 0 || mean === 0.5) return 0.5;
  // Pairs that are all alike show no noise; the distances from 1/2 then stand for it, as if the agents were equal.
  const noise =
    sd > 0 ? sd : Math.sqrt(pairs.reduce((s, n, i) => s + n * (PAIR_MEANS[i]! - 0.5) ** 2, 0) / count);
  return normalCdf((mean - 0.5) / (noise / Math.sqrt(count)));
}
