/**
 * Tells the leader of a crew that a member has failed, and why. The leader sleeps while it waits for its crew, so it can
 * be told only through shared memory; it looks whenever it has waited for a while.
 */
import { sharedInts } from './sharedMemory.ts';

/** How long the leader sleeps before it looks again, in milliseconds. */
export const LOOK_MS = 100;

const LENGTH = 0;
const TEXT = 1;
const MOST_CHARACTERS = 2000;

export class Alarm {
  readonly words: Int32Array;

  /** @param words of an alarm made elsewhere */
  constructor(words: Int32Array = sharedInts(TEXT + MOST_CHARACTERS)) {
    this.words = words;
  }

  /** For the member. Only the first reason is kept. */
  ring(reason: string): void {
    const text = reason.slice(0, MOST_CHARACTERS) || 'for no known reason';
    if (Atomics.compareExchange(this.words, LENGTH, 0, -1) !== 0) return;
    for (let i = 0; i < text.length; i++) this.words[TEXT + i] = text.charCodeAt(i);
    Atomics.store(this.words, LENGTH, text.length);
  }

  /** For the leader. @throws Error with the reason, if a member has failed */
  check(): void {
    const length = Atomics.load(this.words, LENGTH);
    if (length <= 0) return;
    const text = String.fromCharCode(...this.words.subarray(TEXT, TEXT + length));
    throw new Error(`a thread of a parallel search failed: ${text}`);
  }
}
