/** How many squares of one colour hang together: what a player owes who stops there. */
import { FLOOR, HIGH, LOW, SETS, floorAt } from './floor.ts';
import { LARGEST } from './options.ts';

/** Squares still to be looked at, and the set of those that were not yet met. */
const waiting = new Uint8Array(LARGEST * LARGEST);
const unmet = new Int32Array(Math.ceil((LARGEST * LARGEST + 1) / 32));

/** Fills `unmet` with all squares that show the colour of one that has a carpet. */
function gatherAlike(words: Int32Array, square: number): void {
  const at = floorAt(square);
  const low = -((words[at + LOW]! >>> square) & 1);
  const high = -((words[at + HIGH]! >>> square) & 1);
  for (let i = FLOOR, group = 0; i < words.length; i += SETS, group++)
    unmet[group] = words[i]! & ~(words[i + LOW]! ^ low) & ~(words[i + HIGH]! ^ high);
}

/**
 * The number of squares that show the colour of `square` and connect to it by shared edges, itself included.
 * @param words those of the position
 * @param next neighbours, four for each square
 */
export function regionSize(words: Int32Array, next: Uint8Array, square: number): number {
  gatherAlike(words, square);
  unmet[square >> 5]! &= ~(1 << square);
  waiting[0] = square;
  let found = 1;
  for (let i = 0; i < found; i++) {
    const from = 4 * waiting[i]!;
    for (let direction = 0; direction < 4; direction++) {
      const to = next[from + direction]!;
      if (((unmet[to >> 5]! >>> to) & 1) === 0) continue;
      unmet[to >> 5]! &= ~(1 << to);
      waiting[found++] = to;
    }
  }
  return found;
}
