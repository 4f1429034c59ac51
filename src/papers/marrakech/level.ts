/** Where a rising curve reaches half of the games: by interpolation between the numbers of playouts that were played. */
import type { Quantity } from '../quantity.ts';

interface CurvePoint {
  /** Playouts. */
  readonly x: number;
  /** Games won, in percent. */
  readonly y: Quantity;
}

const HALF = 50;

/** On the logarithm of x; infinite if the curve stays below, the first x if it begins above. */
function crossing(points: readonly { readonly x: number; readonly y: number }[]): number {
  const next = points.findIndex(({ y }) => y >= HALF);
  if (next < 0) return Infinity;
  const [from, to] = [points[next - 1], points[next]!];
  if (!from) return to.x;
  const share = (HALF - from.y) / (to.y - from.y);
  return from.x * (to.x / from.x) ** share;
}

/** The number of playouts that draws level; its interval is where the ends of the curve's intervals do. */
export function levelAt(points: readonly CurvePoint[]): Quantity {
  const by = (value: (y: Quantity) => number): number =>
    crossing(points.map(({ x, y }) => ({ x, y: value(y) })));
  return {
    kind: 'derived',
    value: by(({ value }) => value),
    low: by(({ high }) => high),
    high: by(({ low }) => low),
    games: Math.min(...points.map(({ y }) => y.games)),
  };
}
