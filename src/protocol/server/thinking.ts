/** A search for `go`, in steps of a few milliseconds. */
import type { State } from '../../core/index.ts';
import type { Budget, Clock, Search } from '../../search/index.ts';
import type { Steps } from './work.ts';

/** How long the engine may be deaf. */
const STEP_MS = 4;
/** How often it says what it thinks. */
const INFO_EVERY_MS = 250;

export interface ThinkingJob {
  readonly search: Search;
  readonly state: State;
  readonly budget: Budget;
  /** When the clock reads this, the search is over. */
  readonly deadline: number;
  /** The search is over when it looks this far ahead. */
  readonly depth: number;
  /** Once done, wait for `stop`. */
  readonly infinite: boolean;
  /** How many moves are to be reported with what they are worth. */
  readonly lines: number;
}

/** @param report is called now and then with the search at rest */
export function* think(job: ThinkingJob, clock: Clock, report: () => void): Steps {
  const { search, deadline } = job;
  search.start(job.state, job.budget, job.lines);
  let reportAt = clock() + INFO_EVERY_MS;
  for (;;) {
    const now = clock();
    // However late it is, the first step gets a moment, for without any search there is no move.
    const done = search.advance(Math.max(Math.min(now + STEP_MS, deadline), now + 1));
    if (done || clock() >= deadline) break;
    if (job.depth !== Infinity && search.analysis().depth >= job.depth) break;
    if (clock() >= reportAt) {
      report();
      reportAt = clock() + INFO_EVERY_MS;
    }
    yield 'more';
  }
  if (job.infinite) yield 'wait';
}
