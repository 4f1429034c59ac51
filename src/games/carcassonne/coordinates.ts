/** Cells as people write them: x steps east and y steps south of the start tile. */
import { ORIGIN, STEP, stepFrom } from './cells.ts';
import type { Table } from './table.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

const EAST = [0, 1, 0, -1];
const SOUTH = [-1, 0, 1, 0];

/** Where each tile and each cell beside a tile is. Tiles touch earlier ones, so one walk finds them all. */
export function placesOf(table: Table): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>([[ORIGIN, { x: 0, y: 0 }]]);
  for (let tile = 0; tile < table.tiles; tile++) {
    const cell = table.cellOf(tile);
    const { x, y } = places.get(cell)!;
    for (let side = 0; side < 4; side++) {
      const next = stepFrom(cell, STEP[side]!);
      if (!places.has(next)) places.set(next, { x: x + EAST[side]!, y: y + SOUTH[side]! });
    }
  }
  return places;
}
