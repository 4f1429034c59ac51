/**
 * Who has claimed what, also where the meeples are back in hand. The table keeps all claims of a game, and what is
 * complete can neither grow nor be claimed again; so the claims on a complete feature are those it was paid by.
 */
import type { CarcassonneState } from '../../../../games/carcassonne/index.ts';
import { meeplesOf, ownerOf } from '../../../../games/carcassonne/meeples.ts';

/** By seat, how many meeples stand on a feature. */
export function standing({ table, seats }: CarcassonneState, root: number): number[] {
  const meeples = table.meeplesOn(root);
  return Array.from({ length: seats }, (_, seat) => meeplesOf(meeples, seat));
}

/** Those with most meeples, ties included; none where there are no meeples. */
export function ownersAmong(meeples: readonly number[]): number[] {
  const most = Math.max(...meeples);
  return most === 0 ? [] : meeples.flatMap((count, seat) => (count === most ? [seat] : []));
}

/** By the root of a feature and by seat, how many meeples were ever put on it. */
export function claimsByRoot({ table, seats }: CarcassonneState): Map<number, number[]> {
  const claims = new Map<number, number[]>();
  for (let i = 0; i < table.claimed; i++) {
    const claim = table.claim(i);
    const root = table.rootOf(claim >> 3, claim & 7);
    const counts = claims.get(root) ?? Array<number>(seats).fill(0);
    counts[ownerOf(claim >> 3, seats)]!++;
    claims.set(root, counts);
  }
  return claims;
}
