/** UCT with nothing special, as parts of the fast search, for tests that look at its tree through the policy. */
import type { Playout } from '../../src/core/index.ts';
import { MEAN, type MctsParts, Ucb1, Win, singleTree } from '../../src/search/index.ts';
import type { Tree } from '../../src/search/index.ts';

export const UNIFORM: Playout = {
  choose: (state, random) => state.sample(random),
  run: (state, random) => state.playOut(random),
};

/** UCB1 that shows the tree it is asked about. */
export class WatchedUcb1 extends Ucb1 {
  private readonly look: (tree: Tree) => void;

  constructor(look: (tree: Tree) => void) {
    super({ c: 1, decays: false, total: 'children', urgency: Infinity });
    this.look = look;
  }

  override select(...args: Parameters<Ucb1['select']>): number {
    this.look(args[0]);
    return super.select(...args);
  }
}

export function plainParts(look: (tree: Tree) => void, changes: Partial<MctsParts>): MctsParts {
  return {
    forest: singleTree('weighted'),
    policy: new WatchedUcb1(look),
    expansion: { adds: 'node', maxDepth: Infinity, decisive: 'none' },
    leaf: { playout: UNIFORM, reward: new Win(), times: 1 },
    backup: MEAN,
    solver: false,
    choice: 'visits',
    budget: {},
    reuse: false,
    ...changes,
  };
}
