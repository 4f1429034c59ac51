/**
 * Where on a tile a meeple stands, and where there is room for a pennant, houses and trees. The tile is looked at point by
 * point: which piece covers it, and how far it is from anything else.
 */
import type { TileShape } from '../../../../worker/games/carcassonne/view.ts';
import { type CityOutline, cityOutline } from './cities.ts';
import { HALF, type Point, distance, isInside, nearest, sampled } from './curves.ts';
import { fieldOutline } from './fields.ts';
import { ROAD_WIDTH, roadCurve, roadEnd } from './roads.ts';

/** Room that the monastery takes, and the place where roads cross. */
export const MONASTERY_RADIUS = 21;
export const CROSSING_RADIUS = 9;
/** Between the points that are looked at. */
const STEP = 4;

/** A point of the tile: the piece there, and how far it is from the rim of that piece. */
interface Ground {
  readonly at: Point;
  readonly piece: number;
  /** From walls, roads and what else ends the piece on the tile. */
  readonly clear: number;
  /** From the rim of the tile. */
  readonly inward: number;
}

export interface Places {
  /** By piece. */
  readonly spots: readonly Point[];
  readonly ground: readonly Ground[];
  readonly cities: readonly CityOutline[];
}

function survey(shape: TileShape, cities: readonly CityOutline[]): Ground[] {
  const fields = shape.fields.map((halves) => fieldOutline(halves, shape).polygon);
  const firstField = shape.cities.length + shape.roads.length;
  const walls = cities.flatMap((city) => city.walls.flatMap((wall) => sampled(wall, 12)));
  const lanes = shape.roads.flatMap((sides) => sampled(roadCurve(sides, shape), 10));
  const ends = shape.roads.length > 0 ? roadEnd(shape) : 'gate';
  const pieceAt = (at: Point): number => {
    const city = cities.findIndex(({ polygon }) => isInside(at, polygon));
    if (city >= 0) return city;
    const field = fields.findIndex((polygon) => isInside(at, polygon));
    return field < 0 ? -1 : firstField + field;
  };
  const ground: Ground[] = [];
  for (let y = STEP / 2 - HALF; y < HALF; y += STEP) {
    for (let x = STEP / 2 - HALF; x < HALF; x += STEP) {
      const at: Point = [x, y];
      const piece = pieceAt(at);
      const middle = distance(at, [0, 0]);
      const blocked = shape.hasMonastery
        ? middle - MONASTERY_RADIUS
        : ends === 'crossing'
          ? middle - CROSSING_RADIUS
          : Infinity;
      const isCity = piece < cities.length;
      const clear = Math.min(
        nearest(at, walls),
        isCity ? Infinity : nearest(at, lanes) - ROAD_WIDTH / 2,
        isCity ? Infinity : blocked,
      );
      ground.push({ at, piece, clear, inward: HALF - Math.max(Math.abs(x), Math.abs(y)) });
    }
  }
  return ground;
}

/** A roomy point, not too close to where other meeples stand; among equals the one nearest to the centre. */
function roomiest(ground: readonly Ground[], others: readonly Point[]): Point {
  const room = ({ at, clear, inward }: Ground): number =>
    Math.min(clear, inward, 18) + Math.min(nearest(at, others), 36) / 3 - distance(at, [0, 0]) / 100;
  return ground.reduce((best, point) => (room(point) > room(best) ? point : best)).at;
}

export function placesOn(shape: TileShape): Places {
  const cities = shape.cities.map(cityOutline);
  const ground = survey(shape, cities);
  const on = (piece: number): Ground[] => ground.filter((point) => point.piece === piece);
  const roads = shape.roads.map((sides) => {
    const line = sampled(roadCurve(sides, shape), 10);
    return line[Math.floor(line.length * (sides.length === 1 ? 0.4 : 0.5))]!;
  });
  const monks: Point[] = shape.hasMonastery ? [[8, 11]] : [];
  const firstField = cities.length + roads.length;
  const spots = [
    ...cities.map((_, city) => roomiest(on(city), [])),
    ...roads,
    ...shape.fields.map((_, field) => roomiest(on(firstField + field), [...roads, ...monks])),
    ...monks,
  ];
  return { spots, ground, cities };
}
