/**
 * PUCT: the child with the largest Q + c * P * sqrt(N) / (1 + n). P is the share of exp(rating / temperature) among the
 * children, the rating taken in its own scale; an untried child has the mean of its parent's trials less `reduction`
 * for Q. No move has to be tried before it looks promising, which is what makes wide trees narrow. A `floor` keeps a
 * sharp prior from shutting moves out for good: of k children each has P = (1 - floor) * share + floor / k.
 *
 * Normalised, Q is measured by the spread of all means that the search has met in choices of the same seat, so that c says
 * the same whatever the unit of rewards, in every game and every phase of it; MuZero does so.
 *
 * C. Rosin, 2011; D. Silver et al., 2017; J. Schrittwieser et al., 2020.
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
  readonly normalised: boolean;
}

export class Puct implements TreePolicy {
  readonly columns = { priors: true, weights: true };
  readonly ranksUntried = true;
  readonly rating: Rating;
  private readonly options: PuctOptions;
  private readonly sharpness: number;
  /** The least and the largest mean met so far, for each seat. */
  private readonly low: Float64Array;
  private readonly high: Float64Array;

  /** @param seats no game has more */
  constructor(rating: Rating, options: PuctOptions, seats: number) {
    this.rating = rating;
    this.options = options;
    this.sharpness = 1 / (options.temperature * rating.scale);
    this.low = new Float64Array(seats).fill(Infinity);
    this.high = new Float64Array(seats).fill(-Infinity);
  }

  reset(): void {
    this.low.fill(Infinity);
    this.high.fill(-Infinity);
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
    const unit = this.options.normalised ? this.spread(tree, among) : 1;
    const urgency = (tried === 0 ? 0.5 : won / tried / unit) - reduction;
    let best = base + list[0]!;
    let bestValue = -Infinity;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      const n = tree.visits(child);
      const share = (1 - floor) * (tree.weight[child]! / weights) + least;
      const root = Math.sqrt(trialsOf(tree, node, child));
      const value = (n === 0 ? urgency : tree.sum(child) / n / unit) + (c * share * root) / (1 + n);
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }

  /** How far apart the means of the seat to move are, those of the candidates among them; 1 while they are all alike. */
  private spread(tree: Tree, { base, list, count, mover }: Candidates): number {
    const { low, high } = this;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      if (tree.visits(child) === 0) continue;
      const mean = tree.mean(child);
      if (mean < low[mover]!) low[mover] = mean;
      if (mean > high[mover]!) high[mover] = mean;
    }
    return high[mover]! > low[mover]! ? high[mover]! - low[mover]! : 1;
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
