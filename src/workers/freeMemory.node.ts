/** How much memory searches may still take, in Node. */
import { freemem, totalmem } from 'node:os';
import type { FreeMemory } from '../search/index.ts';

/** The rest is for everything else: other programs, and what has been taken but not written to. */
const SHARE = 0.75;
/** Elsewhere memory that could be had at any time does not count as free. */
const TELLS_FREE = process.platform === 'linux' || process.platform === 'win32';

/** Of the machine, or of the container that this runs in. */
function available(): number {
  const limit = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  const left = limit - process.memoryUsage.rss();
  return Math.max(0, TELLS_FREE ? Math.min(left, freemem()) : left);
}

/** @param searches that may grow at the same time */
export function freeMemoryFor(searches: number): FreeMemory {
  return () => (SHARE * available()) / searches;
}
