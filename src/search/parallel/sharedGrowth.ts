/** One thread's share in the growth of a tree that several grow: it takes iterations from a counter that all share. */
import { Leaf } from '../mcts/evaluate/leaf.ts';
import type { Budget } from '../budget.ts';
import type { State } from '../../core/index.ts';
import { addRewards } from '../mcts/backup/backup.ts';
import { Descent } from '../mcts/descent.ts';
import { Worlds } from '../mcts/forest/worlds.ts';
import type { Growth } from '../mcts/growth.ts';
import type { Components } from '../mcts/iterations.ts';
import type { MctsParts } from '../mcts/mctsParts.ts';
import type { Tree } from '../mcts/tree.ts';
import type { Setting } from '../search.ts';
import type { TreeLimits } from './searchPool.ts';
import { SharedChildren } from './sharedChildren.ts';
import type { SharedTree } from './sharedTree.ts';
import { IterationCounter, latchOf } from './treeMemory.ts';

export class SharedGrowth implements Growth {
  readonly trees: readonly Tree[];
  readonly descent: Descent;
  readonly counter: IterationCounter;
  private readonly shared: SharedTree;
  private readonly parts: MctsParts;
  private readonly children: SharedChildren;
  private limits: TreeLimits = { most: 0, endsWhenFull: true };
  /** Are there no iterations left to take? */
  private isSpent = false;

  constructor(shared: SharedTree, parts: MctsParts, setting: Setting) {
    this.shared = shared;
    this.parts = parts;
    this.trees = [shared.tree];
    this.counter = new IterationCounter(shared.memory.words);
    this.children = new SharedChildren(shared, parts, setting);
    this.descent = new Descent(parts, setting, this.children, setting.random);
  }

  /** Those that this thread has added. */
  get nodes(): number {
    return this.shared.allocator.used;
  }

  get bytes(): number {
    return this.shared.bytes + (this.parts.policy.bytes ?? 0);
  }

  /** Comes before `start`. */
  limitTo(limits: TreeLimits): void {
    this.limits = limits;
  }

  /** The leader has cleared the tree. */
  start(state: State): void {
    this.isSpent = false;
    this.counter.start();
    this.shared.allocator.start(this.limits.most);
    this.descent.start(state);
  }

  take(): boolean {
    this.isSpent = !this.counter.take();
    return !this.isSpent;
  }

  backUp(tree: Tree, rewards: Float64Array, iteration: number, length: number): void {
    const { descent, shared } = this;
    if (descent.depth === 0) return;
    const latch = latchOf(descent.nodes[1]!);
    shared.lock(latch);
    addRewards(tree, descent, rewards, this.parts.backup, iteration, length);
    shared.unlock(latch);
  }

  isDone(_budget: Budget): boolean {
    return this.isSpent || this.hasEndedFull;
  }

  /** Has the search ended because the tree takes in no more? */
  get hasEndedFull(): boolean {
    return this.children.isFull && this.limits.endsWhenFull;
  }
}

/** The components of a search in a shared tree: no part of it learns, so nothing is traced. */
export function sharedComponents(growth: SharedGrowth, parts: MctsParts, setting: Setting): Components {
  const worlds = new Worlds(parts.forest, setting);
  const leaf = new Leaf(parts.leaf, setting.random, worlds.chance);
  return { worlds, growth, leaf, trace: undefined };
}
