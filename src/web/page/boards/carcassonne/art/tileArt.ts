/** Everything that is drawn of a type of tile, as paths, computed once from its shape. */
import type { TileShape } from '../../../../worker/games/carcassonne/view.ts';
import { type Curve, type Point, disc, distance, pathOf, sampled } from './curves.ts';
import { fieldOutline } from './fields.ts';
import { MONASTERY_RADIUS, type Places, placesOn } from './places.ts';
import { type RoadEnd, roadCurve, roadEnd } from './roads.ts';
import { type Houses, type Plants, housesOn, plantsOn, sharesOf } from './scatter.ts';

export interface TileArt {
  /** The outline of each piece, for tints, highlights and pointing: by piece; the middle line of a road. */
  readonly pieces: readonly string[];
  readonly spots: readonly Point[];
  readonly cities: string;
  readonly walls: string;
  readonly towers: string;
  readonly houses: Houses;
  readonly plants: Plants;
  readonly roads: string;
  /** What roads lead to that end here; null if none does. */
  readonly end: RoadEnd | null;
  /** The side of a road that ends at a gate. */
  readonly gateSide: number | null;
  readonly pennants: readonly Point[];
  readonly hasMonastery: boolean;
}

/** Around the centre, where the monk stands. */
const MONASTERY_PATH = disc([0, 0], MONASTERY_RADIUS);
const ROOM_FOR_PENNANT = 17;
const FROM_MEEPLE = 28;

/** A place for the pennant of a city: as roomy as can be, but not where its meeple stands. */
function pennantPlace({ ground, spots }: Places, city: number): Point {
  const room = ground.filter(({ at, piece }) => piece === city && distance(at, spots[city]!) > 20);
  const score = ({ clear, inward, at }: (typeof room)[number]): number =>
    Math.min(clear, inward, ROOM_FOR_PENNANT) - Math.abs(distance(at, spots[city]!) - FROM_MEEPLE) / 4;
  return room.reduce((best, point) => (score(point) > score(best) ? point : best)).at;
}

/** Two on every wall, away from the corners, where walls of other tiles join it. */
function towersOn(walls: readonly Curve[]): string {
  const towers = walls.flatMap((wall) => {
    const points = sampled(wall, 16);
    return [points[4]!, points[12]!];
  });
  return towers.map((at) => disc(at, 3.6)).join('');
}

function drawArt(letter: string, shape: TileShape): TileArt {
  const places = placesOn(shape);
  const share = sharesOf(letter);
  const roads = shape.roads.map((sides) => pathOf(roadCurve(sides, shape)));
  const walls = places.cities.flatMap((city) => city.walls);
  const pennants = shape.cities.flatMap(({ hasPennant }, city) =>
    hasPennant ? [pennantPlace(places, city)] : [],
  );
  const end = shape.roads.some((sides) => sides.length === 1) ? roadEnd(shape) : null;
  return {
    pieces: [
      ...places.cities.map(({ path }) => path),
      ...roads,
      ...shape.fields.map((halves) => fieldOutline(halves, shape).path),
      ...(shape.hasMonastery ? [MONASTERY_PATH] : []),
    ],
    spots: places.spots,
    cities: places.cities.map(({ path }) => path).join(''),
    walls: walls.map(pathOf).join(''),
    towers: towersOn(walls),
    houses: housesOn(places, pennants, share),
    plants: plantsOn(places, share),
    roads: roads.join(''),
    end,
    gateSide: end === 'gate' ? shape.roads[0]![0]! : null,
    pennants,
    hasMonastery: shape.hasMonastery,
  };
}

const drawn = new Map<string, TileArt>();

/** The art of a type, known by its letter. */
export function tileArt(letter: string, shape: TileShape): TileArt {
  const art = drawn.get(letter) ?? drawArt(letter, shape);
  drawn.set(letter, art);
  return art;
}
