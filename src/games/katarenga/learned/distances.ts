/** How many moves a pawn is from the enemy's home row, if nothing stood in its way: what a tile is good for depends on where it leads. */
import type { Board } from '../board.ts';
import { OFF, homeRow, rowOf } from '../cells.ts';
import { FIELD } from '../slots.ts';

/** Pawns farther away, or that never get there, count alike. */
export const FARTHEST = 7;

/** By cell, for one side: 0 on the enemy's home row. */
export function distancesOf(board: Board, side: number): Uint8Array {
  const { squares, size, slots, used, width } = board;
  const distances = new Uint8Array(squares).fill(FARTHEST);
  for (let cell = 0; cell < squares; cell++)
    if (rowOf(cell, size) === homeRow(1 - side, size)) distances[cell] = 0;
  // Few moves reach far: as many rounds as there are distances settle all of them.
  for (let round = 1; round < FARTHEST; round++) {
    for (let cell = 0; cell < squares; cell++) {
      if (distances[cell] !== FARTHEST) continue;
      for (let at = cell * width; at < cell * width + used[cell]!; at++) {
        const target = slots[at]! & FIELD;
        if (target !== OFF && distances[target] === round - 1) distances[cell] = round;
      }
    }
  }
  return distances;
}
