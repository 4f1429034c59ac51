/**
 * The words of a shared tree that all threads use, each with a cache line to itself; and how nodes and iterations are given
 * out to threads through them.
 */
import { CLOCK_EVERY } from '../mcts/mcts.ts';

// ── the words ─────────────────────────────────────────────────────────────────────────────────────

const LINE = 16;
/** Nodes that threads have taken. */
export const SIZE = 0;
/** Iterations that may still be made. */
const ITERATIONS_LEFT = LINE;
const LATCHES = 2 * LINE;
/** As many as there are branches at work at a time, and a power of two. */
const LATCH_COUNT = 16;

export const WORDS: number = LATCHES + LATCH_COUNT * LINE;

/** The latch of a branch: that of a child of the root and all below it, or of the root alone. */
export function latchOf(branch: number): number {
  return LATCHES + LINE * (branch & (LATCH_COUNT - 1));
}

// ── nodes ─────────────────────────────────────────────────────────────────────────────────────────

/** Nodes that are taken at a time. */
const USUAL = 4096;
/** No more than this part of what is left, so that little lies idle when the tree is full. */
const SHARE_OF_LEFT = 64;

/**
 * Allocates nodes for one thread, which takes many at a time and uses them block by block. Threads that took single blocks
 * would have neighbouring ones, on the same cache lines, and wait for each other wherever they write.
 */
export class NodeAllocator {
  /** Nodes in use. */
  used = 0;
  private readonly words: Int32Array;
  private next = 0;
  private end = 0;
  private most = 0;

  constructor(words: Int32Array) {
    this.words = words;
  }

  /** @param most a tree of this many nodes takes in no more */
  start(most: number): void {
    this.most = most;
    this.used = 0;
    this.next = 0;
    this.end = 0;
  }

  hasRoomFor(count: number): boolean {
    return this.end - this.next >= count || Atomics.load(this.words, SIZE) < this.most;
  }

  /** This many nodes in a row, for which there is room; returns the first. */
  take(count: number): number {
    if (this.end - this.next < count) this.takeMore(count);
    const first = this.next;
    this.next += count;
    this.used += count;
    return first;
  }

  /** Takes back the nodes that were taken last. */
  giveBack(count: number): void {
    this.next -= count;
    this.used -= count;
  }

  private takeMore(atLeast: number): void {
    const left = this.most - Atomics.load(this.words, SIZE);
    const count = Math.max(atLeast, Math.min(USUAL, Math.floor(left / SHARE_OF_LEFT)));
    this.next = Atomics.add(this.words, SIZE, count);
    this.end = this.next + count;
  }
}

// ── iterations ────────────────────────────────────────────────────────────────────────────────────

const MOST_ITERATIONS = 2 ** 31 - 1;

/**
 * Counts down the iterations that may still be made, so that all threads together make exactly as many as the budget has.
 * A thread takes a few at a time: as many as it makes between two looks at the clock, after which it may have to pause and
 * must hold none.
 */
export class IterationCounter {
  private readonly words: Int32Array;
  private held = 0;

  constructor(words: Int32Array) {
    this.words = words;
  }

  /** For the leader. */
  set(count: number): void {
    Atomics.store(this.words, ITERATIONS_LEFT, Math.min(count, MOST_ITERATIONS));
  }

  start(): void {
    this.held = 0;
  }

  /** Takes one; false if there are none left. */
  take(): boolean {
    if (this.held === 0)
      this.held = Math.min(CLOCK_EVERY, Atomics.sub(this.words, ITERATIONS_LEFT, CLOCK_EVERY));
    return this.held-- > 0;
  }
}
