/** A worker's part in leaf parallelisation: evaluates the leaves that it is told of. */
import type { State } from '../../core/index.ts';
import { Leaf } from '../mcts/evaluate/leaf.ts';
import { Worlds } from '../mcts/forest/worlds.ts';
import type { MctsParts } from '../mcts/mctsParts.ts';
import type { Setting } from '../search.ts';
import { LeafBuffer } from './leafBuffer.ts';
import type { LeafTask } from './poolRequest.ts';

export function workOnLeaf(task: LeafTask, root: State, parts: MctsParts, setting: Setting): void {
  const buffer = LeafBuffer.of(task.words, task.answers);
  const leaf = new Leaf(parts.leaf, setting.random);
  const worlds = new Worlds(parts.forest, setting);
  worlds.start(root);
  const state = root.clone();
  const rewards = new Float64Array(root.seats);
  for (let question = buffer.next(0); question !== 0; question = buffer.next(question)) {
    worlds.enter(0, state);
    const { plies } = buffer;
    for (let ply = 0; ply < plies; ply++) state.play(buffer.moveAt(ply));
    const length = leaf.evaluate(state, rewards, plies, buffer.iteration);
    buffer.answer(task.worker, length, rewards, leaf);
  }
}
