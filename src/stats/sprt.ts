/**
 * Sequential probability ratio test of a match: is the first agent stronger by `elo1` rather than by `elo0`? After
 * each pair the generalised log-likelihood ratio is compared with Wald's bounds; the match ends when it leaves
 * them. Pairs, not games, are the outcomes (pentanomial), for the games of a pair are not independent.
 *
 * For the hypothesis "mean = s" the likeliest distribution is p_i = q_i / (1 + t (a_i - s)), with q the observed
 * shares and t such that its mean is s. A. Wald, 1945; M. Van den Bergh, on the generalised likelihood ratio.
 */
import { expectedRate } from './elo.ts';
import type { Pentanomial } from './pairs.ts';

export interface SprtBounds {
  readonly elo0: number;
  readonly elo1: number;
  /** Chance to accept elo1 although elo0 is true, and the other way round. */
  readonly alpha: number;
  readonly beta: number;
}

export interface SprtState extends SprtBounds {
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly decision: 'elo0' | 'elo1' | 'continue';
}

const OUTCOMES = [0, 0.25, 0.5, 0.75, 1] as const;
/** Stands for an outcome that was never seen, which would make some ratios infinite. */
const UNSEEN = 1e-3;

/** Solves sum q_i (a_i - s) / (1 + t (a_i - s)) = 0 by bisection; the sum falls as t grows. */
function tilt(shares: readonly number[], s: number): number {
  const slope = (t: number): number =>
    shares.reduce((sum, q, i) => sum + (q * (OUTCOMES[i]! - s)) / (1 + t * (OUTCOMES[i]! - s)), 0);
  let low = -1 / (1 - s) + 1e-12;
  let high = 1 / s - 1e-12;
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The generalised log-likelihood ratio of mean `s1` against mean `s0`. */
export function logLikelihoodRatio(pairs: Pentanomial, s0: number, s1: number): number {
  const counts = pairs.map((count) => Math.max(count, UNSEEN));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shares = counts.map((count) => count / total);
  const t0 = tilt(shares, s0);
  const t1 = tilt(shares, s1);
  const ratio = shares.reduce((sum, q, i) => {
    const a = OUTCOMES[i]!;
    return sum + q * Math.log((1 + t0 * (a - s0)) / (1 + t1 * (a - s1)));
  }, 0);
  return total * ratio;
}

export function sprt(pairs: Pentanomial, bounds: SprtBounds): SprtState {
  const { elo0, elo1, alpha, beta } = bounds;
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  const played = pairs.reduce((sum, count) => sum + count, 0);
  const llr = played === 0 ? 0 : logLikelihoodRatio(pairs, expectedRate(elo0), expectedRate(elo1));
  const decision = llr >= upper ? 'elo1' : llr <= lower ? 'elo0' : 'continue';
  return { elo0, elo1, alpha, beta, llr, lower, upper, decision };
}
