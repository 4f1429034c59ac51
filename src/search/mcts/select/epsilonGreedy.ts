/**
 * ε-greedy: with probability ε a uniformly random child, else the one with the best mean. With ε = 0 it is greedy: try
 * everything once, then trust the means.
 */
import type { Random } from '../../../core/index.ts';
import type { Tree } from '../tree.ts';
import { type Candidates, iterationOf } from './candidates.ts';
import type { TreePolicy } from './treePolicy.ts';

function bestMean(tree: Tree, among: Candidates): number {
  const { base, list, count } = among;
  let best = base + list[0]!;
  let bestValue = -Infinity;
  for (let i = 0; i < count; i++) {
    const child = base + list[i]!;
    const value = tree.sum(child) / tree.visits(child);
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

  /** @param decays ε falls as ε / t with the number t of the iteration */
  constructor(epsilon: number, decays: boolean) {
    this.epsilon = epsilon;
    this.decays = decays;
  }

  select(tree: Tree, _node: number, among: Candidates, random: Random): number {
    const epsilon = this.decays ? this.epsilon / iterationOf(tree) : this.epsilon;
    if (epsilon > 0 && random.unit() < epsilon) return among.base + among.list[random.below(among.count)]!;
    return bestMean(tree, among);
  }
}
