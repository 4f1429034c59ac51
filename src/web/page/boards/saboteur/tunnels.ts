/**
 * The lines along which tunnels run through a tile of 100 by 100, with the centre at 0, 0. Sides are bits: up 1, right 2,
 * down 4, left 8. Lines that end inside are drawn with round ends; what sticks out of the tile is cut off.
 */
import type { PieceView } from '../../../worker/games/saboteur/view.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of each side: up, right, down, left. */
const ENDS: readonly Point[] = [
  { x: 0, y: -50 },
  { x: 50, y: 0 },
  { x: 0, y: 50 },
  { x: -50, y: 0 },
];

export const SIDES = [1, 2, 4, 8] as const;

/** How far from the centre a stub ends, as a share of the way to the side. */
const STUB = 0.5;
/** Where sleepers stop before a junction. */
const JUNCTION = 0.44;

function endsOf(sides: number): Point[] {
  return ENDS.filter((_, i) => (sides >> i) & 1);
}

/** From each side to a share of the way out from the centre. */
function spokes(sides: number, from: number): string {
  return endsOf(sides)
    .map(({ x, y }) => `M${x} ${y}L${x * from} ${y * from}`)
    .join('');
}

/** The two ends of a bend; undefined for anything else. */
function bendOf(sides: number): readonly [Point, Point] | undefined {
  const [a, b, ...others] = endsOf(sides);
  const isBend = a && b && others.length === 0 && a.x + b.x !== 0;
  return isBend ? [a, b] : undefined;
}

function bend([a, b]: readonly [Point, Point]): string {
  return `M${a.x} ${a.y}C${a.x * 0.2} ${a.y * 0.2} ${b.x * 0.2} ${b.y * 0.2} ${b.x} ${b.y}`;
}

/** Tunnels of a tile whose openings meet. */
function throughLine(sides: number): string {
  const ends = bendOf(sides);
  return ends ? bend(ends) : spokes(sides, 0);
}

export function tunnelLine({ sides, isThrough }: Pick<PieceView, 'sides' | 'isThrough'>): string {
  return isThrough ? throughLine(sides) : spokes(sides, STUB);
}

/** Where the track has sleepers: not where tunnels cross, and not in stubs. */
export function sleeperLine({ sides, isThrough }: PieceView): string {
  const count = endsOf(sides).length;
  if (!isThrough) return '';
  return count === 2 ? throughLine(sides) : spokes(sides, count === 1 ? 0.1 : JUNCTION);
}

/** The middle of the tunnel: in a bend it is off the centre of the tile. */
export function middleOf(sides: number): Point {
  const ends = bendOf(sides);
  return ends ? { x: (ends[0].x + ends[1].x) * 0.2, y: (ends[0].y + ends[1].y) * 0.2 } : { x: 0, y: 0 };
}
