/**
 * Where a tile fits. What the neighbours of an empty cell ask of a tile is a **pattern** of four times two bits,
 * N, E, S, W from the low end: nothing, FIELD, ROAD or CITY. For each of the 24 types and 256 patterns a table
 * holds the rotations that fit, as four bits.
 */
import { PERIOD, TERRAIN } from './tiles.ts';
import { TYPES } from './layout.ts';

export const PATTERNS = 256;

/** How many bits are set in four. */
export const BITS = Uint8Array.of(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);

/** The first rotations of a type, as many as there are given, that have on a side what is asked there. */
function fitting(type: number, rotations: number, side: number, asked: number): number {
  let bits = 0;
  for (let rotation = 0; rotation < rotations; rotation++) {
    if (asked === 0 || asked === TERRAIN[4 * (4 * type + rotation) + side]) bits |= 1 << rotation;
  }
  return bits;
}

/** Rotations that fit, at `256 * type + pattern`; of those that look alike only the first `periods[type]`. */
function fitTable(periods: Uint8Array): Uint8Array {
  const table = new Uint8Array(PATTERNS * TYPES);
  for (let type = 0; type < TYPES; type++) {
    const sides = Uint8Array.from({ length: 16 }, (_, i) => fitting(type, periods[type]!, i >> 2, i & 3));
    for (let pattern = 0; pattern < PATTERNS; pattern++) {
      const fit = sides[pattern & 3]! & sides[4 + ((pattern >> 2) & 3)]! & sides[8 + ((pattern >> 4) & 3)]!;
      table[PATTERNS * type + pattern] = fit & sides[12 + (pattern >> 6)]!;
    }
  }
  return table;
}

/** What counts as a different placement. */
export interface Placements {
  readonly fit: Uint8Array;
  /** How many rotations fit, at the same places. */
  readonly counts: Uint8Array;
}

function placements(periods: Uint8Array): Placements {
  const fit = fitTable(periods);
  return { fit, counts: fit.map((rotations) => BITS[rotations]!) };
}

/** Rotations that look alike are one placement. */
export const DISTINCT = placements(PERIOD);
/** All four rotations of every tile. */
export const ALL = placements(new Uint8Array(TYPES).fill(4));

/** The place of the n-th set bit, from 0. */
export function nthBit(bits: number, n: number): number {
  let rest = bits;
  for (; n > 0; n--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
