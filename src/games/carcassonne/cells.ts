/**
 * The table has no edge, and yet its cells are numbers below 2965. Tiles touch, so with 72 of them no two cells
 * that matter (tiles, the cells beside them, the eight around a monastery) are more than 75 steps apart. The
 * numbering `x + 77 y mod 2965` gives different numbers to any two cells less than 77 steps apart: it is the
 * perfect Lee code of radius 38, where 77 = 2 * 38 + 1 and 2965 = 38^2 + 39^2 (S. W. Golomb, L. R. Welch, 1970).
 * A map of all cells is then three kilobytes, which a search copies in one go.
 */
import { CELLS, ROW } from './layout.ts';

// Constants of this file, for the reason given in `facts.ts`.
const [cells, row] = [CELLS, ROW];
/** Steps apart at which two cells may share a number. */
export const LEE_DISTANCE = 77;
/** The start tile. In the middle, so that numbers hardly ever wrap. */
export const ORIGIN = 1482;

/** To the cell in direction N, E, S, W. */
export const STEP = Int16Array.of(-ROW, 1, ROW, -1);
/** To the eight cells around. */
export const AROUND = Int16Array.of(-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1);

/** The cell `step` away from `cell`. */
export function stepFrom(cell: number, step: number): number {
  const next = cell + step;
  // One comparison for both ends, and hardly ever more.
  if (next >>> 0 < cells) return next;
  return next < 0 ? next + cells : next - cells;
}

/** The cell at x steps east and y steps south of the start tile. */
export function cellAt(x: number, y: number): number {
  const raw = (ORIGIN + x + row * y) % cells;
  return raw < 0 ? raw + cells : raw;
}

/** Is `other` one of the eight cells around `cell`? */
export function areClose(cell: number, other: number): boolean {
  let apart = cell < other ? other - cell : cell - other;
  if (apart > cells >> 1) apart = cells - apart;
  return apart === 1 || (apart >= row - 1 && apart <= row + 1);
}
