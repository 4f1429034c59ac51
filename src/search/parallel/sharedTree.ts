/**
 * A tree that several threads grow at once. It lies in shared memory of a fixed size, and tree policies read it like any
 * other tree.
 *
 * - A visit is counted before the playout, its reward is added afterwards: meanwhile the visit stands there as a loss,
 *   which sends the next thread elsewhere (virtual loss).
 * - Statistics are written, and children opened, by the holder of a latch, a spin lock of one word. One latch guards a
 *   child of the root with all that lies below it: a line of play needs no more than one at a time.
 * - A block of children is made ready by one thread before others can see it. `opened` is written last: who finds there
 *   that all children are open may read all that was written before, without a latch.
 *
 * So an iteration takes two latches, and few other calls of `Atomics`, each of which costs as much as ten plain writes.
 *
 * G. Chaslot, M. Winands, J. van den Herik, 2008; for the order of writing, M. Enzenberger, M. Müller, 2010.
 */
import type { Random } from '../../core/index.ts';
import { ColumnAllocator } from '../mcts/columnAllocator.ts';
import { ROOT, Tree, type TreeColumns, visitsPlace } from '../mcts/tree.ts';
import type { Watch } from './failureFlag.ts';
import type { TreeMemory } from './searchPool.ts';
import { awaitChange, sharedInts } from './sharedMemory.ts';
import { NodeAllocator, SIZE, WORDS, latchOf } from './treeMemory.ts';

/** How long to sleep for a latch whose holder seems to have lost the processor, in milliseconds. */
const NAP_MS = 0.05;

export class SharedTree {
  readonly memory: TreeMemory;
  /** Its nodes, which tree policies read like those of any other tree. */
  readonly tree: Tree;
  /** The nodes of this thread. */
  readonly allocator: NodeAllocator;
  private readonly words: Int32Array;
  private readonly watch: Watch;
  /** The block that this thread has ready: its first node, 0 for none, and how many there are. */
  private block = 0;
  private blockCount = 0;

  /**
   * @param memory of a tree that another thread has created
   * @param watch over the other threads, any of which may die while it holds a latch
   */
  constructor(columns: TreeColumns, memory: TreeMemory, watch: Watch) {
    this.tree = new Tree(columns, memory.capacity, undefined, new ColumnAllocator(memory.columns));
    this.watch = watch;
    this.memory = memory;
    this.words = memory.words;
    this.allocator = new NodeAllocator(memory.words);
  }

  /** @param capacity nodes for which there is room */
  static create(columns: TreeColumns, capacity: number, watch: Watch): SharedTree {
    const bytes = capacity * new Tree(columns, 0).bytesPerNode;
    const memory = { words: sharedInts(WORDS), columns: new SharedArrayBuffer(bytes), capacity };
    return new SharedTree(columns, memory, watch);
  }

  /** Memory that was never written to costs nothing. */
  get bytes(): number {
    return Math.min(Atomics.load(this.words, SIZE), this.memory.capacity) * this.tree.bytesPerNode;
  }

  /** Leaves nothing but a root without children. For the leader, before the others start. */
  clear(): void {
    this.tree.wipe(ROOT, ROOT + 1);
    // As if the root, like every other node, had been added with its own playout.
    this.tree.setVisits(ROOT, 1);
    Atomics.store(this.words, SIZE, 1);
  }

  // ── select and expand ───────────────────────────────────────────────────────────────────────────

  /** Have all children of the node been opened? */
  isOpen(node: number): boolean {
    const { opened } = this.tree;
    if (opened[node] === 0) return false;
    return Atomics.load(opened, node) === this.tree.count(node);
  }

  /** Makes a block ready, for which there must be room; nobody sees it until a node is opened. */
  prepareBlock(moves: Int32Array, count: number): number {
    const { tree } = this;
    const first = this.allocator.take(count);
    tree.wipe(first, first + count);
    tree.setMoves(first, moves, count);
    this.block = first;
    this.blockCount = count;
    return first;
  }

  /** Opens all children of the node at the end of a line. */
  openAll(nodes: Int32Array, depth: number): void {
    const node = nodes[depth]!;
    const latch = latchOf(depth === 0 ? ROOT : nodes[1]!);
    this.lock(latch);
    this.attach(node);
    Atomics.store(this.tree.opened, node, this.tree.count(node));
    this.unlock(latch);
  }

  /**
   * Opens a random child, of those never tried, of the node at the end of a line, as `openChild` does, and counts a visit of
   * the line and the child. Returns the root, which is nobody's child, if all are open.
   */
  openOne(nodes: Int32Array, depth: number, random: Random): number {
    const { tree } = this;
    const node = nodes[depth]!;
    const latch = latchOf(depth === 0 ? ROOT : nodes[1]!);
    this.lock(latch);
    this.attach(node);
    const opened = tree.opened[node]!;
    const untried = tree.count(node) - opened;
    let child = ROOT;
    if (untried > 0) {
      child = tree.first(node) + opened;
      if (untried > 1) tree.swapMoves(child, child + random.below(untried));
      tree.setVisits(child, 1);
      Atomics.store(tree.opened, node, opened + 1);
      this.addVisits(nodes, depth);
    }
    this.unlock(latch);
    return child;
  }

  /** Gives a node the block that is ready, unless another thread was faster. */
  private attach(node: number): void {
    if (this.block === 0) return;
    if (this.tree.first(node) === 0) this.tree.attach(node, this.block, this.blockCount);
    else this.allocator.giveBack(this.blockCount);
    this.block = 0;
  }

  // ── count ───────────────────────────────────────────────────────────────────────────────────────

  /** Counts a visit of all nodes of a line. */
  countVisits(nodes: Int32Array, depth: number): void {
    const latch = latchOf(depth === 0 ? ROOT : nodes[1]!);
    this.lock(latch);
    this.addVisits(nodes, depth);
    this.unlock(latch);
  }

  /** Counts a visit of all nodes of a line, if nobody has visited the last of them; otherwise nothing happens. */
  countIfFirst(nodes: Int32Array, depth: number): boolean {
    const { tree } = this;
    const last = nodes[depth]!;
    if (tree.visits(last) !== 0) return false;
    const latch = latchOf(nodes[1]!);
    this.lock(latch);
    const isFirst = tree.visits(last) === 0;
    if (isFirst) this.addVisits(nodes, depth);
    this.unlock(latch);
    return isFirst;
  }

  private addVisits(nodes: Int32Array, depth: number): void {
    const { tree } = this;
    for (let i = depth; i > 0; i--) tree.addVisit(nodes[i]!);
    // Every branch counts here, each with its own latch.
    Atomics.add(tree.words, visitsPlace(ROOT), 1);
  }

  // ── latches ─────────────────────────────────────────────────────────────────────────────────────

  lock(latch: number): void {
    while (Atomics.compareExchange(this.words, latch, 0, 1) !== 0) this.await(latch);
  }

  private await(latch: number): void {
    awaitChange(this.words, latch, 1, NAP_MS);
    this.watch.check();
  }

  unlock(latch: number): void {
    Atomics.store(this.words, latch, 0);
  }
}
