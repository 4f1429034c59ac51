/**
 * Allocates nodes of a shared tree for one thread, which takes many at a time and uses them block by block. Threads that
 * took single blocks would have neighbouring ones, on the same cache lines, and wait for each other wherever they write.
 */
import { SIZE } from './sharedWords.ts';

/** Nodes that are taken at a time. */
const USUAL = 4096;
/** No more than this part of what is left, so that little lies idle when the tree is full. */
const SHARE_OF_LEFT = 64;

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
