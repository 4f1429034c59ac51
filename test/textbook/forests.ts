/** The forests, in the terms of the textbook search. */
import type { Move, PositionKey, Random, State } from '../../src/core/index.ts';
import { legalMoves } from './minimax.ts';
import type { Node } from './node.ts';
import type { Forest } from './plan.ts';

export const tree: Forest = {
  trees: 1,
  votes: false,
  world: 'true',
  chance: 'nodes',
  draws: 'weighted',
  movesVary: false,
};

export const uniformTree: Forest = { ...tree, draws: 'uniform' };
export const evenTree: Forest = { ...tree, draws: 'even' };

export function ensemble(trees: number, combine: 'visits' | 'votes'): Forest {
  return { ...tree, trees, votes: combine === 'votes', world: 'imagined', draws: 'fixed' };
}

export const openLoop: Forest = { ...tree, world: 'redrawn', chance: 'skipped', movesVary: true };
export const informationSet: Forest = { ...tree, world: 'redrawn', movesVary: true };
export const naive: Forest = { ...tree, world: 'presumed' };
export const knownFuture: Forest = { ...tree, draws: 'future' };

/** Positions found again by a key; where the key leaves things out, equal keys can have different moves. */
export function table(key: Pick<PositionKey, 'write' | 'isComplete'>): Forest {
  const words = new Int32Array(2);
  return {
    ...tree,
    chance: 'skipped',
    movesVary: !key.isComplete,
    keyOf: (state) => {
      key.write(state, words);
      return words.join(' ');
    },
  };
}

export function anyOf(outcomes: readonly Move[], random: Random): Move {
  return outcomes[random.below(outcomes.length)]!;
}

/** The outcome of a chance node that is furthest behind what its probability promises. */
export function mostDue({ children }: Node, state: State): Move {
  const visitsOf = (outcome: Move): number => children.find(({ move }) => move === outcome)?.visits ?? 0;
  const outcomes = legalMoves(state);
  const next = 1 + outcomes.reduce((sum, outcome) => sum + visitsOf(outcome), 0);
  const behind = outcomes.map((outcome) => state.weight(outcome) * next - visitsOf(outcome));
  return outcomes[behind.indexOf(Math.max(...behind))]!;
}
