/**
 * The outlines of cities. A city fills its sides from corner to corner, so that it meets its neighbours without a step;
 * between the sides that it does not reach, and its own, runs a wall. All walls are turns of two curves: along a side,
 * and across from corner to corner.
 */
import type { TileShape } from '../../../../worker/games/carcassonne/view.ts';
import { type Curve, type Point, corner, follow, format, sampled, turned } from './curves.ts';

/** From the north-east corner to the north-west one. It leaves the corners by less than half a right angle, so that two
 * cities side by side do not meet. */
const ALONG: Curve = [
  [50, -50],
  [8, -14],
  [-8, -14],
  [-50, -50],
];
/** From the south-east corner to the north-west one, for a city in the north-east. */
const ACROSS: Curve = [
  [50, 50],
  [22, 16],
  [-16, -22],
  [-50, -50],
];

/** How far from the centre the middle of a wall along a side is. */
export const WALL_AT = 23;

export interface CityOutline {
  readonly path: string;
  readonly polygon: readonly Point[];
  readonly walls: readonly Curve[];
}

function turnedCurve(curve: Curve, quarters: number): Curve {
  return curve.map((point) => turned(point, quarters));
}

/** The wall from where side `side` ends to where `next` begins; undefined where they share a corner. */
function wallBetween(side: number, next: number): Curve | undefined {
  const skipped = (next - side + 3) & 3;
  if (skipped === 0) return undefined;
  if (skipped === 3) return turnedCurve(ALONG, side);
  // Along the one side that the city does not reach, walked the other way; or across, behind two of them.
  if (skipped === 1) return turnedCurve(ALONG.toReversed(), side + 1);
  return turnedCurve(ACROSS, side + 3);
}

export function cityOutline({ sides }: TileShape['cities'][number]): CityOutline {
  const around = sides.toSorted((a, b) => a - b);
  const walls: Curve[] = [];
  const polygon: Point[] = [];
  let path = `M${format([corner(around[0]!)])}`;
  for (const [i, side] of around.entries()) {
    path += `L${format([corner(side + 1)])}`;
    polygon.push(corner(side));
    const wall = wallBetween(side, around[(i + 1) % around.length]!);
    if (!wall) continue;
    walls.push(wall);
    path += follow(wall);
    polygon.push(...sampled(wall, 12).slice(0, -1));
  }
  return { path: `${path}Z`, polygon, walls };
}
