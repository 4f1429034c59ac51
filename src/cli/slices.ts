/**
 * Long work in short slices. Between two slices the event loop turns: Ctrl-C is noticed, input is read,
 * progress is drawn.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Search } from '../search/search.ts';
import type { Terminal } from './terminal.ts';

/** Short enough that an interrupt feels immediate. */
const SLICE_MS = 25;

export { nextTurn };

/**
 * Calls `step` until it returns false or the signal is aborted. The clock is read after every step, so
 * steps should take well under a slice.
 */
export async function repeat(step: () => boolean, terminal: Terminal, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const end = terminal.clock() + SLICE_MS;
    while (terminal.clock() < end) if (!step()) return;
    await nextTurn();
  }
}

/**
 * Lets a started search think to the end of its budget, or until the signal is aborted.
 * @param between is called between two slices, with the search at rest
 */
export async function finishThinking(
  search: Search,
  terminal: Terminal,
  signal: AbortSignal,
  between?: () => void,
): Promise<void> {
  while (!signal.aborted && !search.advance(terminal.clock() + SLICE_MS)) {
    between?.();
    await nextTurn();
  }
}
