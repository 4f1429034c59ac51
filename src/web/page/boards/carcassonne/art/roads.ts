/** The middle lines of roads. They leave a tile in the middle of a side, at a right angle. */
import type { TileShape } from '../../../../worker/games/carcassonne/view.ts';
import { WALL_AT } from './cities.ts';
import { type Curve, type Point, turned } from './curves.ts';

export const ROAD_WIDTH = 12;

/** North to south, with a slight swing. */
const STRAIGHT: Curve = [
  [0, -50],
  [0, -30],
  [4, -18],
  [2, 0],
  [0, 18],
  [0, 30],
  [0, 50],
];
/** North to east. */
const BEND: Curve = [
  [0, -50],
  [0, -20],
  [20, 0],
  [50, 0],
];

/** What a road leads to that ends on its tile. */
export type RoadEnd = 'crossing' | 'monastery' | 'gate';

export function roadEnd({ roads, hasMonastery }: TileShape): RoadEnd {
  if (hasMonastery) return 'monastery';
  return roads.length > 1 ? 'crossing' : 'gate';
}

/** From a side towards the centre: up to it, or to the wall. */
function spur(side: number, shape: TileShape): Curve {
  const to = roadEnd(shape) === 'gate' ? -WALL_AT : 0;
  const line: Point[] = [
    [0, -50],
    [0, -40],
    [0, to - 8],
    [0, to],
  ];
  return line.map((point) => turned(point, side));
}

/** From the first of its sides to the second, or to where it ends. */
export function roadCurve(sides: readonly number[], shape: TileShape): Curve {
  const [from, to] = [sides[0]!, sides[1]];
  if (to === undefined) return spur(from, shape);
  if (to - from === 2) return STRAIGHT.map((point) => turned(point, from));
  if (to - from === 1) return BEND.map((point) => turned(point, from));
  // From the north to the west: the bend of the west, walked the other way.
  return BEND.toReversed().map((point) => turned(point, to));
}
