/**
 * PUCT: the child with the largest Q + c * P * sqrt(N) / (1 + n). P is the share of exp(rating / temperature) among the
 * children, the rating taken in its own scale; an untried child has the mean of its parent's trials less `reduction`
 * for Q. No move has to be tried before it looks promising, which is what makes wide trees narrow.
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
}

export class Puct implements TreePolicy {
  readonly columns = { priors: true };
  readonly ranksUntried = true;
  readonly rating: Rating;
  private readonly options: PuctOptions;

  constructor(rating: Rating, options: PuctOptions) {
    this.rating = rating;
    this.options = options;
  }

  select(tree: Tree, node: number, among: Candidates): number {
    const { prior } = tree;
    const { base, list, count } = among;
    const { c, temperature, reduction } = this.options;
    const sharpness = 1 / (temperature * this.rating.scale);
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
    for (let i = 0; i < count; i++) weights += exp((prior[base + list[i]!]! - most) * sharpness);
    const urgency = (tried === 0 ? 0.5 : won / tried) - reduction;
    let best = base + list[0]!;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      const n = tree.visits(child);
      const share = exp((prior[child]! - most) * sharpness) / weights;
      const root = Math.sqrt(trialsOf(tree, node, child));
      const value = (n === 0 ? urgency : tree.sum(child) / n) + (c * share * root) / (1 + n);
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }
}
