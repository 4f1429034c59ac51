/**
 * Which move to play when the budget has run out. `visits` (robust child) is the usual choice after UCB, for
 * visits settle later than means; `mean` (max child) is right where all children were tried equally often; `secure`
 * takes the largest lower bound, mean - 1 / sqrt(visits), which trusts a mean the more it has been tried.
 *
 * G. Chaslot, M. Winands, J. van den Herik, J. Uiterwijk, B. Bouzy, 2008.
 */
import type { Random } from '../../core/index.ts';
import { ROOT, type Tree } from '../tree.ts';

export const FINAL_CHOICES = ['visits', 'mean', 'secure'] as const;
export type FinalChoice = (typeof FINAL_CHOICES)[number];

function lowerBound(tree: Tree, child: number): number {
  return tree.mean(child) - 1 / Math.sqrt(tree.visits[child]!);
}

/** Negative if `a` is to be preferred to `b`; zero for a tie. Untried children are worst. */
export function compareChildren(tree: Tree, choice: FinalChoice, a: number, b: number): number {
  const byVisits = tree.visits[b]! - tree.visits[a]!;
  if (tree.visits[a] === 0 || tree.visits[b] === 0) return byVisits;
  const byMean = tree.mean(b) - tree.mean(a);
  switch (choice) {
    case 'visits':
      return byVisits || byMean;
    case 'mean':
      return byMean || byVisits;
    case 'secure':
      return lowerBound(tree, b) - lowerBound(tree, a) || byMean;
  }
}

/** The child of the root to play; what is still equal after visits and means is drawn from `random`. */
export function finalChild(tree: Tree, choice: FinalChoice, random: Random): number {
  const first = tree.first[ROOT]!;
  let best = first;
  let ties = 1;
  for (let child = first + 1; child < first + tree.count[ROOT]!; child++) {
    const order = compareChildren(tree, choice, child, best);
    if (order < 0) {
      best = child;
      ties = 1;
    } else if (order === 0 && random.below(++ties) === 0) {
      best = child;
    }
  }
  return best;
}
