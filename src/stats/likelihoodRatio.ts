/**
 * The generalised log-likelihood ratio of two hypotheses about pairs of games. A hypothesis fixes one figure of the
 * distribution (its mean, or its mean in units of its deviation) and leaves the rest open; it is as likely as the
 * likeliest distribution that it allows.
 *
 * Where the hypothesis is sum p_i g_i = 0, that distribution is p_i = q_i / (1 + t g_i), with q the observed shares
 * and t such that it holds. For "mean = s", g_i = a_i - s. For "(mean - 1/2) / sd = r" the condition is not linear;
 * its linearisation at the current p, g_i = a_i - 1/2 - r sd (1 + ((a_i - mean) / sd)^2) / 2, is solved again and
 * again until p stands still. M. Van den Bergh, on the generalised likelihood ratio and on normalised Elo.
 */
import { PAIR_MEANS, type Pentanomial } from './pentanomial.ts';

/** Stands for an outcome that was never seen, which would make some ratios infinite. */
const UNSEEN = 1e-3;
const ENOUGH_STEPS = 100;
const TOLERANCE = 1e-12;

/**
 * Solves sum q_i g_i / (1 + t g_i) = 0 for t. The sum falls all the way from pole to pole, so that Newton's step is
 * taken where it stays between the bounds known so far, and their middle where it does not.
 */
function tilt(shares: readonly number[], g: readonly number[]): number {
  let low = -1 / Math.max(...g);
  let high = -1 / Math.min(...g);
  let t = 0;
  for (let step = 0; step < ENOUGH_STEPS; step++) {
    let value = 0;
    let slope = 0;
    for (let i = 0; i < g.length; i++) {
      const part = g[i]! / (1 + t * g[i]!);
      value += shares[i]! * part;
      slope -= shares[i]! * part * part;
    }
    if (value > 0) low = t;
    else high = t;
    const newton = t - value / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - t) < TOLERANCE * (high - low + Math.abs(t))) return next;
    t = next;
  }
  return t;
}

/** The likeliest distribution with sum p_i g_i = 0. */
function constrain(shares: readonly number[], g: readonly number[]): number[] {
  const t = tilt(shares, g);
  return shares.map((q, i) => q / (1 + t * g[i]!));
}

function withMean(shares: readonly number[], mean: number): number[] {
  return constrain(
    shares,
    PAIR_MEANS.map((a) => a - mean),
  );
}

function withRatio(shares: readonly number[], ratio: number): number[] {
  let p: readonly number[] = shares.map(() => 1 / shares.length);
  for (let step = 0; step < ENOUGH_STEPS; step++) {
    const mean = p.reduce((sum, share, i) => sum + share * PAIR_MEANS[i]!, 0);
    const sd = Math.sqrt(p.reduce((sum, share, i) => sum + share * (PAIR_MEANS[i]! - mean) ** 2, 0));
    const next = constrain(
      shares,
      PAIR_MEANS.map((a) => a - 0.5 - 0.5 * ratio * sd * (1 + ((a - mean) / sd) ** 2)),
    );
    const change = Math.max(...next.map((share, i) => Math.abs(share - p[i]!)));
    p = next;
    if (change < TOLERANCE) break;
  }
  return [...p];
}

function ratioOf(
  pairs: Pentanomial,
  likeliest: (shares: readonly number[], figure: number) => number[],
  figure0: number,
  figure1: number,
): number {
  const counts = pairs.map((count) => Math.max(count, UNSEEN));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shares = counts.map((count) => count / total);
  const p0 = likeliest(shares, figure0);
  const p1 = likeliest(shares, figure1);
  return counts.reduce((sum, count, i) => sum + count * Math.log(p1[i]! / p0[i]!), 0);
}

/** The generalised log-likelihood ratio of mean `s1` against mean `s0`. */
export function logLikelihoodRatio(pairs: Pentanomial, s0: number, s1: number): number {
  return ratioOf(pairs, withMean, s0, s1);
}

/** The same of (mean - 1/2) / sd = `r1` against `r0`. */
export function normalisedLogLikelihoodRatio(pairs: Pentanomial, r0: number, r1: number): number {
  return ratioOf(pairs, withRatio, r0, r1);
}
