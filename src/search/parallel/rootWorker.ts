/** A worker's part in root parallelisation: a search of its own, as far as its share of the budget goes. */
import type { State } from '../../core/index.ts';
import type { Mcts } from '../mcts/mcts.ts';
import { Barrier } from './barrier.ts';
import type { RootTask } from './poolRequest.ts';
import { RootBuffer } from './rootBuffer.ts';
import { workWhileOpen } from './workWhileOpen.ts';

/** @param search whose clock is that of the barrier */
export function workOnRoot(task: RootTask, state: State, search: Mcts): void {
  const barrier = new Barrier(task.barrier);
  const buffer = RootBuffer.of(task.buffer);
  search.reset();
  // Its leader decides how long the search may take.
  const { ms: _, ...budget } = task.budget;
  search.start(state, budget);
  workWhileOpen(barrier, search, () => buffer.write(search));
}
