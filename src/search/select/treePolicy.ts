/** Which child to try next: the interface of all tree policies. One policy is one file beside this one. */
import type { Random } from '../../core/index.ts';
import type { Tree, TreeColumns } from '../tree.ts';

export interface TreePolicy {
  /** The statistics that the policy reads beyond visits and sums. */
  readonly columns: TreeColumns;
  /** A child of `node`, which has at least one. Allocates nothing. */
  select(tree: Tree, node: number, random: Random): number;
}

/**
 * Opens a child that was never tried, at random: the next of the block, after its move was exchanged with that
 * of a random untried one. As the order of a block is random in this way, a policy that takes the first of
 * several equal children breaks the tie at random as well.
 */
export function openChild(tree: Tree, node: number, random: Random): number {
  const opened = tree.opened[node]!;
  const child = tree.first[node]! + opened;
  const untried = tree.count[node]! - opened;
  if (untried > 1) tree.swapMoves(child, child + random.below(untried));
  tree.opened[node] = opened + 1;
  return child;
}
