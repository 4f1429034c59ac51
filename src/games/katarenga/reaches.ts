/**
 * Where the pawns of a small board can go, by what stands on it: a word with a bit for each cell, looked up by the cell
 * of the pawn and the set of all occupied cells. Made from the slots of the board.
 */
import type { Board } from './board.ts';
import { FREE, OFF, homeRow, rowOf } from './cells.ts';
import { FIELD } from './slots.ts';

export interface Reaches {
  /** Cells that a pawn on `cell` can move to or capture on; own pawns are not left out. By `cell << cells | occupied`. */
  readonly from: Uint16Array;
  /** Empty cells from which a pawn can have come to `cell`. */
  readonly to: Uint16Array;
  /** For each side: cells from which a pawn may be taken off. */
  readonly lastRows: readonly [number, number];
}

interface Path {
  readonly from: number;
  readonly to: number;
  /** What must be empty. */
  readonly between: number;
}

function pathsOf({ slots, used, width, squares }: Board): Path[] {
  const paths: Path[] = [];
  const bit = (cell: number): number => (cell === FREE ? 0 : 1 << cell);
  for (let from = 0; from < squares; from++) {
    for (let at = from * width; at < from * width + used[from]!; at++) {
      const slot = slots[at]!;
      const to = slot & FIELD;
      if (to === OFF) continue;
      paths.push({ from, to, between: bit((slot >> 9) & FIELD) | bit((slot >> 18) & FIELD) });
    }
  }
  return paths;
}

/** Fills in one path: it is open whatever stands on cells that are not between. */
function addPath(table: Uint16Array, cell: number, other: number, closed: number, squares: number): void {
  const first = cell << squares;
  const free = ((1 << squares) - 1) & ~closed;
  // All subsets of the cells that do not matter.
  for (let set = free; ; set = (set - 1) & free) {
    table[first + set]! |= 1 << other;
    if (set === 0) return;
  }
}

function lastRow({ size, squares }: Board, side: number): number {
  let row = 0;
  for (let cell = 0; cell < squares; cell++)
    if (rowOf(cell, size) === homeRow(1 - side, size)) row |= 1 << cell;
  return row;
}

/** @param board of at most 16 cells, so that no slot has more than two cells between */
export function reachesOf(board: Board): Reaches {
  const { squares } = board;
  const from = new Uint16Array(squares << squares);
  const to = new Uint16Array(squares << squares);
  for (const path of pathsOf(board)) {
    addPath(from, path.from, path.to, path.between, squares);
    addPath(to, path.to, path.from, path.between | (1 << path.from), squares);
  }
  return { from, to, lastRows: [lastRow(board, 0), lastRow(board, 1)] };
}
