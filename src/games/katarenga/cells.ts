/**
 * Cells of the board. Inside the game a cell is x * n + y, column by column, y = 0 being White's home row: pawns
 * that start side by side then stay in order for long, see `pawns.ts`. The tile strings, JSON positions and
 * transcripts of the rules count row by row instead; `cellOfIndex` goes there and back. Names are as in chess.
 *
 * Cells beyond the largest board spare the inner loops their special cases.
 */

export const MIN_SIZE = 3;
export const MAX_SIZE = 20;

/** Never occupied: what stands between neighbours. */
export const FREE = MAX_SIZE * MAX_SIZE;
/** Where a scoring pawn goes: held by neither side, but not empty either, so that nobody takes it for a square. */
export const OFF = FREE + 1;
export const CELLS = OFF + 1;

/** What a cell holds: nothing, or the bit of a side. */
export const EMPTY = 0;
export const BOTH = 3;
export const NEITHER = 4;

/** The bit of side 0 (White) or 1 (Black) in a cell. */
export function bitOf(side: number): number {
  return side + 1;
}

export function cellAt(x: number, y: number, size: number): number {
  return x * size + y;
}

export function columnOf(cell: number, size: number): number {
  return Math.floor(cell / size);
}

export function rowOf(cell: number, size: number): number {
  return cell % size;
}

/** The cell of an index that counts row by row. The same function gives the index of a cell. */
export function cellOfIndex(index: number, size: number): number {
  return cellAt(index % size, Math.floor(index / size), size);
}

/** The row where pawns of this side start; the other side's is where they score. */
export function homeRow(side: number, size: number): number {
  return side === 0 ? 0 : size - 1;
}

export function formatSquare(cell: number, size: number): string {
  return String.fromCharCode(97 + columnOf(cell, size)) + (rowOf(cell, size) + 1);
}

/** The cell of a name such as `c3`; -1 if it is off the board, undefined if it is no name at all. */
export function parseSquare(text: string, size: number): number | undefined {
  const match = /^([a-z])([1-9]\d?)$/.exec(text);
  if (!match) return undefined;
  const x = match[1]!.charCodeAt(0) - 97;
  const y = Number(match[2]) - 1;
  return x < size && y < size ? cellAt(x, y, size) : -1;
}
