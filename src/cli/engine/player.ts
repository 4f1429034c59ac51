/** The agent behind the protocol, and what the protocol's limits mean to it. */
import { canonicalSpec, formatSpec, listAgents, makeAgent, parseSpec } from '../../agents/index.ts';
import { type Game, type OptionValues, Random } from '../../core/index.ts';
import { type Budget, type Clock, type Search, Tree } from '../../search/index.ts';
import { openCrew } from '../../workers/crew.node.ts';
import type { Limits } from './limits.ts';

export interface PlayerSettings {
  readonly game: Game;
  readonly agent: string;
  /** For a transposition table, or for the tree. */
  readonly megabytes: number;
  readonly seed: number;
  /** The options of the game. */
  readonly rules: OptionValues;
  readonly clock: Clock;
}

export interface Player {
  readonly search: Search;
  /** Minimax counts depth and positions; Monte Carlo counts iterations. */
  readonly countsDepth: boolean;
  /** The largest tree that fits the memory. */
  readonly mostNodes: number;
}

/** @throws UserError for a wrong spec */
export function makePlayer({ game, agent, megabytes, seed, rules, clock }: PlayerSettings): Player {
  const spec = parseSpec(canonicalSpec(agent, game));
  const entry = listAgents(game).find((e) => e.kind === 'agent' && e.name === spec.name);
  const options = spec.options.map((option) =>
    option.key === 'hash' ? { key: 'hash', value: { name: String(megabytes), options: [] } } : option,
  );
  const random = new Random(seed).derive('agent', 0);
  return {
    search: makeAgent(formatSpec({ name: spec.name, options }), { game, random, clock, rules, openCrew }),
    countsDepth: entry?.options.some((option) => option.name === 'depth') ?? false,
    mostNodes: Math.floor((megabytes * 2 ** 20) / new Tree().bytesPerNode),
  };
}

/**
 * The budget for a search with these limits, time apart; undefined leaves the agent its own. A depth says
 * nothing to Monte Carlo, which then keeps its own budget (and is stopped when its tree is that deep).
 */
export function budgetFor(player: Player, limits: Limits, isTimed: boolean): Budget | undefined {
  const { depth, nodes, infinite } = limits;
  const counted = player.countsDepth
    ? { ...(depth !== undefined && { depth }), ...(nodes !== undefined && { nodes }) }
    : { ...(nodes !== undefined && { iterations: nodes }) };
  if (!infinite && !isTimed && Object.keys(counted).length === 0) return undefined;
  const budget = infinite ? {} : counted;
  return player.countsDepth ? budget : { ...budget, nodes: player.mostNodes };
}
