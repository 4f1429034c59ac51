/** Whose meeples they are, and who gets the points. */
import { MEEPLES, MEEPLE_BITS } from './layout.ts';

/** Who placed a tile, and owns the meeple on it. The first tile was there before anyone came. */
export function ownerOf(tile: number, players: number): number {
  return (tile - 1) % players;
}

/** How many of the meeples on a feature are those of a player. */
export function meeplesOf(meeples: number, player: number): number {
  return (meeples >> (MEEPLE_BITS * player)) & MEEPLES;
}

/** Adds points for each player who has most meeples, ties included, at `out[from + player]`. */
export function award(meeples: number, points: number, out: Int16Array, from: number, players: number): void {
  let most = 0;
  for (let player = 0; player < players; player++) {
    const count = meeplesOf(meeples, player);
    if (count > most) most = count;
  }
  for (let player = 0; player < players; player++) {
    if (meeplesOf(meeples, player) === most) out[from + player]! += points;
  }
}
