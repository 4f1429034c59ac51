/**
 * The board cut into windows of two ranks by four files, so that every square of four neighbours is in one of them. What the
 * squares of a window add up to is looked up at once, by the stones in it: a number in base 3.
 */
import type { Board } from '../board.ts';
import { cellAt } from '../cells.ts';

const FILES = 4;
const RANKS = 2;

/** Two ranks by four files, from the lower left; cells may lie off a smaller board. */
export interface Window {
  readonly file: number;
  readonly rank: number;
  /** The lower rank first. */
  readonly cells: readonly number[];
}

/** Where windows begin on a side of this many files: each two neighbours lie in a common one. */
function starts(size: number): number[] {
  const found: number[] = [];
  for (let file = 0; file + FILES < size; file += FILES - 1) found.push(file);
  found.push(Math.max(0, size - FILES));
  return found;
}

export function windowsOf({ size }: Board): Window[] {
  const windows: Window[] = [];
  for (let rank = 0; rank + 1 < size; rank++)
    for (const file of starts(size)) windows.push({ file, rank, cells: cellsFrom(file, rank) });
  return windows;
}

function cellsFrom(file: number, rank: number): number[] {
  const cells: number[] = [];
  for (let up = 0; up < RANKS; up++)
    for (let right = 0; right < FILES; right++) cells.push(cellAt(file + right, rank + up));
  return cells;
}

/** Sets of the cells of a window. */
export const SETS = 2 ** (RANKS * FILES);
/** Ways to fill them. */
export const ARRANGEMENTS = 3 ** (RANKS * FILES);

/** What each set of own stones counts as a number in base 3; enemy stones count twice that. */
export const TERNARY = new Int32Array(SETS);
for (let set = 0; set < SETS; set++) {
  let power = 1;
  for (let i = 0; i < RANKS * FILES; i++, power *= 3) if ((set >> i) & 1) TERNARY[set]! += power;
}

/** The stones of one side in a window, a bit for each cell: `low` and `high` are all of its stones. */
export function stonesIn(low: number, high: number, file: number, rank: number): number {
  const pair =
    rank < 3 ? low >>> (8 * rank) : rank > 3 ? high >>> (8 * (rank - 4)) : (low >>> 24) | (high << 8);
  const files = (pair >>> file) & 0x0f0f;
  return (files | (files >>> 4)) & 0xff;
}
