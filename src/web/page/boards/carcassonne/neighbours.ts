/** Which cell an arrow key leads to. The table has no rows without gaps, so it is the nearest cell in that direction. */

interface Cell {
  readonly cell: string;
  readonly x: number;
  readonly y: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Straight on if possible; otherwise what lies aside counts for more than what lies far. Undefined for another key. */
export function neighbourBy<C extends Cell>(
  key: string,
  from: C,
  cells: readonly C[],
  isFlipped: boolean,
): C | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const sign = isFlipped ? -1 : 1;
  const [dx, dy] = [direction[0] * sign, direction[1] * sign];
  let nearest = from;
  let least = Infinity;
  for (const other of cells) {
    const ahead = (other.x - from.x) * dx + (other.y - from.y) * dy;
    const aside = Math.abs((other.x - from.x) * dy) + Math.abs((other.y - from.y) * dx);
    const cost = ahead + 3 * aside;
    if (ahead <= 0 || cost >= least) continue;
    least = cost;
    nearest = other;
  }
  return nearest;
}
