/** Geometry of the 8x8 grid that holds every board: neighbours as sets. */

/** The grid is always this wide, whatever the board. */
export const GRID = 8;
/** Stands for "off the grid"; belongs to no set. */
export const NOWHERE = GRID * GRID;

/** A cell as a set of one. */
export const BIT_LOW = new Int32Array(NOWHERE + 1);
export const BIT_HIGH = new Int32Array(NOWHERE + 1);
for (let cell = 0; cell < NOWHERE; cell++) {
  if (cell < 32) BIT_LOW[cell] = 1 << cell;
  else BIT_HIGH[cell] = 1 << (cell - 32);
}

/** Cells at distance 1 (where a stone clones to and converts), 2 (where it jumps to), and either. */
export const NEXT_LOW = new Int32Array(NOWHERE);
export const NEXT_HIGH = new Int32Array(NOWHERE);
export const RING_LOW = new Int32Array(NOWHERE);
export const RING_HIGH = new Int32Array(NOWHERE);
export const REACH_LOW = new Int32Array(NOWHERE);
export const REACH_HIGH = new Int32Array(NOWHERE);

export function cellAt(file: number, rank: number): number {
  return GRID * rank + file;
}

export function fileOf(cell: number): number {
  return cell & 7;
}

export function rankOf(cell: number): number {
  return cell >> 3;
}

/** King steps between two cells. */
export function distance(a: number, b: number): number {
  return Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));
}

function fillTables(cell: number): void {
  for (let other = 0; other < NOWHERE; other++) {
    const far = distance(cell, other);
    if (far === 1) {
      NEXT_LOW[cell]! |= BIT_LOW[other]!;
      NEXT_HIGH[cell]! |= BIT_HIGH[other]!;
    } else if (far === 2) {
      RING_LOW[cell]! |= BIT_LOW[other]!;
      RING_HIGH[cell]! |= BIT_HIGH[other]!;
    }
  }
  REACH_LOW[cell] = NEXT_LOW[cell]! | RING_LOW[cell]!;
  REACH_HIGH[cell] = NEXT_HIGH[cell]! | RING_HIGH[cell]!;
}
for (let cell = 0; cell < NOWHERE; cell++) fillTables(cell);
