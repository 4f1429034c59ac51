/**
 * Nodes of a shared tree that one thread has taken for itself and gives out block by block. Threads that took single blocks
 * would have neighbouring ones, on the same cache lines, and wait for each other wherever they write.
 */
import { SIZE } from './sharedWords.ts';

/** Nodes that are taken at a time. */
const USUAL = 4096;
/** No more than this part of what is left, so that little lies idle when the tree is full. */
const SHARE_OF_LEFT = 64;

export class Allotment {
  /** Nodes given out so far. */
  given = 0;
  private readonly words: Int32Array;
  private next = 0;
  private end = 0;
  private most = 0;

  constructor(words: Int32Array) {
    this.words = words;
  }

  /** @param most a tree of so many nodes takes in no more */
  start(most: number): void {
    this.most = most;
    this.given = 0;
    this.next = 0;
    this.end = 0;
  }

  hasRoomFor(count: number): boolean {
    return this.end - this.next >= count || Atomics.load(this.words, SIZE) < this.most;
  }

  /** So many nodes in a row, for which there is room; the first of them. */
  take(count: number): number {
    if (this.end - this.next < count) this.takeMore(count);
    const first = this.next;
    this.next += count;
    this.given += count;
    return first;
  }

  /** Takes back what was given out last. */
  putBack(count: number): void {
    this.next -= count;
    this.given -= count;
  }

  private takeMore(atLeast: number): void {
    const left = this.most - Atomics.load(this.words, SIZE);
    const count = Math.max(atLeast, Math.min(USUAL, Math.floor(left / SHARE_OF_LEFT)));
    this.next = Atomics.add(this.words, SIZE, count);
    this.end = this.next + count;
  }
}
