/**
 * The tree of a Monte Carlo search: a struct of typed arrays in one growable pool. A node is an index, its
 * children are a contiguous block, and nothing is allocated per node. A node stands for the move that leads to
 * it; sums are rewards of the seat that chose that move, so that a parent compares its children directly.
 *
 * Nodes know their children but not their parent: a search keeps the path it came by. A block may therefore be
 * moved to a larger place, which is what trees need in which the legal moves differ from visit to visit.
 *
 * Growing replaces the arrays. Whoever adds nodes must read the fields again afterwards.
 */

/** Statistics that only some policies ask for. */
export interface TreeColumns {
  /** Sum of squared rewards, for policies that look at the variance. */
  readonly squares?: boolean;
}

export const ROOT = 0;

const FIRST_CAPACITY = 1 << 12;

export class Tree {
  /** The number of nodes in use. */
  size = 0;
  /** The move (or chance outcome) that leads to the node. */
  move: Int32Array;
  /** How many simulations went through the node. */
  visits: Int32Array;
  /** Sum of rewards for the seat that chose `move`. */
  sum: Float64Array;
  /** Sum of squared rewards; empty unless asked for. */
  squares: Float64Array;
  /** The first node of the block of children; 0 while the node is a leaf, for no block starts at the root. */
  first: Int32Array;
  /** The number of children. */
  count: Int32Array;
  /** Children that were tried at least once; they stand at the front of the block. */
  opened: Int32Array;
  private capacity = FIRST_CAPACITY;

  constructor(columns: TreeColumns = {}) {
    this.move = new Int32Array(this.capacity);
    this.visits = new Int32Array(this.capacity);
    this.sum = new Float64Array(this.capacity);
    this.squares = new Float64Array(columns.squares ? this.capacity : 0);
    this.first = new Int32Array(this.capacity);
    this.count = new Int32Array(this.capacity);
    this.opened = new Int32Array(this.capacity);
  }

  /** Leaves nothing but a root without children. */
  clear(): void {
    this.size = 0;
    this.add(1);
  }

  /** Gives `parent` a block of children with these moves. */
  expand(parent: number, moves: Int32Array, count: number): void {
    const first = this.add(count);
    this.first[parent] = first;
    this.count[parent] = count;
    for (let i = 0; i < count; i++) this.move[first + i] = moves[i]!;
  }

  /** Exchanges the moves of two children that were never tried. */
  swapMoves(a: number, b: number): void {
    const move = this.move[a]!;
    this.move[a] = this.move[b]!;
    this.move[b] = move;
  }

  mean(node: number): number {
    return this.sum[node]! / this.visits[node]!;
  }

  /** Bytes that one node takes. */
  get bytesPerNode(): number {
    return 5 * 4 + 8 + (this.squares.length > 0 ? 8 : 0);
  }

  /** Room for `count` fresh nodes in a row; returns the first. */
  private add(count: number): number {
    const first = this.size;
    this.size += count;
    if (this.size > this.capacity) this.grow();
    const { visits, sum, squares, opened } = this;
    const leaves = this.first;
    for (let node = first; node < this.size; node++) {
      visits[node] = 0;
      sum[node] = 0;
      leaves[node] = 0;
      opened[node] = 0;
    }
    if (squares.length > 0) squares.fill(0, first, this.size);
    return first;
  }

  private grow(): void {
    while (this.capacity < this.size) this.capacity *= 2;
    this.move = wider(this.move, this.capacity);
    this.visits = wider(this.visits, this.capacity);
    this.sum = widerSums(this.sum, this.capacity);
    if (this.squares.length > 0) this.squares = widerSums(this.squares, this.capacity);
    this.first = wider(this.first, this.capacity);
    this.count = wider(this.count, this.capacity);
    this.opened = wider(this.opened, this.capacity);
  }
}

function wider(array: Int32Array, length: number): Int32Array {
  const copy = new Int32Array(length);
  copy.set(array);
  return copy;
}

function widerSums(array: Float64Array, length: number): Float64Array {
  const copy = new Float64Array(length);
  copy.set(array);
  return copy;
}
