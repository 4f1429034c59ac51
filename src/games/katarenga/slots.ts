/**
 * Where a pawn can go, as a table made once for each board. Every cell has slots, one for each conceivable move of a
 * pawn on it. A slot is one word that says all there is to check:
 *
 *     bits 0-8    the target; may not hold an own pawn
 *     bits 9-17   the cell before it on a slide; must be empty
 *     bits 18-26  the one before that; must be empty
 *     bits 27-31  how many more cells lie between; they are the targets of the slots before
 *
 * Scoring is a slot like any other: on the enemy's home row, with a target off the board. It is the last one of its
 * cell, so that the sides share the table and differ only in how many slots they may use.
 */
import { FREE, OFF, cellAt, cellOfIndex, columnOf, homeRow, rowOf } from './cells.ts';
import type { Reach } from './options.ts';

type Step = readonly [dx: number, dy: number];

const STRAIGHT: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
const JUMPS: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

const NEXT_FIELD = 9;
export const FIELD = 511;
export const FAR_SHIFT = 27;

function slotTo(target: number, before: number, beforeThat: number, far: number): number {
  return target | (before << NEXT_FIELD) | (beforeThat << (2 * NEXT_FIELD)) | (far << FAR_SHIFT);
}

const SCORE_SLOT = slotTo(OFF, FREE, FREE, 0);

const ONE_STEP: Reach = { squares: 1, stopsAtSameTile: false };

/** Adds the slots of one direction, nearest first, up to the reach of the tile. */
function addSlots(
  list: number[],
  tiles: string,
  size: number,
  from: number,
  [dx, dy]: Step,
  reach: Reach,
): void {
  const tile = tiles[cellOfIndex(from, size)];
  let x = columnOf(from, size) + dx;
  let y = rowOf(from, size) + dy;
  let before = FREE;
  let beforeThat = FREE;
  for (let i = 0; i < reach.squares && x >= 0 && x < size && y >= 0 && y < size; i++) {
    const cell = cellAt(x, y, size);
    list.push(slotTo(cell, before, beforeThat, Math.max(0, i - 2)));
    if (reach.stopsAtSameTile && tiles[y * size + x] === tile) return;
    beforeThat = before;
    before = cell;
    x += dx;
    y += dy;
  }
}

const STEPS: Readonly<Record<string, readonly Step[]>> = {
  K: [...STRAIGHT, ...DIAGONAL],
  R: STRAIGHT,
  B: DIAGONAL,
  N: JUMPS,
};

/** The slots of a cell, scoring apart. */
function slotsOf(tiles: string, size: number, from: number, slide: Reach): number[] {
  const tile = tiles[cellOfIndex(from, size)]!;
  const reach = tile === 'R' || tile === 'B' ? slide : ONE_STEP;
  const list: number[] = [];
  for (const step of STEPS[tile]!) addSlots(list, tiles, size, from, step, reach);
  return list;
}

export interface SlotTable {
  /** No cell has more slots. */
  readonly width: number;
  /** `cell * width + slot`. */
  readonly slots: Int32Array;
  /** How many slots of a cell a side may use: `side * squares + cell`. */
  readonly used: Uint8Array;
}

/** @param tiles in index order */
export function makeSlots(tiles: string, size: number, slide: Reach): SlotTable {
  const squares = size * size;
  const lists = Array.from({ length: squares }, (_, cell) => slotsOf(tiles, size, cell, slide));
  const used = new Uint8Array(2 * squares);
  for (const [cell, list] of lists.entries()) {
    used[cell] = used[squares + cell] = list.length;
    for (let side = 0; side < 2; side++) {
      if (rowOf(cell, size) === homeRow(1 - side, size)) used[side * squares + cell] = list.push(SCORE_SLOT);
    }
  }
  const width = Math.max(...used);
  const slots = new Int32Array(squares * width);
  for (const [cell, list] of lists.entries()) slots.set(list, cell * width);
  return { width, slots, used };
}
