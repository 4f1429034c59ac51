/** The paper's seven strategies, in the order of its tables. */
import type { Part } from '../paper.ts';

export const STRATEGIES = ['random', 'flat', 'flat_score', 'UCB', 'UCB_score', 'UCT', 'UCT_score'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** All but random. */
export const SEARCHERS = STRATEGIES.filter((name) => name !== 'random');

/** Those whose results the paper itself finds strange. */
export const SUSPECTS: readonly Strategy[] = ['UCB_score', 'UCT', 'UCT_score'];

/** The named agent: `marrakech/flat-score`. */
function specOf(strategy: Strategy): string {
  return `marrakech/${strategy.toLowerCase().replace('_', '-')}`;
}

interface AgentSpec {
  readonly name: string;
  readonly spec: string;
}

export function agent(name: Strategy, playouts?: number | string): AgentSpec {
  return { name, spec: playouts === undefined ? specOf(name) : `${specOf(name)}(iterations=${playouts})` };
}

/** The same under the same name, but the suspects have the fault. */
export function withFault(name: Strategy): AgentSpec {
  return SUSPECTS.includes(name) ? { name, spec: `${specOf(name)}-faulty` } : agent(name);
}

/** UCT at its own number of playouts, which most variants are compared with. */
export function uct(limit: string): AgentSpec {
  return { name: 'UCT', spec: `marrakech/uct(${limit})` };
}

type PartSpec = Part['spec'];

/** What all runs share: only results and scores are kept. */
export const LEAN = {
  game: 'marrakech',
  measures: ['score'],
  records: 'none',
} as const satisfies Partial<PartSpec>;

/** Every two of the seven at so many playouts. */
export function tournamentSpec(playouts: number, games: number): PartSpec {
  return {
    ...LEAN,
    agents: STRATEGIES.map((name) => agent(name)),
    pairing: 'round-robin',
    budget: { iterations: playouts },
    games,
  };
}
