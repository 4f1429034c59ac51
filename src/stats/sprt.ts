/**
 * Sequential probability ratio test of a match: is the first agent stronger by `elo1` rather than by `elo0`? After
 * each pair the generalised log-likelihood ratio is compared with Wald's bounds; the match ends when it leaves
 * them. Pairs, not games, are the outcomes (pentanomial), because the games of a pair are not independent. Nothing is
 * played here: any counts will do. A. Wald, 1945.
 */
import { expectedRate } from './elo.ts';
import { logLikelihoodRatio, normalisedLogLikelihoodRatio } from './likelihoodRatio.ts';
import { pairRatio } from './normalisedElo.ts';
import { type Pentanomial, countPairs } from './pentanomial.ts';

export const STRENGTH_UNITS = ['elo', 'nelo'] as const;

/** Elo, or normalised Elo. */
export type StrengthUnit = (typeof STRENGTH_UNITS)[number];

export interface SprtBounds {
  readonly elo0: number;
  readonly elo1: number;
  /** Chance to accept elo1 although elo0 is true, and the other way round. */
  readonly alpha: number;
  readonly beta: number;
  /** What elo0 and elo1 are measured in; Elo if missing. */
  readonly unit?: StrengthUnit;
}

export interface SprtState extends SprtBounds {
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly decision: 'elo0' | 'elo1' | 'continue';
}

/** The bounds of the log-likelihood ratio between which the match continues. */
export function waldBounds({ alpha, beta }: SprtBounds): { lower: number; upper: number } {
  return { lower: Math.log(beta / (1 - alpha)), upper: Math.log((1 - beta) / alpha) };
}

function ratio(pairs: Pentanomial, { elo0, elo1, unit }: SprtBounds): number {
  if (countPairs(pairs) === 0) return 0;
  return unit === 'nelo'
    ? normalisedLogLikelihoodRatio(pairs, pairRatio(elo0), pairRatio(elo1))
    : logLikelihoodRatio(pairs, expectedRate(elo0), expectedRate(elo1));
}

export function sprt(pairs: Pentanomial, bounds: SprtBounds): SprtState {
  const { lower, upper } = waldBounds(bounds);
  const llr = ratio(pairs, bounds);
  const decision = llr >= upper ? 'elo1' : llr <= lower ? 'elo0' : 'continue';
  return { ...bounds, llr, lower, upper, decision };
}
