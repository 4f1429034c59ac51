/**
 * How chance and hidden information become trees. A forest is data; the search reads it.
 *
 *     tree              one tree with chance nodes, outcomes drawn by probability (or uniformly, or in equal measure)
 *     ensemble          several trees, each in its own world: hidden things imagined once, chance in one order
 *     open loop         one tree over moves alone; chance and hidden things are redrawn in every iteration
 *     information set   the same, but what chance shows to everybody has nodes (SO-ISMCTS)
 *     naive             one tree in the one world that the game presumes
 *     known future      an oracle: the true hidden things and the true order of chance
 *     table             one graph: positions are found again by their key, whatever line of play led to them
 */
import type { PositionKey } from '../../../core/index.ts';

/** How one tree with chance nodes may draw. */
export const TREE_DRAWS = ['weighted', 'uniform', 'even'] as const;
export type TreeDraws = (typeof TREE_DRAWS)[number];

export interface Forest {
  /** How many trees grow side by side. */
  readonly trees: number;
  /** Do trees add up their visits, or does each vote for one move? */
  readonly combine: 'visits' | 'votes';
  /** What a tree takes hidden things to be: what they are, a guess for the tree, a guess for each iteration, or one fixed. */
  readonly world: 'true' | 'imagined' | 'redrawn' | 'presumed';
  /** Do outcomes of chance have nodes, or does the tree pass over them? */
  readonly chance: 'nodes' | 'skipped';
  /**
   * How outcomes are drawn: by probability; all alike; evenly, each as often as its probability says, so that luck has no
   * part in means; in one order for each tree; or as they will really come.
   */
  readonly draws: TreeDraws | 'fixed' | 'future';
  /** By what positions are found again, if they are. */
  readonly key?: PositionKey;
}

const ONE_TREE: Forest = {
  trees: 1,
  combine: 'visits',
  world: 'true',
  chance: 'nodes',
  draws: 'weighted',
};

export function singleTree(draws: TreeDraws): Forest {
  return { ...ONE_TREE, draws };
}

export function ensemble(trees: number, combine: 'visits' | 'votes'): Forest {
  return { ...ONE_TREE, trees, combine, world: 'imagined', draws: 'fixed' };
}

export const openLoop: Forest = { ...ONE_TREE, world: 'redrawn', chance: 'skipped' };
export const informationSet: Forest = { ...ONE_TREE, world: 'redrawn' };
export const naive: Forest = { ...ONE_TREE, world: 'presumed' };
export const knownFuture: Forest = { ...ONE_TREE, draws: 'future' };

export function tableBy(key: PositionKey): Forest {
  return { ...ONE_TREE, chance: 'skipped', key };
}

/** Can the legal moves at a node differ from visit to visit? Then children lie in lists. */
export function movesVary({ world, chance, key }: Forest): boolean {
  return world === 'redrawn' || (key ? !key.isComplete : chance === 'skipped');
}
