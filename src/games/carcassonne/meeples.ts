/** Whose meeples they are, and who gets the points. */
import { MEEPLES } from './memory.ts';

/** Meeples on a feature are one number, with this many bits for each player. */
export const MEEPLE_BITS = 3;

/** Who placed a tile, and owns the meeple on it. The first tile was there before anyone came. */
export function ownerOf(tile: number, players: number): number {
  return (tile - 1) % players;
}

/** Adds points for each player who has most meeples, ties included, at `out[from + player]`. */
export function award(meeples: number, points: number, out: Int16Array, from: number, players: number): void {
  let most = 0;
  for (let player = 0; player < players; player++) {
    const count = (meeples >> (MEEPLE_BITS * player)) & MEEPLES;
    if (count > most) most = count;
  }
  for (let player = 0; player < players; player++) {
    if (((meeples >> (MEEPLE_BITS * player)) & MEEPLES) === most) out[from + player]! += points;
  }
}
