/** Points by kind of feature: what is on the track, and what the end would bring now. */
import { OVER } from '../../../../core/index.ts';
import type { CarcassonneState } from '../../../../games/carcassonne/index.ts';
import { MOST_PLAYERS } from '../../../../games/carcassonne/layout.ts';
import { CATEGORIES, END_POINTS, endPoints } from '../../../../games/carcassonne/scoring.ts';
import type { PieceKind } from '../../../../games/carcassonne/tiles.ts';
import { ownersAmong } from './claims.ts';
import { SEATS } from './names.ts';
import { type Features, isComplete } from './tableFeatures.ts';
import type { PointsByKind, ScoreRow } from './view.ts';

function byKind(pointsFor: (kind: PieceKind) => number): PointsByKind {
  return {
    city: pointsFor('city'),
    road: pointsFor('road'),
    monastery: pointsFor('monastery'),
    field: pointsFor('field'),
  };
}

function sum({ city, road, monastery, field }: PointsByKind): number {
  return city + road + monastery + field;
}

/** What was paid for complete features from which the meeples have gone home. */
function paidTo(seat: number, { list }: Features): PointsByKind {
  const paid = list.filter(
    (feature) =>
      isComplete(feature) &&
      feature.meeples.every((count) => count === 0) &&
      ownersAmong(feature.claims).includes(seat),
  );
  return byKind((kind) =>
    paid.reduce((points, feature) => points + (feature.kind === kind ? feature.points : 0), 0),
  );
}

export function scoresOf(state: CarcassonneState, features: Features): ScoreRow[] {
  const { table } = state;
  const end = new Int16Array(END_POINTS);
  endPoints(table, end);
  return Array.from({ length: state.seats }, (_, seat) => {
    const paid = paidTo(seat, features);
    const due = byKind((kind) => end[MOST_PLAYERS * CATEGORIES.indexOf(kind) + seat]!);
    const track = table.points(seat);
    return {
      seat,
      name: SEATS[seat]!,
      paid,
      earlier: track - sum(paid),
      due,
      track,
      total: state.turn === OVER ? state.score(seat) : track + sum(due),
      meeples: table.supply(seat),
    };
  });
}
