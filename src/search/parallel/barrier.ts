/**
 * Lets the workers of a pool work only while their leader's search is being advanced. A search at rest is thus at rest in
 * all threads: what it has found can be read, and a search that nobody continues costs nothing.
 *
 *     leader   open ──── works too ──── close, waits until nobody works
 *     worker   enter ─── works while open ─── leave ─── enter …
 *
 * A worker counts itself in before it looks at the barrier once more, the leader closes the barrier before it looks at the
 * count: so that one of the two always sees the other.
 */
import type { Clock, Search } from '../search.ts';
import { POLL_MS, type Watch } from './failureFlag.ts';
import { awaitChange, sharedInts } from './sharedMemory.ts';

// The words of the barrier.
const STATE = 0;
const WORKING = 1;
const FINISHED = 2;
const WORDS = 3;

// What the first of them says.
const CLOSED = 0;
const OPEN = 1;
const OVER = 2;

export class Barrier {
  readonly words: Int32Array;

  /** @param words of a barrier made elsewhere */
  constructor(words: Int32Array = sharedInts(WORDS)) {
    this.words = words;
  }

  // ── for the leader ──────────────────────────────────────────────────────────────────────────────

  open(): void {
    this.set(OPEN);
  }

  /** Closes it, and waits until nobody is inside. */
  close(watch: Watch): void {
    this.set(CLOSED);
    for (let working = this.look(WORKING); working > 0;) {
      working = awaitChange(this.words, WORKING, working, POLL_MS);
      watch.check();
    }
    watch.check();
  }

  /** Sends the workers away for good. */
  end(): void {
    this.set(OVER);
  }

  get isOver(): boolean {
    return this.look(STATE) === OVER;
  }

  /** How many workers have nothing left to do. */
  get finished(): number {
    return this.look(FINISHED);
  }

  /** Waits until one more worker has finished than `known`, but only for a while. */
  awaitFinish(known: number, ms: number, watch: Watch): void {
    awaitChange(this.words, FINISHED, known, Math.min(ms, POLL_MS));
    watch.check();
  }

  // ── for workers ─────────────────────────────────────────────────────────────────────────────────

  /** Waits until there is work; false if there will be none. */
  enter(): boolean {
    for (;;) {
      const state = this.look(STATE);
      if (state === OVER) return false;
      if (state === CLOSED) {
        Atomics.wait(this.words, STATE, CLOSED);
        continue;
      }
      Atomics.add(this.words, WORKING, 1);
      if (this.isOpen) return true;
      this.leave();
    }
  }

  get isOpen(): boolean {
    return this.look(STATE) === OPEN;
  }

  leave(): void {
    Atomics.sub(this.words, WORKING, 1);
    Atomics.notify(this.words, WORKING);
  }

  /** Says that there is nothing left to do; comes before the last `leave`. */
  finish(): void {
    Atomics.add(this.words, FINISHED, 1);
    Atomics.notify(this.words, FINISHED);
  }

  private look(word: number): number {
    return Atomics.load(this.words, word);
  }

  private set(state: number): void {
    // What is over stays over.
    if (this.isOver) return;
    Atomics.store(this.words, STATE, state);
    Atomics.notify(this.words, STATE);
  }
}

// ── how a worker works ────────────────────────────────────────────────────────────────────────────

const BEFORE = 0;
const CLOSING_TIME = 1;

/** A clock that strikes when the barrier is closed: workers know no other time. */
export function barrierClock(barrier: () => Barrier): Clock {
  return () => (barrier().isOpen ? BEFORE : CLOSING_TIME);
}

/**
 * How a worker works: while the barrier is open, and until there is nothing left to do.
 * @param search has a clock of the barrier
 * @param report is called before the barrier is left
 */
export function workWhileOpen(barrier: Barrier, search: Search, report: () => void): void {
  for (let done = false; !done && barrier.enter(); barrier.leave()) {
    done = search.advance(CLOSING_TIME);
    report();
    if (done) barrier.finish();
  }
}
