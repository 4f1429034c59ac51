/**
 * Tells threads that one of them has failed, and why. They sleep while they wait for each other, so they can be told only
 * through shared memory; they look whenever they have waited for a while.
 */
import { sharedInts } from './sharedMemory.ts';

/** How long a thread sleeps before it looks again, in milliseconds. */
export const POLL_MS = 100;

/** What a thread looks at while it waits for others. */
export interface Watch {
  /** @throws Error if one of them will never come */
  check(): void;
}

const LENGTH = 0;
const TEXT = 1;
const MOST_CHARACTERS = 2000;

export class FailureFlag implements Watch {
  readonly words: Int32Array;

  /** @param words of a flag made elsewhere */
  constructor(words: Int32Array = sharedInts(TEXT + MOST_CHARACTERS)) {
    this.words = words;
  }

  /** Only the first reason is kept. */
  raise(reason: string): void {
    const text = reason.slice(0, MOST_CHARACTERS) || 'for no known reason';
    if (Atomics.compareExchange(this.words, LENGTH, 0, -1) !== 0) return;
    for (let i = 0; i < text.length; i++) this.words[TEXT + i] = text.charCodeAt(i);
    Atomics.store(this.words, LENGTH, text.length);
  }

  /** Why it was raised; undefined if it was not. */
  get reason(): string | undefined {
    const length = Atomics.load(this.words, LENGTH);
    return length <= 0 ? undefined : String.fromCharCode(...this.words.subarray(TEXT, TEXT + length));
  }

  check(): void {
    const { reason } = this;
    if (reason !== undefined) throw new Error(`a thread of a parallel search failed: ${reason}`);
  }
}
