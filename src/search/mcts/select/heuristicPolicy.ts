/**
 * The heuristic tree policy of the Carcassonne paper: always the child whose move is rated best. A node that has no child
 * as yet gets a random one, as every expansion of the paper does.
 */
import type { Random } from '../../../core/index.ts';
import type { Rating } from '../expand/rating.ts';
import type { Tree } from '../tree.ts';
import type { Candidates } from './candidates.ts';
import type { TreePolicy } from './treePolicy.ts';

export class HeuristicPolicy implements TreePolicy {
  readonly columns = { priors: true };
  readonly ranksUntried = true;
  readonly rating: Rating;

  constructor(rating: Rating) {
    this.rating = rating;
  }

  select(tree: Tree, _node: number, among: Candidates, random: Random): number {
    const { base, list, count } = among;
    let best = base + list[0]!;
    let trials = 0;
    for (let i = 0; i < count; i++) {
      const child = base + list[i]!;
      trials += tree.visits(child);
      if (tree.prior[child]! > tree.prior[best]!) best = child;
    }
    return trials === 0 ? base + list[random.below(count)]! : best;
  }
}
