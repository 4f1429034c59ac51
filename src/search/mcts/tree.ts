/**
 * The tree of a Monte Carlo search, in one growable pool. A node is an index, and nothing is allocated per node. A node
 * stands for the move that leads to it; sums are rewards of the seat that chose that move, so that a parent compares its
 * children directly. Nodes know their children but not their parent: a search keeps the path it came by.
 *
 * What every walk reads of a node is one record, and records of siblings follow each other, because a large tree costs
 * what it misses in the cache: six words hold visits, first child, sum (two of them), move, and number of children.
 * What only some searches need is a column: an array with one number for each node.
 *
 * Children lie in one of two ways. In a *block* all legal moves follow each other, and those tried stand in front. In
 * a *list* each child names the next; it takes in new moves at any time, which is what trees need in which the legal
 * moves differ from visit to visit.
 *
 * Growing replaces the arrays. Code that adds nodes must read the columns again afterwards.
 */
import type { Move } from '../../core/index.ts';
import { ColumnAllocator } from './columnAllocator.ts';
import { type FreeMemory, allocate } from '../memory.ts';

/** Statistics that only some parts of a search ask for. */
export interface TreeColumns {
  /** Sum of squared rewards, for policies that look at the variance. */
  readonly squares?: boolean;
  /** What a rating said of the move before it was ever tried. */
  readonly priors?: boolean;
  /** What a policy makes of the prior, kept because exponentials are slow. */
  readonly weights?: boolean;
  /** Children lie in lists, and how often each could have been chosen is counted. */
  readonly lists?: boolean;
  /** Lengths of the games that went through the node: added up, or only that of the last. */
  readonly lengths?: 'sum' | 'last';
  /** What each move is known as in other positions. */
  readonly codes?: boolean;
  /** All moves as first: games in which the move was made at any later time. */
  readonly amaf?: boolean;
  /** Who wins, where that is proven. */
  readonly proofs?: boolean;
  /** What the position is worth to each seat by an evaluation, minimaxed over what is below; for this many seats. */
  readonly values?: number;
}

export const ROOT = 0;

export const FIRST_CAPACITY = 1 << 12;
const NO_INTS = new Int32Array(0);
const NO_SUMS = new Float64Array(0);
const NO_RATINGS = new Float32Array(0);
const NO_BYTES = new Uint8Array(0);

// Words of a record, and where the numbers are in it; the sum is a double word. Places are found by `imul`, which does not
// look for an overflow as `*` must.
const RECORD = 6;
const FIRST = 1;
const SUM = 1;
const MOVE = 4;
const COUNT = 5;

/** Where the visits of a node are among the words of a tree, for threads that share it. */
export function visitsPlace(node: number): number {
  return Math.imul(RECORD, node);
}

function bytesPerNode(columns: TreeColumns): number {
  const { squares, priors, weights, lists, lengths, codes, amaf, proofs, values = 0 } = columns;
  const rated = (priors ? 4 : 0) + (weights ? 12 : 0) + 4 * values;
  const extra = (squares ? 8 : 0) + (lists ? 12 : 0) + (lengths ? 8 : 0);
  return 4 * RECORD + 4 + rated + extra + (codes ? 4 : 0) + (amaf ? 12 : 0) + (proofs ? 1 : 0);
}

export class Tree {
  /** The number of nodes in use. */
  size = 0;
  /** The records. */
  words: Int32Array;
  /** The same memory as `words`, for the sums. */
  private doubles: Float64Array;
  /** Blocks only: children that were tried at least once; they stand at the front. */
  opened: Int32Array;
  // ── columns that are empty unless asked for ──
  squares: Float64Array;
  prior: Float32Array;
  weight: Float64Array;
  /** The prior to which the weight is relative, 0 if to none; NaN while there is no weight. */
  peak: Float32Array;
  /** Lists only, two words for each node: its next sibling, and its move again. A walk along a list reads nothing else. */
  private links: Int32Array;
  /** How often the move was legal when an iteration stood at the parent. */
  available: Int32Array;
  lengths: Float64Array;
  /** What the move is known as in other positions. */
  code: Int32Array;
  amafVisits: Int32Array;
  amafSum: Float64Array;
  /** One number for each seat. */
  values: Float32Array;
  proof: Uint8Array;
  readonly columns: TreeColumns;
  private capacity: number;
  private readonly free: FreeMemory | undefined;

  /**
   * @param free how much memory there is for it to grow; unknown if missing
   * @param allocator of its memory, if not its own
   */
  constructor(
    columns: TreeColumns = {},
    capacity: number = FIRST_CAPACITY,
    free?: FreeMemory,
    allocator: ColumnAllocator = new ColumnAllocator(new ArrayBuffer(capacity * bytesPerNode(columns))),
  ) {
    const ints = (wanted = true): Int32Array => (wanted ? allocator.ints(capacity) : NO_INTS);
    const sums = (wanted: boolean): Float64Array => (wanted ? allocator.sums(capacity) : NO_SUMS);
    const ratings = (wanted: boolean): Float32Array => (wanted ? allocator.ratings(capacity) : NO_RATINGS);
    const { squares = false, priors = false, weights = false, lists = false } = columns;
    const { codes = false, amaf = false, values = 0 } = columns;
    this.columns = columns;
    this.capacity = capacity;
    this.free = free;
    // Wide numbers come first, so that they stand where they may.
    this.words = allocator.ints(RECORD * capacity);
    this.doubles = new Float64Array(this.words.buffer, this.words.byteOffset, (RECORD / 2) * capacity);
    this.squares = sums(squares);
    this.lengths = sums(columns.lengths !== undefined);
    this.amafSum = sums(amaf);
    this.weight = sums(weights);
    this.opened = ints();
    this.prior = ratings(priors);
    this.peak = ratings(weights);
    this.values = values > 0 ? allocator.ratings(values * capacity) : NO_RATINGS;
    this.links = lists ? allocator.ints(2 * capacity) : NO_INTS;
    this.available = ints(lists);
    this.code = ints(codes);
    this.amafVisits = ints(amaf);
    this.proof = columns.proofs ? allocator.bytes(capacity) : NO_BYTES;
  }

  // ── a node ──────────────────────────────────────────────────────────────────────────────────────

  /** How many iterations went through the node. */
  visits(node: number): number {
    return this.words[Math.imul(RECORD, node)]!;
  }

  /** Sum of rewards for the seat that chose `move`. */
  sum(node: number): number {
    return this.doubles[Math.imul(RECORD / 2, node) + SUM]!;
  }

  mean(node: number): number {
    return this.sum(node) / this.visits(node);
  }

  /** The move (or chance outcome) that leads to the node. */
  move(node: number): Move {
    return this.words[Math.imul(RECORD, node) + MOVE]!;
  }

  /** The first child; 0 while the node is a leaf: the root is nobody's child. */
  first(node: number): number {
    return this.words[Math.imul(RECORD, node) + FIRST]!;
  }

  /** Lists only: the next child of the same parent, 0 for the last. */
  next(node: number): number {
    return this.links[2 * node]!;
  }

  /** Lists only: the same as `move`, from where `next` is. */
  linkedMove(node: number): Move {
    return this.links[2 * node + 1]!;
  }

  /** Blocks only: the number of children. */
  count(node: number): number {
    return this.words[Math.imul(RECORD, node) + COUNT]!;
  }

  /** Blocks only: is there a child that was never tried? The last one tells without a look at another place. */
  hasUntried(node: number): boolean {
    const count = this.count(node);
    return this.visits(this.first(node) + count - 1) === 0 && this.opened[node]! < count;
  }

  setVisits(node: number, visits: number): void {
    this.words[Math.imul(RECORD, node)] = visits;
  }

  addVisit(node: number): void {
    this.words[Math.imul(RECORD, node)]!++;
  }

  addReward(node: number, reward: number): void {
    this.doubles[Math.imul(RECORD / 2, node) + SUM]! += reward;
  }

  /** Gives a leaf a block of children. */
  attach(node: number, first: number, count: number): void {
    this.words[Math.imul(RECORD, node) + FIRST] = first;
    this.words[Math.imul(RECORD, node) + COUNT] = count;
  }

  // ── growing ─────────────────────────────────────────────────────────────────────────────────────

  /** Leaves nothing but a root without children. */
  clear(): void {
    this.size = 0;
    this.add(1);
  }

  /** Gives `parent` a block of children with these moves; returns the first of them. */
  expand(parent: number, moves: Int32Array, count: number): number {
    const first = this.add(count);
    this.attach(parent, first, count);
    this.setMoves(first, moves, count);
    return first;
  }

  /** The moves of fresh nodes in a row. */
  setMoves(first: number, moves: Int32Array, count: number): void {
    const { words } = this;
    for (let i = 0; i < count; i++) words[Math.imul(RECORD, first + i) + MOVE] = moves[i]!;
  }

  /** Puts one more child in front of the list of `parent`. */
  prepend(parent: number, move: Move): number {
    const child = this.add(1);
    this.words[Math.imul(RECORD, child) + MOVE] = move;
    this.links[2 * child] = this.first(parent);
    this.links[2 * child + 1] = move;
    this.words[Math.imul(RECORD, parent) + FIRST] = child;
    return child;
  }

  /** A node that is nobody's child: a position that several lines of play may reach. */
  addPosition(): number {
    return this.add(1);
  }

  /** Exchanges the moves of two children that were never tried. */
  swapMoves(a: number, b: number): void {
    const { words } = this;
    const move = words[Math.imul(RECORD, a) + MOVE]!;
    words[Math.imul(RECORD, a) + MOVE] = words[Math.imul(RECORD, b) + MOVE]!;
    words[Math.imul(RECORD, b) + MOVE] = move;
  }

  /** All children of a node, tried or not. Allocates; not for the hot path. */
  children(node: number): number[] {
    const first = this.first(node);
    if (first === 0) return [];
    if (!this.columns.lists) return Array.from({ length: this.count(node) }, (_, i) => first + i);
    const found: number[] = [];
    for (let child = first; child !== 0; child = this.next(child)) found.push(child);
    return found;
  }

  /** Bytes that one node takes. */
  get bytesPerNode(): number {
    return bytesPerNode(this.columns);
  }

  /** Bytes that the pool has reserved. */
  get bytes(): number {
    return this.capacity * this.bytesPerNode;
  }

  /** Bytes in use at the worst moment of growing to hold `more` nodes: the old pool and the new one. */
  bytesToHold(more: number): number {
    let capacity = this.capacity;
    while (capacity < this.size + more) capacity *= 2;
    return (capacity === this.capacity ? capacity : capacity + this.capacity) * this.bytesPerNode;
  }

  /** An empty tree of the same kind. @throws OutOfMemory */
  another(capacity: number): Tree {
    const { columns, free } = this;
    return allocate(capacity * this.bytesPerNode, free, () => new Tree(columns, capacity, free));
  }

  /** Room for `count` fresh nodes in a row; returns the first. @throws OutOfMemory, and the tree is as it was */
  private add(count: number): number {
    const first = this.size;
    if (first + count > this.capacity) this.grow(first + count);
    this.size = first + count;
    this.wipe(first, this.size);
    return first;
  }

  /** Makes fresh leaves of the nodes from `first` up to `end`. */
  wipe(first: number, end: number): void {
    const { words, doubles, opened } = this;
    for (let node = first; node < end; node++) {
      words[Math.imul(RECORD, node)] = 0;
      words[Math.imul(RECORD, node) + FIRST] = 0;
      doubles[Math.imul(RECORD / 2, node) + SUM] = 0;
      words[Math.imul(RECORD, node) + COUNT] = 0;
      opened[node] = 0;
    }
    const { squares, weights, lists, lengths, amaf, proofs } = this.columns;
    if (squares) this.squares.fill(0, first, end);
    if (weights) this.peak.fill(NaN, first, end);
    if (lengths) this.lengths.fill(0, first, end);
    if (proofs) this.proof.fill(0, first, end);
    if (lists) this.available.fill(0, first, end);
    if (amaf) {
      this.amafVisits.fill(0, first, end);
      this.amafSum.fill(0, first, end);
    }
  }

  private grow(size: number): void {
    let { capacity } = this;
    while (capacity < size) capacity *= 2;
    const wider = this.another(capacity);
    this.words = filled(wider.words, this.words);
    this.doubles = wider.doubles;
    this.opened = filled(wider.opened, this.opened);
    this.squares = filled(wider.squares, this.squares);
    this.prior = filled(wider.prior, this.prior);
    this.weight = filled(wider.weight, this.weight);
    this.peak = filled(wider.peak, this.peak);
    this.links = filled(wider.links, this.links);
    this.available = filled(wider.available, this.available);
    this.lengths = filled(wider.lengths, this.lengths);
    this.code = filled(wider.code, this.code);
    this.amafVisits = filled(wider.amafVisits, this.amafVisits);
    this.amafSum = filled(wider.amafSum, this.amafSum);
    this.values = filled(wider.values, this.values);
    this.proof = filled(wider.proof, this.proof);
    this.capacity = capacity;
  }
}

/** A longer column, with what a shorter one holds. */
function filled<A extends Int32Array | Float64Array | Float32Array | Uint8Array>(column: A, from: A): A {
  column.set(from);
  return column;
}
