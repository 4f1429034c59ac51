/** Where things are on the drawing of a grid. */
import { CELL } from './geometry.ts';
import type { Place } from './focus.ts';
import type { Motion } from './gridView.ts';

type Rows = readonly (readonly { readonly name: string }[])[];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a cell is; undefined if there is none of that name. */
export function placeOf(rows: Rows, name: string): Place | undefined {
  for (const [row, cells] of rows.entries()) {
    const column = cells.findIndex((cell) => cell.name === name);
    if (column >= 0) return { row, column };
  }
  return undefined;
}

/** The centre of a cell by its name; undefined if there is none. */
export function centreOf(view: { readonly rows: Rows }, name: string): Point | undefined {
  const place = placeOf(view.rows, name);
  return place && { x: (place.column + 0.5) * CELL, y: (place.row + 0.5) * CELL };
}

/** How a stone comes from one cell to another. */
export function slideOf(rows: Rows, from: string, to: string): Motion | undefined {
  const [start, end] = [placeOf(rows, from), placeOf(rows, to)];
  return start && end && { kind: 'slide', columns: start.column - end.column, rows: start.row - end.row };
}
