/**
 * The floor of a position is five sets of squares: those with a carpet, those with either bit of its colour set, and
 * those whose carpet continues on the next square to the right, and on the one below. Every 32 squares are five words, one
 * of each set, and one square more than the board has stands for all that is beyond the border.
 */

/** Where the floor begins in the words of a position. */
export const FLOOR = 4;
export const SETS = 5;
/** The sets by number; 0 is that of all carpets. */
export const LOW = 1;
export const HIGH = 2;
export const ACROSS = 3;
export const DOWN = 4;

/** Where the words of a square begin; its bit has the square's number, of which shifts take the last five bits. */
export function floorAt(square: number): number {
  return FLOOR + SETS * (square >> 5);
}

/**
 * The set in which a carpet on two neighbours, the smaller one first, is noted: by the sign of a difference, because
 * half of all carpets lie either way and a processor cannot guess which.
 */
export function directionOf(first: number, second: number): number {
  return ACROSS + ((first + 1 - second) >>> 31);
}
