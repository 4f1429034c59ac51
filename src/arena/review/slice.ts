/** The slice of time that the owner of a review has given it. All searches of the review work until its end. */
import type { Search } from '../../search/index.ts';

export interface Slice {
  /** On the clock of the review. */
  until: number;
}

/** Work that pauses whenever the slice has run out. */
export type Sliced<T> = Generator<undefined, T, undefined>;

/** Lets a search that was started use up its budget. */
export function* finish(search: Search, slice: Slice): Sliced<void> {
  while (!search.advance(slice.until)) yield;
}
