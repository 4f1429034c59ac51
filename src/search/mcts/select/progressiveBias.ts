/**
 * Progressive bias: UCB1 with a bonus for moves that a rating likes, which fades with visits. Untried moves come first,
 * the best rated before others, or in any order.
 *
 *     usual           mean + c * sqrt(ln N / n) + w * H / (n + 1)     H the rating, squeezed into [0, 1]
 *     Saboteur paper  mean + c * sqrt(ln N / n) + w * b / n           b the rating as it is
 *
 * G. Chaslot, M. Winands, J. van den Herik, J. Uiterwijk, B. Bouzy, 2008. In both N counts the visits of the parent.
 */
import { winChance } from '../../../core/index.ts';
import type { Rating } from '../expand/rating.ts';
import { ROOT, type Tree } from '../tree.ts';
import type { Candidates } from './candidates.ts';
import { trialsOf } from './candidates.ts';
import { logOf } from './roots.ts';
import type { TreePolicy } from './treePolicy.ts';

export interface ProgressiveBiasOptions {
  readonly c: number;
  readonly weight: number;
  readonly form: 'usual' | 'paper';
  /** Which untried move comes first. */
  readonly untried: 'best' | 'any';
}

export class ProgressiveBias implements TreePolicy {
  readonly columns: { readonly priors: true; readonly weights: boolean };
  readonly ranksUntried = true;
  readonly rating: Rating;
  private readonly options: ProgressiveBiasOptions;

  constructor(rating: Rating, options: ProgressiveBiasOptions) {
    this.rating = rating;
    this.options = options;
    this.columns = { priors: true, weights: options.form === 'usual' };
  }

  select(tree: Tree, node: number, among: Candidates): number {
    const { prior } = tree;
    const { base, list, count } = among;
    const { c, weight, form, untried } = this.options;
    const own = node === ROOT ? 0 : 1;
    let best = base + list[0]!;
    let bestValue = -Infinity;
    let someUntried = false;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      const n = tree.visits(child);
      if (someUntried && n > 0) continue;
      // Moves are listed in random order, so the first is any of them.
      let value = n === 0 && untried === 'any' ? 0 : prior[child]!;
      if (n > 0) {
        const log = logOf(trialsOf(tree, node, child) + own);
        const bonus = form === 'paper' ? value / n : this.chance(tree, child) / (n + 1);
        value = tree.sum(child) / n + c * Math.sqrt(log / n) + weight * bonus;
      } else if (!someUntried) {
        someUntried = true;
        bestValue = -Infinity;
      }
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }

  /** The rating, squeezed into [0, 1]: computed once. */
  private chance(tree: Tree, child: number): number {
    if (tree.peak[child] !== 0) {
      tree.weight[child] = winChance(tree.prior[child]!, this.rating.scale);
      tree.peak[child] = 0;
    }
    return tree.weight[child]!;
  }
}
