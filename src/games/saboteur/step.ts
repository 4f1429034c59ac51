/** What laying a tile does to the shortest path, by a walk over the board. */
import type { Board } from './board.ts';
import { goodSides, joins, liveSides } from './joints.ts';
import { type Walk, isIn } from './walk.ts';

/** It lies beside the path; it takes a place on the path and does not lead on; it makes the path one tile shorter. */
export const ASIDE = 0;
export const ASTRAY = 1;
export const NEARER = 2;

export function stepOf(board: Board, { near, nearer }: Walk, piece: number, cell: number): number {
  if (!isIn(near, cell)) return ASIDE;
  const from = liveSides(board, cell);
  if (from === 0) return ASIDE;
  return joins(piece, from, goodSides(board, cell, nearer)) ? NEARER : ASTRAY;
}
