/**
 * The pawns and points of both sides, and the plies played, in one row of words:
 *
 *     0 ...            what each cell holds
 *     LISTS ...        for each side the cells of its pawns in ascending order, between two end marks
 *     COUNTS, POINTS   two words each
 *     PLY              one word
 *
 * The lists are sorted so that what is drawn from a stream depends on the position alone and not on how it came
 * about; most moves leave the order as it is. One array, because a playout that reads five is a tenth slower.
 */
import { CELLS, EMPTY, MAX_SIZE, NEITHER, OFF, bitOf } from './cells.ts';

const LISTS = CELLS;
/** Words of a side's list with its marks. */
const LIST = MAX_SIZE + 2;
export const COUNTS = LISTS + 2 * LIST;
export const POINTS = COUNTS + 2;
export const PLY = POINTS + 2;
const WORDS = PLY + 1;

/** Marks at the ends of a list: smaller and larger than any cell. */
const SMALLER = -1;
const LARGER = CELLS;

/** Where the list of a side begins. */
export function firstOf(side: number): number {
  return LISTS + 1 + side * LIST;
}

export class Pawns {
  readonly words = new Int32Array(WORDS);

  constructor() {
    this.words[OFF] = NEITHER;
    for (let side = 0; side < 2; side++) {
      this.words[firstOf(side) - 1] = SMALLER;
      this.words[firstOf(side)] = LARGER;
    }
  }

  count(side: number): number {
    return this.words[COUNTS + side]!;
  }

  /** Puts a pawn on an empty cell. */
  put(side: number, cell: number): void {
    const end = firstOf(side) + this.words[COUNTS + side]!++;
    this.words[end + 1] = LARGER;
    moveInList(this.words, end, cell);
    this.words[cell] = bitOf(side);
  }

  /** Takes all pawns of a side off the board. */
  clear(side: number): void {
    const { words } = this;
    const first = firstOf(side);
    for (let at = first; words[at] !== LARGER; at++) words[words[at]!] = EMPTY;
    words[first] = LARGER;
    words[COUNTS + side] = 0;
  }

  assign(from: Pawns): void {
    const { words } = this;
    this.clear(0);
    this.clear(1);
    for (let side = 0; side < 2; side++) {
      let at = firstOf(side);
      for (; from.words[at] !== LARGER; at++) {
        const cell = from.words[at]!;
        words[at] = cell;
        words[cell] = bitOf(side);
      }
      words[at] = LARGER;
    }
    for (let i = COUNTS; i < WORDS; i++) words[i] = from.words[i]!;
  }
}

/** The index of the pawn of a side on this cell. */
export function findInList(words: Int32Array, side: number, cell: number): number {
  let at = firstOf(side);
  while (words[at] !== cell) at++;
  return at;
}

/** Gives the pawn at an index another cell, at its place in the list; what cells hold is the caller's. */
export function moveInList(words: Int32Array, at: number, cell: number): void {
  for (; words[at + 1]! < cell; at++) words[at] = words[at + 1]!;
  for (; words[at - 1]! > cell; at--) words[at] = words[at - 1]!;
  words[at] = cell;
}

/** Strikes the pawn at an index from the list of its side; what cells hold is the caller's. */
export function strikeFromList(words: Int32Array, side: number, at: number): void {
  for (; words[at] !== LARGER; at++) words[at] = words[at + 1]!;
  words[COUNTS + side]!--;
}
