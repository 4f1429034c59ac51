/** How a member works along: while the gate is open, and until there is nothing left to do. */
import type { Clock, Search } from '../search.ts';
import type { Gate } from './gate.ts';

const BEFORE = 0;
const CLOSING_TIME = 1;

/** A clock that strikes when the gate is shut: members know no other time. */
export function gateClock(gate: () => Gate): Clock {
  return () => (gate().isOpen ? BEFORE : CLOSING_TIME);
}

/**
 * @param search has a clock of the gate
 * @param report is called before the gate is left
 */
export function workInside(gate: Gate, search: Search, report: () => void): void {
  for (let done = false; !done && gate.enter(); gate.leave()) {
    done = search.advance(CLOSING_TIME);
    report();
    if (done) gate.finish();
  }
}
