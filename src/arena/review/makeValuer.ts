/** Which valuer an agent gets, and which agents cannot review. */
import { type ResolvedAgent, TREE_AGENTS } from '../../agents/index.ts';
import { type Random, UserError } from '../../core/index.ts';
import type { Search, Setting } from '../../search/index.ts';
import { SearchValuer } from './searchValuer.ts';
import type { Slice } from './slice.ts';
import { TreeValuer } from './treeValuer.ts';
import type { Valuer } from './valuer.ts';

export interface ValuerSettings {
  readonly agent: ResolvedAgent;
  readonly seats: number;
  readonly setting: Omit<Setting, 'game' | 'random'>;
  readonly slice: Slice;
  /** The agent's search and its stream. */
  readonly search: Search;
  readonly random: Random;
}

/**
 * The agent as it reviews: on one thread, so that the review can be repeated.
 * @throws UserError for an agent that knows too much, or that may answer otherwise every time
 */
export function reviewer(agent: ResolvedAgent): ResolvedAgent {
  if (agent.oracle !== undefined)
    throw new UserError(
      `${agent.name} knows ${agent.oracle}, so it would judge moves by what their players could not know`,
      'Review with another forest.',
    );
  if (agent.engineSettings())
    throw new UserError(
      'an engine cannot review: it is a program of its own, and may answer otherwise every time',
      'Review with an agent that searches, such as uct.',
    );
  return agent.without('parallel');
}

/** @throws UserError for an agent that does not say what moves are worth to all seats */
export function makeValuer({ agent, seats, setting, slice, search, random }: ValuerSettings): Valuer {
  if (TREE_AGENTS.includes(agent.name)) return new TreeValuer(agent, setting, slice);
  if (seats === 2) return new SearchValuer(agent, search, random, slice);
  throw new UserError(
    `${agent.name} says what a position is worth to one seat, which is not enough where ${seats} play`,
    'Review with a tree search, such as uct.',
  );
}
