/** A feature in words: what it is, who holds it, what it is worth. */
import { capital, plural } from '../../../../words/index.ts';
import { ownersAmong } from './claims.ts';
import { type Feature, POINTS_A_CITY, isComplete } from './tableFeatures.ts';
import { SEATS, listed } from './names.ts';
import type { FeatureView } from './view.ts';

function citiesOf(count: number): string {
  return count === 1 ? '1 city' : `${count} cities`;
}

function titleOf(feature: Feature): string {
  const { kind, tiles, pennants, openCells, openSides, cities } = feature;
  if (kind === 'monastery')
    return openCells === 0
      ? 'Monastery, complete'
      : `Monastery, ${plural(openCells, 'cell')} around it ${openCells === 1 ? 'is' : 'are'} empty`;
  const flags = pennants === 0 ? '' : pennants === 1 ? ' with a pennant' : ` with ${pennants} pennants`;
  const size = `${capital(kind)} of ${plural(tiles.size, 'tile')}${flags}`;
  if (kind !== 'field')
    return `${size}, ${openSides === 0 ? 'complete' : `open on ${plural(openSides, 'side')}`}`;
  const all = cities.complete + cities.open;
  if (all === 0) return `${size}, beside no city`;
  const together = all === 1 ? '' : 'all ';
  if (cities.complete === 0) return `${size}, beside ${citiesOf(all)}, ${together}open`;
  if (cities.open === 0) return `${size}, beside ${citiesOf(all)}, ${together}complete`;
  return `${size}, beside ${citiesOf(all)}, ${cities.complete} of them complete`;
}

function holdersOf(feature: Feature): string {
  const { meeples, claims } = feature;
  const owners = ownersAmong(meeples);
  if (owners.length === 0) {
    const paid = ownersAmong(claims);
    if (!isComplete(feature)) return 'Nobody holds it';
    return paid.length === 0 ? 'No meeple is on it' : `Paid to ${listed(paid.map((seat) => SEATS[seat]!))}`;
  }
  const names = listed(owners.map((seat) => SEATS[seat]!));
  const most = meeples[owners[0]!]!;
  const others = meeples.flatMap((count, seat) =>
    count > 0 && count < most ? [`${count} of ${SEATS[seat]}`] : [],
  );
  const counts = others.length === 0 ? '' : `, ${plural(most, 'meeple')} to ${listed(others)}`;
  return owners.length === 1 ? `${names} holds it${counts}` : `${names} share it${counts}`;
}

function worthOf(feature: Feature): string {
  const { kind, points, whenComplete, cities } = feature;
  const now = plural(points, 'point');
  if (kind === 'field') {
    const all = cities.complete + cities.open;
    return cities.open === 0
      ? `${now} at the end`
      : `${now} at the end, ${POINTS_A_CITY * all} if ${cities.open} more ${cities.open === 1 ? 'city is' : 'cities are'} completed`;
  }
  if (isComplete(feature)) return now;
  return `${now} now, ${kind === 'monastery' ? '' : 'at least '}${whenComplete} when complete`;
}

export function featureView(feature: Feature): FeatureView {
  return {
    kind: feature.kind,
    title: titleOf(feature),
    holders: holdersOf(feature),
    worth: worthOf(feature),
    owners: ownersAmong(feature.meeples),
    points: feature.points,
  };
}
