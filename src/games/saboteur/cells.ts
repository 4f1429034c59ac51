/**
 * Geometry: the 14 x 14 mine lies inside a 16 x 16 grid, so that every cell has four neighbours at fixed distances and
 * a cell is a byte. The ring around it belongs to nobody.
 */
import { GRID, LEFT_OBJECTIVE, MIDDLE_OBJECTIVE, RIGHT_OBJECTIVE } from './constants.ts';

export { CELLS, ENTRANCE } from './constants.ts';

export const SIZE = 14;

export function cellAt(row: number, column: number): number {
  return GRID * (row + 1) + column + 1;
}

export function rowOf(cell: number): number {
  return (cell >> 4) - 1;
}

export function columnOf(cell: number): number {
  return (cell & 15) - 1;
}

export function isInside(row: number, column: number): boolean {
  return row >= 0 && row < SIZE && column >= 0 && column < SIZE;
}

/** From a cell to its neighbour in the north, east, south, west. */
export const STEPS = Int32Array.of(-GRID, 1, GRID, -1);

/** Left, middle, right. */
export const OBJECTIVES: Readonly<Uint8Array> = Uint8Array.of(
  LEFT_OBJECTIVE,
  MIDDLE_OBJECTIVE,
  RIGHT_OBJECTIVE,
);
export const OBJECTIVE_NAMES = ['left', 'middle', 'right'] as const;

/** Cells of the mine in reading order. */
export const MINE: readonly number[] = Array.from({ length: SIZE * SIZE }, (_, i) =>
  cellAt(Math.floor(i / SIZE), i % SIZE),
);

export function formatCell(cell: number): string {
  return `${rowOf(cell)},${columnOf(cell)}`;
}

/** A cell from its row and column as text; nothing for what is none. */
export function parseCell(row: string, column: string): number | undefined {
  if (!/^\d\d?$/.test(row) || !/^\d\d?$/.test(column)) return undefined;
  return isInside(Number(row), Number(column)) ? cellAt(Number(row), Number(column)) : undefined;
}
