/** Which cards would make the path one tile shorter. */
import type { Board } from './board.ts';
import { TURNED } from './cards.ts';
import { FIT, KEYS } from './fits.ts';
import { goodSides, joins, liveSides } from './joints.ts';
import type { Walk } from './walk.ts';

/** Of some kinds of tile, a bit for each, those that lead on somewhere, turned or not. */
export function leadingOn(board: Board, { near, nearer }: Walk, kinds: number): number {
  let found = 0;
  for (let word = 0; word < board.frontier.length; word++) {
    for (let rest = board.frontier[word]! & near[word]!; rest !== 0; rest &= rest - 1) {
      const cell = 32 * word + 31 - Math.clz32(rest & -rest);
      const from = liveSides(board, cell);
      if (from !== 0)
        found |= joining(board.keys[cell]!, from, goodSides(board, cell, nearer), kinds & ~found);
    }
  }
  return found;
}

/** Kinds that fit into a cell with this key and join two groups of its sides. */
function joining(key: number, from: number, to: number, kinds: number): number {
  let found = 0;
  for (let rest = kinds; rest !== 0; rest &= rest - 1) {
    const tile = 31 - Math.clz32(rest & -rest);
    const fit = FIT[KEYS * tile + key]!;
    if ((fit & 1 && joins(tile, from, to)) || (fit & 2 && joins(tile + TURNED, from, to))) found |= 1 << tile;
  }
  return found;
}
