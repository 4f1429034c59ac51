/**
 * Where the tile in hand can go: a cell of the frontier, and a rotation that fits what is asked there. A placement
 * is `4 * cell + rotation`.
 */
import type { Move, Random } from '../../core/index.ts';
import { MOST_FRONTIER } from './cells.ts';
import { BITS, type Placements, nthBit } from './fit.ts';
import { MEMORY } from './memory.ts';
import type { Table } from './table.ts';

// Constants of this file, for the reason given in `memory.ts`.
const { frontier: FRONTIER, patterns: PATTERNS } = MEMORY;
const bits = BITS;
/** Rounds of four tries at a cell and rotation before all placements are counted. */
const ROUNDS = 4;
/** What is left when sixteen random bits are dealt out evenly over n. */
const uneven = Int32Array.from({ length: 4 * MOST_FRONTIER + 1 }, (_, n) => 0x10000 % n);
/** Room for one call. */
const order = new Int16Array(MOST_FRONTIER);

/** Has a tile of this type a place anywhere? */
export function canPlace({ memory, fronts }: Table, { fit }: Placements, type: number): boolean {
  const row = type << 8;
  // The newest cells ask least.
  for (let i = PATTERNS + fronts - 1; i >= PATTERNS; i--) if (fit[row + memory[i]!] !== 0) return true;
  return false;
}

/** How many placements a type has. */
export function countPlacements({ memory, fronts }: Table, { fit }: Placements, type: number): number {
  let count = 0;
  for (let i = PATTERNS; i < PATTERNS + fronts; i++) count += bits[fit[(type << 8) + memory[i]!]!]!;
  return count;
}

/** By cell: the frontier itself is in an order that tells how the position came about. */
export function listPlacements(
  { memory, fronts }: Table,
  { fit }: Placements,
  type: number,
  out: Int32Array,
): number {
  const row = type << 8;
  let fitting = 0;
  for (let i = 0; i < fronts; i++) {
    if (fit[row + memory[PATTERNS + i]!] === 0) continue;
    const cell = memory[FRONTIER + i]!;
    let at = fitting++;
    for (; at > 0 && memory[FRONTIER + order[at - 1]!]! > cell; at--) order[at] = order[at - 1]!;
    order[at] = i;
  }
  let count = 0;
  for (let k = 0; k < fitting; k++) {
    const i = order[k]!;
    const rotations = fit[row + memory[PATTERNS + i]!]!;
    for (let rotation = 0; rotation < 4; rotation++) {
      if ((rotations >> rotation) & 1) out[count++] = 4 * memory[FRONTIER + i]! + rotation;
    }
  }
  return count;
}

/** 1 if a try is one of the even ones and fits, else 0. No branch, so that four of them run side by side. */
function isHit(
  memory: Int16Array,
  fit: Uint8Array,
  row: number,
  shift: number,
  product: number,
  rest: number,
): number {
  const k = product >> 16;
  const rotations = fit[row + memory[PATTERNS + (k >> shift)]!]!;
  return (rotations >> (k & ((1 << shift) - 1))) & 1 & ~(((product & 0xffff) - rest) >> 31);
}

/**
 * Tries cells and rotations, four at a time; where few fit, all of them are counted in the end. Either way each
 * is as likely. A try takes sixteen random bits and is as unbiased as `Random.below`.
 */
export function samplePlacement(table: Table, rules: Placements, type: number, random: Random): Move {
  const { memory, fronts } = table;
  const { fit } = rules;
  const row = type << 8;
  const shift = rules.shift[type]!;
  const mask = (1 << shift) - 1;
  const span = fronts << shift;
  const rest = uneven[span]!;
  for (let round = 0; round < ROUNDS; round++) {
    const one = random.next();
    const two = random.next();
    const a = Math.imul(one >>> 16, span);
    const b = Math.imul(one & 0xffff, span);
    const c = Math.imul(two >>> 16, span);
    const d = Math.imul(two & 0xffff, span);
    const fits =
      isHit(memory, fit, row, shift, a, rest) |
      (isHit(memory, fit, row, shift, b, rest) << 1) |
      (isHit(memory, fit, row, shift, c, rest) << 2) |
      (isHit(memory, fit, row, shift, d, rest) << 3);
    if (fits === 0) continue;
    const first = fits & -fits;
    const k =
      ((a & -(first & 1)) | (b & -((first >> 1) & 1)) | (c & -((first >> 2) & 1)) | (d & -(first >> 3))) >>
      16;
    return 4 * memory[FRONTIER + (k >> shift)]! + (k & mask);
  }
  return nthPlacement(table, rules, type, random.below(countPlacements(table, rules, type)));
}

function nthPlacement({ memory }: Table, { fit }: Placements, type: number, n: number): Move {
  const row = type << 8;
  let i = 0;
  let rest = n;
  for (let count = 0; ; i++, rest -= count) {
    count = bits[fit[row + memory[PATTERNS + i]!]!]!;
    if (rest < count) break;
  }
  return 4 * memory[FRONTIER + i]! + nthBit(fit[row + memory[PATTERNS + i]!]!, rest);
}
