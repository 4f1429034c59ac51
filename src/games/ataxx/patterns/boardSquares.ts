/**
 * The squares that are counted in each window of a board. Which cells are walls is known once the board is, so squares that
 * reach over the border belong to the window that has their other cells.
 */
import type { Board } from '../board.ts';
import { cellAt } from '../cells.ts';
import { SQUARE_CLASS, WALL } from './squares.ts';
import { type Window, windowsOf } from './windows.ts';

/** A square by the places of its cells in a window; -1 for a wall. */
type Square = Int8Array;

export interface WindowSquares extends Window {
  readonly squares: readonly Square[];
}

/** The cells of the square whose lower left cell is at this place; a wall is -1. */
function squareAt(board: Board, file: number, rank: number): number[] {
  const offsets = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const;
  return offsets.map(([df, dr]) => {
    const [f, r] = [file + df, rank + dr];
    const isOn = f >= 0 && r >= 0 && f < board.size && r < board.size && board.has(cellAt(f, r));
    return isOn ? cellAt(f, r) : -1;
  });
}

/** All windows of a board, each with the squares that are counted there; every square of the board is, once. */
export function squaresOf(board: Board): WindowSquares[] {
  const windows = windowsOf(board);
  const squares = windows.map((): Square[] => []);
  for (let rank = -1; rank < board.size; rank++) {
    for (let file = -1; file < board.size; file++) {
      const cells = squareAt(board, file, rank);
      if (cells.every((cell) => cell < 0)) continue;
      const home = windows.findIndex((window) =>
        cells.every((cell) => cell < 0 || window.cells.includes(cell)),
      );
      squares[home]!.push(Int8Array.from(cells, (cell) => windows[home]!.cells.indexOf(cell)));
    }
  }
  return windows.map(({ file, rank, cells }, i) => ({ file, rank, cells, squares: squares[i]! }));
}

/** The class of a square, given the sets of own and of enemy stones in its window. */
export function squareClass(square: Square, own: number, enemy: number): number {
  let code = 0;
  for (let i = 0; i < square.length; i++) {
    const place = square[i]!;
    const cell = place < 0 ? WALL : ((own >> place) & 1) | (((enemy >> place) & 1) << 1);
    code |= cell << (2 * i);
  }
  return SQUARE_CLASS[code]!;
}
