/**
 * ε-greedy: with probability ε a uniformly random child, else the one with the best mean. Untried children come
 * first. With ε = 0 it is greedy: try everything once, then trust the means.
 */
import type { Random } from '../../core/index.ts';
import type { Tree } from '../tree.ts';
import { type TreePolicy, openChild } from './treePolicy.ts';

/** The child with the best mean; all have been tried. */
function bestMean(tree: Tree, node: number): number {
  const { visits, sum } = tree;
  const first = tree.first[node]!;
  const end = first + tree.count[node]!;
  let best = first;
  let bestValue = -Infinity;
  for (let child = first; child < end; child++) {
    const value = sum[child]! / visits[child]!;
    if (value > bestValue) {
      bestValue = value;
      best = child;
    }
  }
  return best;
}

export class EpsilonGreedy implements TreePolicy {
  readonly columns = {};
  private readonly epsilon: number;
  private readonly decays: boolean;

  /** @param decays ε falls as ε / t with the visits t of the node's children together */
  constructor(epsilon: number, decays: boolean) {
    this.epsilon = epsilon;
    this.decays = decays;
  }

  select(tree: Tree, node: number, random: Random): number {
    const count = tree.count[node]!;
    if (tree.opened[node]! < count) return openChild(tree, node, random);
    const epsilon = this.decays ? this.epsilon / (tree.visits[node]! - 1) : this.epsilon;
    if (epsilon > 0 && random.unit() < epsilon) return tree.first[node]! + random.below(count);
    return bestMean(tree, node);
  }
}
