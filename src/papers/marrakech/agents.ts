/** The paper's seven strategies, in the order of its tables. */
import type { PaperRun } from '../paper.ts';

export const STRATEGIES = ['random', 'flat', 'flat_score', 'UCB', 'UCB_score', 'UCT', 'UCT_score'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** All but random. */
export const SEARCHERS = STRATEGIES.filter((name) => name !== 'random');

/** Those whose results the paper itself finds strange. */
export const SUSPECTS: readonly Strategy[] = ['UCB_score', 'UCT', 'UCT_score'];

/** For keys, and the name of its agent: `flat-score`. */
export function keyOf(strategy: Strategy): string {
  return strategy.toLowerCase().replace('_', '-');
}

export interface AgentSpec {
  readonly name: string;
  readonly spec: string;
}

export const RANDOM: AgentSpec = { name: 'random', spec: 'marrakech/random' };

export const GREEDY = { name: 'greedy', spec: 'greedy' } as const;

/** @param playouts per move; random needs none */
export function agent(name: Strategy, playouts: number): AgentSpec {
  return name === 'random' ? RANDOM : { name, spec: `marrakech/${keyOf(name)}(iterations=${playouts})` };
}

/** The same under the same name, but the suspects have the fault. */
export function withFault(name: Strategy, playouts: number): AgentSpec {
  return SUSPECTS.includes(name)
    ? { name, spec: `marrakech/${keyOf(name)}-faulty(iterations=${playouts})` }
    : agent(name, playouts);
}

/** UCT at its own number of playouts, which most variants are compared with. */
export function uct(limit: string): AgentSpec {
  return { name: 'UCT', spec: `marrakech/uct(${limit})` };
}

type RunSpec = PaperRun['spec'];

/** What all runs share: only results and scores are kept. */
export const LEAN = {
  game: 'marrakech',
  measures: ['score'],
  records: 'none',
} as const satisfies Partial<RunSpec>;

/** Every two of the seven at this many playouts. */
export function tournamentSpec(playouts: number, games: number): RunSpec {
  return {
    ...LEAN,
    agents: STRATEGIES.map((name) => agent(name, playouts)),
    pairing: 'round-robin',
    games,
  };
}
