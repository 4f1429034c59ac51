/**
 * Lets the members of a crew work only while their leader's search is being advanced. A search at rest is thus at rest in
 * all threads: what it has found can be read, and a search that nobody goes on with costs nothing.
 *
 *     leader   open ──── works along ──── close, waits until nobody works
 *     member   enter ─── works while open ─── leave ─── enter …
 *
 * A member counts itself in before it looks at the gate once more, the leader shuts the gate before it looks at the
 * count: so that one of the two always sees the other.
 */
import { LOOK_MS, type Watch } from './alarm.ts';
import { awaitChange, sharedInts } from './sharedMemory.ts';

// The words of the gate.
const GATE = 0;
const WORKING = 1;
const FINISHED = 2;
const WORDS = 3;

// What the first of them says.
const CLOSED = 0;
const OPEN = 1;
const OVER = 2;

export class Gate {
  readonly words: Int32Array;

  /** @param words of a gate made elsewhere */
  constructor(words: Int32Array = sharedInts(WORDS)) {
    this.words = words;
  }

  // ── for the leader ──────────────────────────────────────────────────────────────────────────────

  open(): void {
    this.set(OPEN);
  }

  /** Shuts it, and waits until nobody is inside. */
  close(watch: Watch): void {
    this.set(CLOSED);
    for (let working = this.look(WORKING); working > 0;) {
      working = awaitChange(this.words, WORKING, working, LOOK_MS);
      watch.check();
    }
    watch.check();
  }

  /** Sends the members away for good. */
  end(): void {
    this.set(OVER);
  }

  get isOver(): boolean {
    return this.look(GATE) === OVER;
  }

  /** How many members have nothing left to do. */
  get finished(): number {
    return this.look(FINISHED);
  }

  /** Waits until one more member has finished than `known`, but only for a while. */
  awaitFinish(known: number, ms: number, watch: Watch): void {
    awaitChange(this.words, FINISHED, known, Math.min(ms, LOOK_MS));
    watch.check();
  }

  // ── for members ─────────────────────────────────────────────────────────────────────────────────

  /** Waits until there is work; false if there will be none. */
  enter(): boolean {
    for (;;) {
      const gate = this.look(GATE);
      if (gate === OVER) return false;
      if (gate === CLOSED) {
        Atomics.wait(this.words, GATE, CLOSED);
        continue;
      }
      Atomics.add(this.words, WORKING, 1);
      if (this.isOpen) return true;
      this.leave();
    }
  }

  get isOpen(): boolean {
    return this.look(GATE) === OPEN;
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
    // Who was sent away stays away.
    if (this.isOver) return;
    Atomics.store(this.words, GATE, state);
    Atomics.notify(this.words, GATE);
  }
}
