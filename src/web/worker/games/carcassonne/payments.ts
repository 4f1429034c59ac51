/** What a claim ends with: the features that its tile has completed are paid, and their meeples go home. */
import type { Move } from '../../../../core/index.ts';
import type { CarcassonneState } from '../../../../games/carcassonne/index.ts';
import { CLAIM } from '../../../../games/carcassonne/layout.ts';
import { ownerOf } from '../../../../games/carcassonne/meeples.ts';
import { standingOn } from '../../../../games/carcassonne/position.ts';
import type { PieceKind } from '../../../../games/carcassonne/tiles.ts';
import { NO_CLAIM } from '../../../../games/carcassonne/state.ts';
import { ownersAmong } from './claims.ts';
import { featuresOf, isComplete } from './tableFeatures.ts';
import type { PaidView } from './view.ts';

interface Payment extends PaidView {
  readonly kind: PieceKind;
}

/** The payments of the move that was made in `before`. */
export function paymentsOf(before: CarcassonneState, move: Move): Payment[] {
  if (before.phase !== CLAIM) return [];
  const after = before.clone();
  after.play(move);
  const { list, indices } = featuresOf(after);
  const payments = new Map<string, Payment>();
  for (let tile = 1; tile < before.table.tiles; tile++) {
    const isNewest = tile === before.table.tiles - 1;
    const claimed = isNewest && move !== NO_CLAIM ? move - 1 : undefined;
    const piece = claimed ?? standingOn(before.table, tile);
    if (piece === undefined || standingOn(after.table, tile) !== undefined) continue;
    const index = indices[tile]![piece]!;
    const feature = list[index]!;
    const seat = ownerOf(tile, before.seats);
    if (!isComplete(feature) || !ownersAmong(feature.claims).includes(seat)) continue;
    payments.set(`${index} ${seat}`, { seat, points: feature.points, tile, piece, kind: feature.kind });
  }
  return [...payments.values()];
}
