/** What M7 plays beyond the paper's game, and how its results are read. */
import type { RunResults } from '../../lab/index.ts';
import type { Quantity } from '../quantity.ts';

/** Equal players against each other: who starts? */
export const MIRRORS = [
  { key: 'random', name: 'random', spec: 'random', games: 10_000 },
  { key: 'greedy', name: 'greedy', spec: 'greedy', games: 2000 },
  { key: 'uct', name: 'UCT', spec: 'marrakech/uct(iterations=100)', games: 1000 },
  { key: 'expectimax', name: 'expectimax 2', spec: 'expectimax(depth=2)', games: 600 },
] as const;

/** The official games for two, three and four; games in whole blocks. */
export const TABLES = [
  { key: 'official2', preset: 'official2', players: 'two', games: 40 },
  { key: 'official3', preset: 'official3', players: 'three', games: 60 },
  { key: 'official4', preset: 'official4', players: 'four', games: 120 },
] as const;

/** Points per game of an agent over all its games, in percent. */
export function shareAt({ agents }: RunResults, name: string): Quantity {
  const { rate, games } = agents.find((agent) => agent.name === name)!;
  const value = (part: number | null, missing: number): number => (part === null ? missing : 100 * part);
  return {
    kind: 'derived',
    value: value(rate.mean, NaN),
    low: value(rate.low, 0),
    high: value(rate.high, 100),
    games,
  };
}

/** What everyone would get between equals, in percent. */
export function evenShare({ lineups }: RunResults): number {
  return 100 / (lineups?.seats ?? 2);
}
