/**
 * Points and curves of a tile, which reaches from -50 to 50 in both directions. Sides are N, E, S, W = 0..3; a corner has
 * the number of the side that begins there, clockwise, so that corner 0 is in the north-west.
 */
export const HALF = 50;
export const TILE = 2 * HALF;

export type Point = readonly [x: number, y: number];
/** Cubic Bézier curves, one after the other: a point, and then three more for each. */
export type Curve = readonly Point[];

/** Turned by quarters clockwise around the centre. */
export function turned([x, y]: Point, quarters: number): Point {
  switch (quarters & 3) {
    case 1:
      return [-y, x];
    case 2:
      return [-x, -y];
    case 3:
      return [y, -x];
    default:
      return [x, y];
  }
}

export function corner(index: number): Point {
  return turned([-HALF, -HALF], index);
}

export function middle(side: number): Point {
  return turned([0, -HALF], side);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

export function format(points: readonly Point[]): string {
  return points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join(' ');
}

/** The commands of a path from the first point, where the pen is already. */
export function follow(curve: Curve): string {
  return `C${format(curve.slice(1))}`;
}

export function pathOf(curve: Curve): string {
  return `M${format(curve.slice(0, 1))}${follow(curve)}`;
}

/** A point of one cubic curve, `t` from 0 to 1. */
function bezier([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const [wa, wb, wc, wd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [
    wa * a![0] + wb * b![0] + wc * c![0] + wd * d![0],
    wa * a![1] + wb * b![1] + wc * c![1] + wd * d![1],
  ];
}

/** Points along a curve, its ends among them. */
export function sampled(curve: Curve, steps: number): Point[] {
  const points: Point[] = [curve[0]!];
  for (let from = 0; from + 3 < curve.length; from += 3) {
    const part = curve.slice(from, from + 4);
    for (let step = 1; step <= steps; step++) points.push(bezier(part, step / steps));
  }
  return points;
}

/** The path of a circle. */
export function disc([x, y]: Point, radius: number): string {
  const [r, across] = [rounded(radius), rounded(2 * radius)];
  return `M${format([[x - radius, y]])}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${-across} 0Z`;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** How far a point is from the nearest of others. */
export function nearest(point: Point, others: readonly Point[]): number {
  return others.reduce((least, other) => Math.min(least, distance(point, other)), Infinity);
}

/** Is the point inside the polygon? Counts how often a ray to the east crosses it. */
export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(i + 1) % polygon.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}
