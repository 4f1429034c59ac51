/**
 * Leave to make iterations. There are as many tickets as the budget has iterations, and every thread makes an iteration for
 * each that it gets, so that all together make exactly so many. They are fetched a few at a time: as many as a search uses
 * between two looks at the clock, after which it may have to pause and must hold none.
 */
import { CLOCK_EVERY } from '../mcts/mcts.ts';
import { TICKETS } from './sharedWords.ts';

const MOST = 2 ** 31 - 1;

export class Tickets {
  private readonly words: Int32Array;
  private held = 0;

  constructor(words: Int32Array) {
    this.words = words;
  }

  /** For whoever leads. */
  issue(count: number): void {
    Atomics.store(this.words, TICKETS, Math.min(count, MOST));
  }

  start(): void {
    this.held = 0;
  }

  /** Takes one; false if there are none left. */
  take(): boolean {
    if (this.held === 0) this.held = Math.min(CLOCK_EVERY, Atomics.sub(this.words, TICKETS, CLOCK_EVERY));
    return this.held-- > 0;
  }
}
