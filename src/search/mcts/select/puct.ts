/**
 * PUCT: the child with the largest Q + c * P * sqrt(N) / (1 + n). P is the share of exp(rating / temperature) among the
 * children, the rating taken in its own scale; an untried child has the mean of its parent's trials less `reduction`
 * for Q. No move has to be tried before it looks promising, which is what makes wide trees narrow. A `floor` keeps a
 * sharp prior from shutting moves out for good: of k children each has P = (1 - floor) * share + floor / k.
 *
 * C. Rosin, 2011; D. Silver et al., 2017.
 */
import { exp } from '../../../core/index.ts';
import type { Rating } from '../expand/rating.ts';
import type { Tree } from '../tree.ts';
import { type Candidates, trialsOf } from './candidates.ts';
import type { TreePolicy } from './treePolicy.ts';

export interface PuctOptions {
  readonly c: number;
  readonly temperature: number;
  readonly reduction: number;
  readonly floor: number;
}

export class Puct implements TreePolicy {
  readonly columns = { priors: true, weights: true };
  readonly ranksUntried = true;
  readonly rating: Rating;
  private readonly options: PuctOptions;
  private readonly sharpness: number;

  constructor(rating: Rating, options: PuctOptions) {
    this.rating = rating;
    this.options = options;
    this.sharpness = 1 / (options.temperature * rating.scale);
  }

  select(tree: Tree, node: number, among: Candidates): number {
    const { prior } = tree;
    const { base, list, count } = among;
    const { c, reduction, floor } = this.options;
    let most = -Infinity;
    let tried = 0;
    let won = 0;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      most = Math.max(most, prior[child]!);
      tried += tree.visits(child);
      won += tree.sum(child);
    }
    let weights = 0;
    for (let i = 0; i < count; i++) weights += this.weight(tree, base + list[i]!, most);
    const least = floor / count;
    const urgency = (tried === 0 ? 0.5 : won / tried) - reduction;
    let best = base + list[0]!;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      const n = tree.visits(child);
      const share = (1 - floor) * (tree.weight[child]! / weights) + least;
      const root = Math.sqrt(trialsOf(tree, node, child));
      const value = (n === 0 ? urgency : tree.sum(child) / n) + (c * share * root) / (1 + n);
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }

  /** The exponential of a rating, relative to the best one: computed again only if that is another than last time. */
  private weight(tree: Tree, child: number, most: number): number {
    if (tree.peak[child] !== most) {
      tree.weight[child] = exp((tree.prior[child]! - most) * this.sharpness);
      tree.peak[child] = most;
    }
    return tree.weight[child]!;
  }
}
