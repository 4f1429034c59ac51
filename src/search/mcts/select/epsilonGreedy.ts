/**
 * ε-greedy: with probability ε a uniformly random child, else the one with the best mean. With ε = 0 it is greedy: try
 * everything once, then trust the means. Untried children may also be left to chance, as in the program of the Carcassonne
 * paper: then only the random choice ever tries one, and with ε = 0 the first child is the only one.
 */
import type { Random } from '../../../core/index.ts';
import type { Tree } from '../tree.ts';
import { type Candidates, iterationOf } from './candidates.ts';
import type { TreePolicy } from './treePolicy.ts';

export const UNTRIED = ['first', 'chance'] as const;
export type Untried = (typeof UNTRIED)[number];

/** An untried child has no mean (0 / 0), which is larger than nothing. */
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
  readonly ranksUntried: boolean;
  private readonly epsilon: number;
  private readonly decays: boolean;

  /**
   * @param decays ε falls as ε / t with the number t of the iteration
   * @param untried are they tried first, each once, or by chance alone?
   */
  constructor(epsilon: number, decays: boolean, untried: Untried) {
    this.epsilon = epsilon;
    this.decays = decays;
    this.ranksUntried = untried === 'chance';
  }

  select(tree: Tree, _node: number, among: Candidates, random: Random): number {
    const epsilon = this.decays ? this.epsilon / iterationOf(tree) : this.epsilon;
    if (epsilon > 0 && random.unit() < epsilon) return among.base + among.list[random.below(among.count)]!;
    return bestMean(tree, among);
  }
}
