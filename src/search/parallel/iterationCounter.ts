/**
 * Counts down the iterations that the threads of a shared tree may still make, so that all together make exactly as many
 * as the budget has. A thread takes a few at a time: as many as it makes between two looks at the clock, after which it may
 * have to pause and must hold none.
 */
import { CLOCK_EVERY } from '../mcts/mcts.ts';
import { ITERATIONS_LEFT } from './sharedWords.ts';

const MOST = 2 ** 31 - 1;

export class IterationCounter {
  private readonly words: Int32Array;
  private held = 0;

  constructor(words: Int32Array) {
    this.words = words;
  }

  /** For the leader. */
  set(count: number): void {
    Atomics.store(this.words, ITERATIONS_LEFT, Math.min(count, MOST));
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
