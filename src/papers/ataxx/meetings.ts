/** The matches of A2: what both sides may spend, and what came of it. */
import { type Encounter, matchOf } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import { type Quantity, share } from '../quantity.ts';
import type { MapName } from './maps.ts';
import { ITERATIONS_PER_SECOND, MOVES_PER_SECOND } from './published.ts';

/**
 * What both may spend on a move. The report does not say how long its programs thought; its second is what its computer
 * did in one, counted instead of timed.
 */
export const BUDGETS = [
  {
    name: "the report's second",
    key: 'second',
    mcts: `iterations=${ITERATIONS_PER_SECOND}`,
    minimax: `nodes=${MOVES_PER_SECOND}`,
    games: 10,
  },
  { name: '0.1 s', key: '0.1s', mcts: 'time=100ms', minimax: 'time=100ms', games: 6 },
  { name: '1 s', key: '1s', mcts: 'time=1s', minimax: 'time=1s', games: 2 },
  { name: '5 s', key: '5s', mcts: 'time=5s', minimax: 'time=5s', games: 1 },
] as const;
export type BudgetKey = (typeof BUDGETS)[number]['key'];

/** MCTS against minimax. */
export function meeting(outcome: Outcome, map: MapName, budget: BudgetKey): Encounter {
  return matchOf(outcome.run(`${map}-${budget}`));
}

function meetingsOn(outcome: Outcome, maps: readonly MapName[]): Encounter[] {
  return maps.flatMap((map) => BUDGETS.map(({ key }) => meeting(outcome, map, key)));
}

/** Games of all budgets. */
export function gamesOn(outcome: Outcome, maps: readonly MapName[]): number {
  return meetingsOn(outcome, maps).reduce((sum, { games }) => sum + games, 0);
}

/** Points of MCTS in them, in percent. */
export function pointsOn(outcome: Outcome, maps: readonly MapName[]): Quantity {
  const points = meetingsOn(outcome, maps).reduce(
    (sum, { counts: { wins, draws } }) => sum + wins + draws / 2,
    0,
  );
  return share(points, gamesOn(outcome, maps));
}

/** Stones that MCTS is behind at the end. */
export function behind(outcome: Outcome, map: MapName, budget: BudgetKey): Quantity {
  return meeting(outcome, map, budget).turned().lead();
}
