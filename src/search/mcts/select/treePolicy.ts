/** Which child to try next: the interface of all tree policies. Each policy is a file next to this one. */
import type { Random } from '../../../core/index.ts';
import type { Rating } from '../expand/rating.ts';
import type { Judge } from '../evaluate/leaf.ts';
import type { Trace } from '../evaluate/trace.ts';
import type { FreeMemory } from '../../memory.ts';
import type { Tree, TreeColumns } from '../tree.ts';
import type { Candidates } from './candidates.ts';

/** The line of play of one iteration: node i + 1 was reached by a choice of `movers[i]`. */
export interface Path {
  readonly nodes: Int32Array;
  readonly movers: Int32Array;
  readonly depth: number;
}

export interface TreePolicy {
  /** The statistics that the policy reads beyond visits and sums. */
  readonly columns: TreeColumns;
  /** Does `select` also judge children that were never tried? Otherwise they come first, in random order. */
  readonly ranksUntried?: boolean;
  /** Rates moves before they are tried; goes with the column of priors. */
  readonly rating?: Rating;
  /** Judges positions when their node is added; goes with the column of values. */
  readonly judge?: Judge;
  /** One of the children to choose from, of which there is at least one. Allocates nothing. */
  select(tree: Tree, node: number, among: Candidates, random: Random): number;
  /** Bytes that statistics outside the tree may take in the next iteration. */
  readonly bytes?: number;
  /** A new search begins. @param free memory for statistics outside the tree */
  reset?(free?: FreeMemory): void;
  /** For statistics beyond those of the tree: what was played, in tree and playout, and what it was worth. */
  learn?(tree: Tree, path: Path, trace: Trace, rewards: Float64Array): void;
}

/**
 * Opens a child of a block that was never tried, at random: the next of the block, after its move was exchanged with
 * that of a random untried one. As the order of a block is random in this way, a policy that takes the first of
 * several equal children breaks the tie at random as well.
 */
export function openChild(tree: Tree, node: number, random: Random): number {
  const opened = tree.opened[node]!;
  const child = tree.first(node) + opened;
  const untried = tree.count(node) - opened;
  if (untried > 1) tree.swapMoves(child, child + random.below(untried));
  tree.opened[node] = opened + 1;
  return child;
}
