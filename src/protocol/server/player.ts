/** The agent behind the protocol, and what the protocol's limits mean to it. */
import type { ResolvedAgent } from '../../agents/index.ts';
import { type OptionValues, Random } from '../../core/index.ts';
import type { Budget, Clock, Search } from '../../search/index.ts';
import { openPool } from '../../workers/pool.node.ts';
import { freeMemoryFor } from '../../workers/freeMemory.node.ts';
import type { Limits } from './limits.ts';

export interface PlayerSettings {
  readonly agent: ResolvedAgent;
  /** For a transposition table, or for the tree. */
  readonly megabytes: number;
  readonly seed: number;
  /** The options of the game. */
  readonly options: OptionValues;
  readonly clock: Clock;
}

export interface Player {
  readonly search: Search;
  readonly agent: ResolvedAgent;
  /** Minimax counts depth and positions; Monte Carlo counts iterations. */
  readonly countsDepth: boolean;
  /** The most that a tree may take. */
  readonly bytes: number;
}

/** @throws UserError for a table that is too small or too large */
export function makePlayer({ agent, megabytes, seed, options, clock }: PlayerSettings): Player {
  const hasTable = agent.values.hash !== undefined;
  const random = new Random(seed).derive('agent', 0);
  const player = hasTable ? agent.with('hash', megabytes) : agent;
  return {
    search: player.make({ random, clock, options, openPool, freeMemory: freeMemoryFor(1) }),
    agent: player,
    countsDepth: agent.counts === 'nodes',
    bytes: megabytes * 2 ** 20,
  };
}

/**
 * The budget for a search with these limits, time apart. Without any, the agent keeps its own. A depth says nothing to
 * Monte Carlo, which then keeps its own as well (and is stopped when its tree is that deep). A tree never takes more
 * than its memory.
 */
export function budgetFor(player: Player, limits: Limits, isTimed: boolean): Budget {
  const { agent, countsDepth } = player;
  const { depth, nodes, infinite } = limits;
  const counted = countsDepth
    ? { ...(depth !== undefined && { depth }), ...(nodes !== undefined && { nodes }) }
    : { ...(nodes !== undefined && { iterations: nodes }) };
  const isLimited = infinite || isTimed || Object.keys(counted).length > 0;
  const budget = isLimited ? agent.budgetWith(infinite ? {} : counted) : agent.budget;
  return countsDepth ? budget : { ...budget, bytes: Math.min(budget.bytes ?? Infinity, player.bytes) };
}
