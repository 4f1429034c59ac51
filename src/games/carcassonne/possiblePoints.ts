/**
 * Which points a player can have on the track. A feature that is complete pays all its points, or none, to a player;
 * and only to one whose meeple stood on it, put there with a tile that this player placed.
 */
import { ownerOf } from './meeples.ts';
import type { Table } from './table.ts';
import { CITIES, CLOSABLE, MONASTERY, NO_PIECE } from './tiles.ts';

interface Paid {
  readonly points: number;
  /** Who placed a tile of it, a bit each. */
  owners: number;
}

/** Everything on the table that is complete. */
function completeFeatures(table: Table, seats: number): Paid[] {
  const features = new Map<number, Paid>();
  const monasteries: Paid[] = [];
  for (let tile = 0; tile < table.tiles; tile++) {
    const type = table.kindOf(tile) >> 2;
    // The first tile was there before anyone came.
    const owner = tile === 0 ? 0 : 1 << ownerOf(tile, seats);
    for (let piece = 0; piece < CLOSABLE[type]!; piece++) {
      const root = table.rootOf(tile, piece);
      if (!table.isClosed(root)) continue;
      const points = piece < CITIES[type]! ? 2 * table.citySize(root) : table.roadSize(root);
      const feature = features.get(root) ?? { points, owners: 0 };
      feature.owners |= owner;
      features.set(root, feature);
    }
    if (MONASTERY[type] !== NO_PIECE && table.emptyAround(table.cellOf(tile)) === 0)
      monasteries.push({ points: 9, owners: owner });
  }
  return [...features.values(), ...monasteries];
}

/** For every seat the sums that it can have been paid. */
export function possiblePoints(table: Table, seats: number): Set<number>[] {
  const features = completeFeatures(table, seats);
  return Array.from({ length: seats }, (_, seat) => {
    const sums = new Set([0]);
    for (const { points, owners } of features) {
      if (((owners >> seat) & 1) === 0) continue;
      const paid = Array.from(sums, (sum) => sum + points);
      for (const sum of paid) sums.add(sum);
    }
    return sums;
  });
}
