/**
 * What the moves of a position lead to, as one word: the number of moves after which play continues, and a bit for each
 * way in which some move ends the game, for the seat that makes it.
 */
export const WINS = 1 << 30;
export const DRAWS = 1 << 29;
export const LOSES = 1 << 28;

/** How many moves lead to positions that are not over. */
export function continuing(outlook: number): number {
  return outlook & (LOSES - 1);
}
