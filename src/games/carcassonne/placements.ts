/**
 * Where the tile in hand can go: a cell of the frontier, and a rotation that fits what is asked there. A placement
 * is `4 * cell + rotation`.
 */
import type { Move } from '../../core/index.ts';
import { type Placements, nthBit } from './fit.ts';
import * as layout from './layout.ts';
import type { Table } from './table.ts';

// Constants of this file, for the reason given in `facts.ts`.
const { PATTERNS, FRONTS } = layout;
const FRONTIER = layout.FRONTIER >> 1;
/** Room for one call. */
const order = new Int16Array(layout.MOST_FRONTIER);

/** How many placements a type has. */
export function countPlacements({ bytes }: Table, { counts }: Placements, type: number): number {
  const row = type << 8;
  const end = PATTERNS + bytes[FRONTS]!;
  let count = 0;
  for (let i = PATTERNS; i < end; i++) count += counts[row + bytes[i]!]!;
  return count;
}

/** The n-th of them, from 0, in the order of the frontier. */
export function nthPlacement(table: Table, { fit, counts }: Placements, type: number, n: number): Move {
  const { bytes, words } = table;
  const row = type << 8;
  let i = 0;
  let rest = n - counts[row + bytes[PATTERNS]!]!;
  while (rest >= 0) rest -= counts[row + bytes[PATTERNS + ++i]!]!;
  const pattern = row + bytes[PATTERNS + i]!;
  return 4 * words[FRONTIER + i]! + nthBit(fit[pattern]!, rest + counts[pattern]!);
}

/** By cell: the frontier itself is in an order that tells how the position came about. */
export function listPlacements(table: Table, { fit }: Placements, type: number, out: Int32Array): number {
  const { bytes, words, fronts } = table;
  const row = type << 8;
  let fitting = 0;
  for (let i = 0; i < fronts; i++) {
    if (fit[row + bytes[PATTERNS + i]!] === 0) continue;
    const cell = words[FRONTIER + i]!;
    let at = fitting++;
    for (; at > 0 && words[FRONTIER + order[at - 1]!]! > cell; at--) order[at] = order[at - 1]!;
    order[at] = i;
  }
  let count = 0;
  for (let k = 0; k < fitting; k++) {
    const i = order[k]!;
    const rotations = fit[row + bytes[PATTERNS + i]!]!;
    for (let rotation = 0; rotation < 4; rotation++) {
      if ((rotations >> rotation) & 1) out[count++] = 4 * words[FRONTIER + i]! + rotation;
    }
  }
  return count;
}
