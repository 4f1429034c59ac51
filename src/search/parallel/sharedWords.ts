/** The words of a shared tree of which all threads have need. Each has a cache line to itself. */

const LINE = 16;

/** Nodes that threads have taken. */
export const SIZE = 0;
/** Iterations that may still be made; see `IterationCounter`. */
export const ITERATIONS_LEFT = LINE;

const LATCHES = 2 * LINE;
/** As many as there are branches at work at a time, and a power of two. */
const LATCH_COUNT = 16;

export const WORDS: number = LATCHES + LATCH_COUNT * LINE;

/** The latch of a branch: that of a child of the root and all below it, or of the root alone. */
export function latchOf(branch: number): number {
  return LATCHES + LINE * (branch & (LATCH_COUNT - 1));
}
