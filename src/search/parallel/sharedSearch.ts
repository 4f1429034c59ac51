/** The search of one thread on a tree that it shares. */
import type { State } from '../../core/index.ts';
import type { Budget } from '../budget.ts';
import { Mcts } from '../mcts/mcts.ts';
import type { MctsParts } from '../mcts/mctsParts.ts';
import type { Setting } from '../search.ts';
import type { TreeLimits } from './poolRequest.ts';
import { SharedDescent } from './sharedDescent.ts';
import type { SharedTree } from './sharedTree.ts';
import { latchOf } from './sharedWords.ts';
import { IterationCounter } from './iterationCounter.ts';

export class SharedSearch extends Mcts {
  protected readonly tree: SharedTree;
  protected readonly counter: IterationCounter;
  private readonly walk: SharedDescent;
  private endsWhenFull = false;
  /** Are there no iterations left to take? */
  private isSpent = false;

  constructor(parts: MctsParts, setting: Setting, tree: SharedTree) {
    const walk = new SharedDescent(parts, setting);
    super(parts, setting, { tree, descent: walk });
    this.tree = tree;
    this.counter = new IterationCounter(tree.memory.words);
    this.walk = walk;
  }

  startWithin({ most, endsWhenFull }: TreeLimits, state: State, budget: Budget, lines?: number): void {
    this.endsWhenFull = endsWhenFull;
    this.isSpent = false;
    this.counter.start();
    this.tree.allocator.start(most);
    super.start(state, budget, lines);
  }

  /** Those that this thread has added. */
  override get nodes(): number {
    return this.tree.allocator.used;
  }

  /** The leader prepares the tree. */
  protected override prepareTrees(_state: State): void {}

  protected override isDone(): boolean {
    return this.isSpent || this.hasEndedFull;
  }

  /** Has the search ended because the tree takes in no more? */
  protected get hasEndedFull(): boolean {
    return this.walk.isFull && this.endsWhenFull;
  }

  protected override iterate(): void {
    if (this.counter.take()) super.iterate();
    else this.isSpent = true;
  }

  /** The visits have been counted by the walk. */
  protected override backUp(tree: SharedTree, length: number): void {
    const { depth } = this.descent;
    if (depth === 0) return;
    const { rewards } = this;
    const { nodes, movers } = this.descent;
    const { sum, squares, lengths, columns } = tree;
    const latch = latchOf(nodes[1]!);
    tree.lock(latch);
    for (let i = depth; i > 0; i--) {
      const node = nodes[i]!;
      const mover = movers[i - 1]!;
      if (mover < 0) continue;
      const reward = rewards[mover]!;
      sum[node]! += reward;
      if (columns.squares) squares[node]! += reward * reward;
      if (columns.lengths) lengths[node] = columns.lengths === 'sum' ? lengths[node]! + length : length;
    }
    tree.unlock(latch);
  }
}
