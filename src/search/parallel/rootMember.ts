/** A member's part in root parallelisation: a search of its own, as far as its share of the budget goes. */
import type { State } from '../../core/index.ts';
import type { Mcts } from '../mcts/mcts.ts';
import { Gate } from './gate.ts';
import type { RootTask } from './order.ts';
import { RootSheet } from './rootSheet.ts';
import { workInside } from './workInside.ts';

/** @param search whose clock is that of the gate */
export function followRoot(task: RootTask, state: State, search: Mcts): void {
  const gate = new Gate(task.gate);
  const sheet = RootSheet.of(task.sheet);
  search.reset();
  // How long the search may go on is for its leader to say.
  const { ms: _, ...budget } = task.budget;
  search.start(state, budget);
  workInside(gate, search, () => sheet.write(search));
}
