/** A worker's part in tree parallelisation: grows the tree of its leader. */
import type { State } from '../../core/index.ts';
import { type MctsParts, columnsOf } from '../mcts/mctsParts.ts';
import type { Setting } from '../search.ts';
import type { Watch } from './failureFlag.ts';
import { Barrier } from './barrier.ts';
import type { TreeTask } from './poolRequest.ts';
import { SharedSearch } from './sharedSearch.ts';
import { SharedTree } from './sharedTree.ts';
import { writeTotals } from './totals.ts';
import { workWhileOpen } from './workWhileOpen.ts';

/** @param setting with the clock of the barrier */
export function workOnTree(
  task: TreeTask,
  state: State,
  parts: MctsParts,
  setting: Setting,
  watch: Watch,
): void {
  const tree = SharedTree.join(columnsOf(parts), task.memory, watch);
  const search = new SharedSearch(parts, setting, tree);
  search.startWithin(task.limits, state, {});
  workWhileOpen(new Barrier(task.barrier), search, () => writeTotals(search.totals(), task.totals));
}
