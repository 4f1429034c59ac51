/**
 * The carpets on the floor by number, for those who want to tell them apart: what a square shows is 0 for bare floor,
 * else `8 * carpet + 1 + colour`, so that two squares show the same carpet exactly when they are equal.
 */
import { ACROSS, DOWN, FLOOR, HIGH, LOW, floorAt } from './floor.ts';
import type { Position } from './position.ts';

/** Writes what each square shows. @returns the number of the last carpet; the first is 1 */
export function numberCarpets(position: Position, cells: Int32Array): number {
  const { size, squares } = position.market;
  let last = 0;
  for (let square = 0; square < squares; square++) {
    const shown = position.shownAt(square);
    if (shown === 0) cells[square] = 0;
    else if (square > 0 && position.areOneCarpet(square - 1, square)) cells[square] = cells[square - 1]!;
    else if (square >= size && position.areOneCarpet(square - size, square))
      cells[square] = cells[square - size]!;
    else cells[square] = (++last << 3) | shown;
  }
  return last;
}

/** Covers the floor with what each square shows. */
export function coverFloor({ words, market }: Position, cells: Int32Array): void {
  const { size, squares } = market;
  words.fill(0, FLOOR);
  for (let square = 0; square < squares; square++) {
    const shown = cells[square]!;
    if (shown === 0) continue;
    const colour = (shown & 7) - 1;
    const at = floorAt(square);
    const bit = 1 << square;
    words[at]! |= bit;
    words[at + LOW]! |= bit & -(colour & 1);
    words[at + HIGH]! |= bit & -(colour >> 1);
    if (square + 1 < squares && cells[square + 1] === shown) words[at + ACROSS]! |= bit;
    if (square + size < squares && cells[square + size] === shown) words[at + DOWN]! |= bit;
  }
}

/** Each square's carpet, from 1; 0 for bare floor. */
export function carpetNumbers(position: Position): number[] {
  const cells = new Int32Array(position.market.squares);
  numberCarpets(position, cells);
  return Array.from(cells, (shown) => shown >> 3);
}
