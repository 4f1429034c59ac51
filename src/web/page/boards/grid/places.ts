/** Where things are on the drawing of a grid. */
import { CELL } from './geometry.ts';
import type { GridView } from './gridView.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centre of a cell by its name; undefined if there is none. */
export function centreOf(view: GridView, name: string): Point | undefined {
  for (const [row, cells] of view.rows.entries()) {
    const column = cells.findIndex((cell) => cell.name === name);
    if (column >= 0) return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
  }
  return undefined;
}
