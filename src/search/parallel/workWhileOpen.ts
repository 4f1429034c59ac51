/** How a worker works: while the barrier is open, and until there is nothing left to do. */
import type { Clock, Search } from '../search.ts';
import type { Barrier } from './barrier.ts';

const BEFORE = 0;
const CLOSING_TIME = 1;

/** A clock that strikes when the barrier is closed: workers know no other time. */
export function barrierClock(barrier: () => Barrier): Clock {
  return () => (barrier().isOpen ? BEFORE : CLOSING_TIME);
}

/**
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
