/** Where a curve reaches a level: by how much a budget has to grow until two agents are equally strong. */
import type { Quantity } from '../quantity.ts';

export interface CurvePoint {
  /** More than 0; what lies between two points is interpolated on its logarithm. */
  readonly x: number;
  readonly y: Quantity;
}

/** Null where the curve does not get there; with its interval, whose ends may be beyond the last point likewise. */
export interface Crossing {
  readonly at: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** The first x at which the values reach the level, from below. */
function firstAt(points: readonly CurvePoint[], level: number, of: (y: Quantity) => number): number | null {
  const place = points.findIndex(({ y }) => of(y) >= level);
  if (place < 0) return null;
  const after = points[place]!;
  const before = points[place - 1];
  if (!before) return after.x;
  const part = (level - of(before.y)) / (of(after.y) - of(before.y));
  return before.x * (after.x / before.x) ** part;
}

/** Where the values and the ends of their intervals reach the level; the upper ends do so first. */
export function crossing(points: readonly CurvePoint[], level: number): Crossing {
  return {
    at: firstAt(points, level, ({ value }) => value),
    low: firstAt(points, level, ({ high }) => high),
    high: firstAt(points, level, ({ low }) => low),
  };
}
