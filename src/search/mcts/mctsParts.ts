/** What a Monte Carlo tree search is made of, and what follows from that. */
import type { Backup } from './backup/backup.ts';
import type { Budget } from '../budget.ts';
import type { FinalChoice } from './choose/finalChoice.ts';
import type { LeafParts } from './evaluate/leaf.ts';
import type { Expansion } from './expand/expansion.ts';
import { type Forest, movesVary } from './forest/forest.ts';
import type { RewardUnit } from './reward/reward.ts';
import type { SequentialHalving } from './select/sequentialHalving.ts';
import type { TreePolicy } from './select/treePolicy.ts';
import type { TreeColumns } from './tree.ts';

/** The parts of a search, grouped by stage. */
export interface MctsParts {
  readonly forest: Forest;
  readonly policy: TreePolicy;
  /** Shares out the iterations at the root, in place of the policy. */
  readonly halving?: SequentialHalving | undefined;
  readonly expansion: Expansion;
  readonly leaf: LeafParts;
  readonly backup: Backup;
  /** Proves wins, draws and losses where the tree reaches the end of the game. */
  readonly solver: boolean;
  readonly choice: FinalChoice;
  readonly budget: Budget;
  /** Keeps the tree from one move to the next. */
  readonly reuse: boolean;
}

/** What mean rewards in the tree are; weights make points of anything. */
export function unitOf({ leaf, backup }: MctsParts): RewardUnit {
  return backup.growth !== undefined || backup.byPrior ? 'points' : leaf.reward.unit;
}

/** The statistics that the parts ask of a tree. */
export function columnsOf(parts: MctsParts): TreeColumns {
  const { policy, forest, solver } = parts;
  return {
    ...policy.columns,
    ...(movesVary(forest) && { lists: true }),
    ...(unitOf(parts) === 'points' && { squares: true }),
    ...(solver && { proofs: true }),
  };
}
