/** One walk down a tree that other threads walk as well. */
import { CHANCE, OVER, type State } from '../../core/index.ts';
import { Descent } from '../mcts/descent.ts';
import type { MctsParts } from '../mcts/mctsParts.ts';
import type { Setting } from '../search.ts';
import { ROOT } from '../mcts/tree.ts';
import type { SharedTree } from './sharedTree.ts';

/** In place of a child: the tree is full. */
const NONE = -1;
/** Nodes that are remembered to be open: the first, which are visited most. */
const REMEMBERED = 1 << 16;

export class SharedDescent extends Descent {
  /** Did a walk end because the tree takes in no more? */
  isFull = false;
  /** What is once open stays so, and to remember it costs less than to ask `Atomics`. */
  private readonly known = new Uint8Array(REMEMBERED);

  constructor(parts: MctsParts, setting: Setting) {
    super(parts, setting, setting.random, undefined);
  }

  override start(state: State): void {
    super.start(state);
    this.isFull = false;
    this.known.fill(0);
  }

  /** Leaves the line counted as visited. */
  override descend(tree: SharedTree, state: State): void {
    const { maxDepth } = this.expansion;
    let node = ROOT;
    let decisions = 0;
    this.depth = 0;
    this.plies = 0;
    this.nodes[0] = ROOT;
    while (state.turn !== OVER && decisions < maxDepth) {
      const mover = state.turn;
      const outcome = mover === CHANCE ? this.draw(state) : 0;
      const opened = this.isKnown(tree, node) ? ROOT : this.open(tree, node, state);
      if (opened === NONE) break;
      const child = opened === ROOT ? this.choose(tree, node, mover, outcome) : opened;
      this.step(child, mover);
      state.play(tree.move[child]!);
      this.plies++;
      if (opened !== ROOT || tree.countIfFirst(this.nodes, this.depth)) return;
      if (mover !== CHANCE) decisions++;
      node = child;
    }
    tree.countVisit(this.nodes, this.depth);
  }

  private isKnown(tree: SharedTree, node: number): boolean {
    if (this.known[node] === 1) return true;
    if (!tree.isOpen(node)) return false;
    this.known[node] = 1;
    return true;
  }

  /** Opens a child of the node that was reached, and gives it children before if it has none; the root if all are open. */
  private open(tree: SharedTree, node: number, state: State): number {
    const isChance = state.turn === CHANCE;
    if (tree.first[node] === 0) {
      if (!tree.allocator.hasRoomFor(this.listed.length)) {
        this.isFull = true;
        return NONE;
      }
      if (isChance) tree.expand(node, this.listed, state.moves(this.listed));
      else this.expand(tree, node, state);
    }
    if (!isChance && !this.ranksUntried) return tree.openOne(this.nodes, this.depth, this.random);
    tree.openAll(this.nodes, this.depth);
    return ROOT;
  }

  private choose(tree: SharedTree, node: number, mover: number, outcome: number): number {
    const first = tree.first[node]!;
    if (mover === CHANCE) {
      let child = first;
      while (tree.move[child] !== outcome) child++;
      return child;
    }
    this.among.takeBlock(first, tree.count[node]!);
    this.among.mover = mover;
    return this.policy.select(tree, node, this.among, this.random);
  }
}
