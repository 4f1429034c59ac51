/**
 * The outlines of fields, found by walking around each of them clockwise: along halves of sides, along the middle of
 * roads, along walls. Cities and roads are drawn over fields, so an outline may reach under them: it is exact only where
 * field meets field.
 */
import type { TileShape } from '../../../../worker/games/carcassonne/view.ts';
import { type Curve, type Point, corner, follow, format, middle, sampled } from './curves.ts';
import { roadCurve, roadEnd } from './roads.ts';

interface FieldOutline {
  readonly path: string;
  readonly polygon: readonly Point[];
}

/** A pen that keeps the polygon along with the path. */
class Pen {
  path: string;
  readonly polygon: Point[];

  constructor(from: Point) {
    this.path = `M${format([from])}`;
    this.polygon = [from];
  }

  line(to: Point): void {
    this.path += `L${format([to])}`;
    this.polygon.push(to);
  }

  along(curve: Curve): void {
    this.path += follow(curve);
    this.polygon.push(...sampled(curve, 8).slice(1));
  }
}

const CENTRE: Point = [0, 0];

/** The road that reaches a side, if one does. */
function roadAt({ roads }: TileShape, side: number): readonly number[] | undefined {
  return roads.find((sides) => sides.includes(side));
}

/** Draws from the middle of a side along its road; returns the side where the field comes back to the rim. */
function followRoad(pen: Pen, shape: TileShape, side: number): number {
  const sides = roadAt(shape, side)!;
  const curve = roadCurve(sides, shape);
  if (sides.length === 2) {
    pen.along(sides[0] === side ? curve : curve.toReversed());
    return sides[0] === side ? sides[1]! : sides[0]!;
  }
  pen.along(curve);
  // At a crossing the next road to the right; around a monastery that is the same road again.
  const next = [3, 2, 1, 0].map((step) => (side + step) & 3).find((other) => roadAt(shape, other))!;
  pen.along(roadCurve(roadAt(shape, next)!, shape).toReversed());
  return next;
}

/** The half of a side that a field continues with after a city whose first side, clockwise, begins at this corner. */
function followCity(pen: Pen, shape: TileShape, first: number): number {
  const { sides } = shape.cities.find((city) => city.sides.includes(first))!;
  const last = [3, 2, 1, 0].map((step) => (first + step) & 3).find((side) => sides.includes(side))!;
  const after = (last + 1) & 3;
  const isOpposite = ((first - last) & 3) === 2;
  // Well under the city, whatever the curve of its wall.
  if (sides.length > 1) pen.line(isOpposite ? CENTRE : corner(last));
  // A road that ends at the gate parts what lies before the wall.
  if (isOpposite && roadAt(shape, after)) {
    pen.line(middle(after));
    return 2 * after + 1;
  }
  pen.line(corner(last + 1));
  return 2 * after;
}

function isCitySide({ cities }: TileShape, side: number): boolean {
  return cities.some(({ sides }) => sides.includes(side));
}

/** Where a half of a side begins. */
function beginOf(half: number): Point {
  return half % 2 === 0 ? corner(half >> 1) : middle(half >> 1);
}

/** From the end of a half to the beginning of the next one of the same field. */
function followToNext(pen: Pen, shape: TileShape, half: number): number {
  const side = half >> 1;
  if (half % 2 === 0) {
    if (!roadAt(shape, side)) return half + 1;
    if (roadAt(shape, side)!.length === 1 && roadEnd(shape) === 'gate') {
      pen.line(CENTRE);
      return half;
    }
    return 2 * followRoad(pen, shape, side) + 1;
  }
  let next = (half + 1) & 7;
  while (next % 2 === 0 && isCitySide(shape, next >> 1)) next = followCity(pen, shape, next >> 1);
  return next;
}

export function fieldOutline(halves: readonly number[], shape: TileShape): FieldOutline {
  const first = halves[0]!;
  const pen = new Pen(beginOf(first));
  let half = first;
  do {
    pen.line(half % 2 === 0 ? middle(half >> 1) : corner((half >> 1) + 1));
    half = followToNext(pen, shape, half);
  } while (half !== first);
  return { path: `${pen.path}Z`, polygon: pen.polygon };
}
