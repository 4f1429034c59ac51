/** How many squares of one colour hang together: what a player owes who stops there. */
import { LARGEST } from './options.ts';

/** Squares still to be looked at, and squares seen, marked by a number that is new for each count. */
const waiting = new Uint8Array(LARGEST * LARGEST);
const seen = new Int32Array(LARGEST * LARGEST + 1);
let mark = 0;
const LAST_MARK = 0x3fffffff;

/**
 * The squares that show the colour of `square` and connect to it by shared edges, itself included.
 * @param cells what each square shows, its colour in the last three bits, and bare floor beyond the border
 * @param next neighbours, four for each square
 */
export function regionSize(cells: Int32Array, next: Uint8Array, square: number): number {
  const colour = cells[square]! & 7;
  if (mark === LAST_MARK) {
    seen.fill(0);
    mark = 0;
  }
  mark++;
  seen[square] = mark;
  waiting[0] = square;
  let found = 1;
  for (let i = 0; i < found; i++) {
    const from = 4 * waiting[i]!;
    for (let direction = 0; direction < 4; direction++) {
      const to = next[from + direction]!;
      if ((cells[to]! & 7) === colour && seen[to] !== mark) {
        seen[to] = mark;
        waiting[found++] = to;
      }
    }
  }
  return found;
}
