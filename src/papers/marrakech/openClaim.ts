/**
 * What the paper says about its three experiments, as conditions on games, open to whose games they are. M1 to M3 put
 * these claims to the strategies as they are meant, M4 those that concern the suspects to faulty ones.
 */
import type { Encounter } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, Explanation } from '../paper.ts';
import type { Condition } from '../quantity.ts';
import { STRATEGIES, type Strategy } from './agents.ts';

/** What the row did against the column. */
export type Tournament = (row: Strategy, column: Strategy) => Encounter;

/** A claim, open to whose games it is put to. */
export interface OpenClaim<Games> extends Omit<Claim, 'conditions'> {
  /** Does it concern the strategies that the paper itself suspects? */
  readonly onSuspects: boolean;
  conditions(games: Games): readonly Condition[];
}

/** Why sound strategies do not do what the paper saw of the suspects. */
export const FAULTY: Explanation = {
  text: 'The UCB_score, UCT and UCT_score of the paper must have been faulty, as its authors suspect of UCT: sound ones play well, and such results come back with a fault.',
  shownBy: 'M4',
};

function close<Games>(open: OpenClaim<Games>, find: (outcome: Outcome) => Games): Claim {
  const { key, what, source, explanation } = open;
  const conditions = (outcome: Outcome) => open.conditions(find(outcome));
  return { key, what, source, conditions, ...(explanation && { explanation }) };
}

/** @param find the games of an outcome that the claims are put to */
export function putTo<Games>(
  claims: readonly OpenClaim<Games>[],
  find: (outcome: Outcome) => Games,
): Claim[] {
  return claims.map((claim) => close(claim, find));
}

/** All strategies but these. */
export function others(...strategies: readonly Strategy[]): Strategy[] {
  return STRATEGIES.filter((name) => !strategies.includes(name));
}

/** `row` wins less than half of its games against each of the columns. */
export function loses(games: Tournament, row: Strategy, ...columns: readonly Strategy[]): Condition[] {
  return columns.map((column) => ({ quantity: games(row, column).points(), below: 50 }));
}

export function beats(games: Tournament, row: Strategy, ...columns: readonly Strategy[]): Condition[] {
  return columns.map((column) => ({ quantity: games(row, column).points(), above: 50 }));
}
