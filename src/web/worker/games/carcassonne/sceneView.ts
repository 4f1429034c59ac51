/** A position as the board shows it. Nothing is hidden in this game: only how many tiles of each type are left is known. */
import { OVER } from '../../../../core/index.ts';
import { placesOf } from '../../../../games/carcassonne/coordinates.ts';
import type { CarcassonneState } from '../../../../games/carcassonne/index.ts';
import { CLAIM, PLACE } from '../../../../games/carcassonne/layout.ts';
import { ownerOf } from '../../../../games/carcassonne/meeples.ts';
import { formatPiece } from '../../../../games/carcassonne/notation.ts';
import { standingOn } from '../../../../games/carcassonne/position.ts';
import { NO_CLAIM } from '../../../../games/carcassonne/state.ts';
import { capital } from '../../../../words/index.ts';
import type { Scene } from '../../pageGame.ts';
import { explain } from './explain.ts';
import { featureView } from './featureWords.ts';
import { holesOf } from './holes.ts';
import { SEATS, shortMeepleName } from './names.ts';
import { paymentsOf } from './payments.ts';
import { scoresOf } from './scores.ts';
import { newestKind } from './steps.ts';
import { type Features, featuresOf } from './tableFeatures.ts';
import { tileTypes } from './tileTypes.ts';
import type { CarcassonneView, FeatureView, LastView, SpotView, TileView } from './view.ts';

const PHASES = ['draw', 'place', 'claim'] as const;

function tilesOf({ table, seats }: CarcassonneState, { indices }: Features): TileView[] {
  const places = placesOf(table);
  return indices.map((features, tile) => {
    const { x, y } = places.get(table.cellOf(tile))!;
    const kind = table.kindOf(tile);
    const piece = standingOn(table, tile);
    return {
      cell: `${x},${y}`,
      x,
      y,
      type: kind >> 2,
      turn: kind & 3,
      seat: tile === 0 ? null : ownerOf(tile, seats),
      features,
      meeple: piece === undefined ? null : { seat: ownerOf(tile, seats), piece },
    };
  });
}

function spotsOf(state: CarcassonneState, tile: TileView, features: readonly FeatureView[]): SpotView[] {
  if (state.phase !== CLAIM) return [];
  const kind = newestKind(state);
  const free = state.claimable();
  return tile.features.map((feature, piece) => {
    const step = formatPiece(kind, piece);
    const isFree = ((free >> piece) & 1) === 1;
    const title = capital(shortMeepleName(kind, piece));
    const words = isFree ? features[feature]!.worth : (explain(state, [], step) ?? '');
    return { piece, step, title, words, isFree };
  });
}

function lastOf({ state, last }: Scene<CarcassonneState>): LastView | null {
  if (!last) return null;
  const { before, move } = last;
  if (before.phase === PLACE) return { kind: 'lay' };
  if (before.phase !== CLAIM)
    return { kind: 'draw', type: move, isPutAway: state.discarded > before.discarded };
  const paid = paymentsOf(before, move).map(({ seat, points, tile, piece }) => ({
    seat,
    points,
    tile,
    piece,
  }));
  return { kind: 'claim', piece: move === NO_CLAIM ? null : move - 1, paid };
}

export function sceneView(scene: Scene<CarcassonneState>): CarcassonneView {
  const { state } = scene;
  const found = featuresOf(state);
  const features = found.list.map(featureView);
  const tiles = tilesOf(state, found);
  return {
    seats: SEATS.slice(0, state.seats),
    phase: state.turn === OVER ? 'over' : PHASES[state.phase]!,
    player: state.player,
    types: tileTypes(state),
    tiles,
    features,
    holes: state.turn === OVER ? [] : holesOf(state),
    hand: state.phase === PLACE ? state.drawn : null,
    spots: spotsOf(state, tiles.at(-1)!, features),
    left: state.left,
    discards: Array.from({ length: state.discarded }, (_, i) => state.discard(i).type),
    scores: scoresOf(state, found),
    last: lastOf(scene),
  };
}
