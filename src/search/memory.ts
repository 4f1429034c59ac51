/**
 * Memory for trees and tables. It runs out in two ways: an allocation fails, or it goes well and the system ends the
 * process once the memory is written to. So much memory is not taken without asking how much there is; and whichever way
 * it runs out, a search ends with what it has found.
 *
 * This is no part of a budget: it ends only what would otherwise have died.
 */

/** Memory for a tree or a table cannot be had. */
export class OutOfMemory extends Error {}

/** Bytes that may still be taken on this machine. */
export type FreeMemory = () => number;

/** So many bytes are taken without asking. */
const UNASKED = 2 ** 20;

/**
 * What `make` makes, which allocates arrays and nothing else.
 * @param bytes that it takes
 * @throws OutOfMemory if there is not enough
 */
export function allocate<T>(bytes: number, free: FreeMemory | undefined, make: () => T): T {
  if (free && bytes > UNASKED && bytes > free()) throw new OutOfMemory();
  try {
    return make();
  } catch (error) {
    // That is how a failed allocation shows.
    if (error instanceof RangeError) throw new OutOfMemory();
    throw error;
  }
}
