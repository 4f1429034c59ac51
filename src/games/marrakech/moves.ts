/**
 * Moves as words. What a word means depends on what is to be done:
 *
 *     draw    the colour (0-3)
 *     roll    the die (1-4)
 *     turn    0 left, 1 straight on, 2 right
 *     lay     the two squares of the carpet in bits 0-7 and 8-15, the smaller first; if the same move turns Assam
 *             for the next walk, that turn in bits 26-27
 *     choose  turn, walk and carpet in one: the carpet as above, the square and facing that the walk leads to in
 *             bits 16-23 and 24-25, the turn in bits 26-27
 */
import type { Move } from '../../core/index.ts';

/** At most: three turns with twelve carpets each. */
export const MAX_MOVES = 36;
export const SLOTS = 12;

/** Faces of the die: 1 and 4 once, 2 and 3 twice. */
export const DIE = Uint8Array.of(1, 2, 2, 3, 3, 4);

export function carpet(a: number, b: number): Move {
  return a < b ? a | (b << 8) : b | (a << 8);
}

export function withTurn(move: Move, turn: number): Move {
  return move | (turn << 26);
}

export function withWalk(move: Move, square: number, facing: number): Move {
  return move | (square << 16) | (facing << 24);
}

export function firstSquare(move: Move): number {
  return move & 255;
}

export function secondSquare(move: Move): number {
  return (move >> 8) & 255;
}

export function walkSquare(move: Move): number {
  return (move >> 16) & 255;
}

export function walkFacing(move: Move): number {
  return (move >> 24) & 3;
}

export function turnOf(move: Move): number {
  return (move >> 26) & 3;
}

/** A walk that ruins the player ends the turn: nothing is laid. Written as a carpet of one square. */
export function hasCarpet(move: Move): boolean {
  return firstSquare(move) !== secondSquare(move);
}
