/** A member's part in leaf parallelisation: evaluates the leaves that it is told of. */
import type { State } from '../../core/index.ts';
import { Leaf } from '../mcts/evaluate/leaf.ts';
import { Worlds } from '../mcts/forest/worlds.ts';
import type { MctsParts } from '../mcts/mctsParts.ts';
import type { Setting } from '../search.ts';
import { LeafDesk } from './leafDesk.ts';
import type { LeafTask } from './order.ts';

export function followLeaf(task: LeafTask, root: State, parts: MctsParts, setting: Setting): void {
  const desk = LeafDesk.of(task.words, task.answers);
  const leaf = new Leaf(parts.leaf, setting.random);
  const worlds = new Worlds(parts.forest, setting);
  worlds.start(root);
  const state = root.clone();
  const rewards = new Float64Array(root.seats);
  for (let question = desk.next(0); question !== 0; question = desk.next(question)) {
    worlds.enter(0, state);
    const { plies } = desk;
    for (let ply = 0; ply < plies; ply++) state.play(desk.moveAt(ply));
    const length = leaf.evaluate(state, rewards, plies, desk.iteration);
    desk.answer(task.member, length, rewards, leaf);
  }
}
