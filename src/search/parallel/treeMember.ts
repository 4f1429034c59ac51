/** A member's part in tree parallelisation: grows the tree of its leader. */
import type { State } from '../../core/index.ts';
import { type MctsParts, columnsOf } from '../mcts/mctsParts.ts';
import type { Setting } from '../search.ts';
import type { Watch } from './alarm.ts';
import { Gate } from './gate.ts';
import type { TreeTask } from './order.ts';
import { SharedSearch } from './sharedSearch.ts';
import { SharedTree } from './sharedTree.ts';
import { writeTotals } from './totals.ts';
import { workInside } from './workInside.ts';

/** @param setting with the clock of the gate */
export function followTree(
  task: TreeTask,
  state: State,
  parts: MctsParts,
  setting: Setting,
  watch: Watch,
): void {
  const tree = SharedTree.join(columnsOf(parts), task.memory, watch);
  const search = new SharedSearch(parts, setting, tree);
  search.startWithin(task.limits, state, {});
  workInside(new Gate(task.gate), search, () => writeTotals(search.totals(), task.totals));
}
