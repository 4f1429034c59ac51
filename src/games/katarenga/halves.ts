/**
 * What one side has, as a number: the cells of its pawns (a word with a bit for each cell) and its points. A position is
 * two of these and whose turn it is. On boards of up to 16 cells there are 174 (3x3) or 3,212 (4x4) for each side.
 */
import { BITS_16 } from '../../core/index.ts';
import { GOAL } from './board.ts';

/** Larger boards have too many positions to number. */
export const MOST_NUMBERED_CELLS = 16;

export interface Halves {
  readonly count: number;
  /** How many pairs of halves, White's and Black's, have no cell in common. */
  readonly pairs: number;
  /** By number. */
  readonly pawns: Uint16Array;
  readonly points: Uint8Array;
  /** By `points << cells | pawns`; `NO_HALF` where a side would have more pawns than it began with, or none. */
  readonly numbers: Uint16Array;
}

export const NO_HALF = 0xffff;

/** Pairs without a cell in common. */
function countPairs(sets: readonly number[]): number {
  let pairs = 0;
  for (const white of sets) for (const black of sets) if ((white & black) === 0) pairs++;
  return pairs;
}

function makeHalves(size: number): Halves {
  const sets = 1 << (size * size);
  const numbers = new Uint16Array(GOAL * sets).fill(NO_HALF);
  const pawns: number[] = [];
  const points: number[] = [];
  for (let point = 0; point < GOAL; point++) {
    for (let set = 1; set < sets; set++) {
      if (BITS_16[set]! + point > size) continue;
      numbers[point * sets + set] = pawns.length;
      pawns.push(set);
      points.push(point);
    }
  }
  return {
    count: pawns.length,
    pairs: countPairs(pawns),
    pawns: Uint16Array.from(pawns),
    points: Uint8Array.from(points),
    numbers,
  };
}

const made = new Map<number, Halves>();

/** @param size with at most `MOST_NUMBERED_CELLS` cells */
export function halvesOf(size: number): Halves {
  const known = made.get(size);
  if (known) return known;
  const halves = makeHalves(size);
  made.set(size, halves);
  return halves;
}
