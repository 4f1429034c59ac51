/**
 * Does a board favour a side? Two equal agents play every board twice with colours switched. If the board decides, the
 * same colour wins both games, so that each agent wins one; if it does not, the two games are as good as independent.
 */
import type { PairingResult } from '../../lab/index.ts';
import type { Outcome } from '../outcome.ts';
import { matchOf } from '../encounter.ts';
import { type Quantity, share } from '../quantity.ts';

export interface PairShares {
  readonly pairs: number;
  /** Pairs in which both games had the same outcome for each colour, in percent. */
  readonly same: Quantity;
  /** How many there would be if the games of a pair had nothing in common, in percent. */
  readonly expected: number;
}

/** Games won by White, drawn, and won by Black. */
export function byColour({ bySeat }: PairingResult): readonly [white: number, draws: number, black: number] {
  const [white, black] = [bySeat[0]!, bySeat[1]!];
  return [white.wins + black.losses, white.draws + black.draws, white.losses + black.wins];
}

export function pairShares(outcome: Outcome, run: string): PairShares {
  const { pairing } = matchOf(outcome.run(run));
  const pairs = pairing.pairs.reduce((sum, count) => sum + count, 0);
  const colours = byColour(pairing);
  const games = Math.max(1, pairing.games);
  const expected = colours.reduce((sum, count) => sum + (count / games) ** 2, 0);
  return { pairs, same: share(pairing.pairs[2], pairs), expected: 100 * expected };
}

/** How much of the variance of results is due to the board, in percent; negative if games of a pair oppose it. */
export function boardEffect(outcome: Outcome, run: string): Quantity {
  const { pairing } = matchOf(outcome.run(run));
  const split = pairing.luck?.points;
  if (!split) return { kind: 'derived', value: 0, low: -100, high: 100, games: pairing.games };
  // What helps an agent in one game of the pair harms it in the other.
  const { mean, low, high } = split.correlation;
  return { kind: 'derived', value: -100 * mean, low: -100 * high, high: -100 * low, games: pairing.games };
}
