/**
 * Squares, facings and the turning tracks. (0,0) is the top-left square, x runs right, y runs down; a square's
 * number is y * size + x. In text a square is its column letter and its row from the top: (0,0) is `a1`.
 *
 * The border carries half-circle tracks: who would step off the board steps onto the neighbouring lane instead and
 * faces back. On a board of odd size two opposite corners have a loop that leads back onto the corner itself.
 */

export const FACINGS = ['N', 'E', 'S', 'W'] as const;
export const TURNS = ['L', 'S', 'R'] as const;

const RIGHT = [0, 1, 0, -1] as const;
const DOWN = [-1, 0, 1, 0] as const;

export type Loops = 'ne-sw' | 'nw-se';

export interface Stand {
  readonly x: number;
  readonly y: number;
  /** Index of `FACINGS`. */
  readonly facing: number;
}

/** The facing after a turn (0 left, 1 straight on, 2 right). */
export function turned(facing: number, turn: number): number {
  return (facing + 3 + turn) & 3;
}

/** Left and right exchanged. */
function mirrored(size: number, { x, y, facing }: Stand): Stand {
  return { x: size - 1 - x, y, facing: (4 - facing) & 3 };
}

/** The lane that the track of this one leads to; itself where it is a loop. Lanes of north and west pair from 0. */
function trackEnd(size: number, facing: number, lane: number): number {
  if (size % 2 === 0) return lane ^ 1;
  if (facing === 0 || facing === 3) return lane === size - 1 ? lane : lane ^ 1;
  return lane === 0 ? 0 : ((lane - 1) ^ 1) + 1;
}

/** Where a step off the board leads, for a stand at the border that faces outward. */
function reenter(size: number, loops: Loops, from: Stand): Stand {
  if (loops === 'nw-se') return mirrored(size, reenter(size, 'ne-sw', mirrored(size, from)));
  const { x, y, facing } = from;
  const alongRow = facing === 0 || facing === 2;
  const lane = alongRow ? x : y;
  const end = trackEnd(size, facing, lane);
  if (end === lane) return { x, y, facing: 3 - facing };
  return { x: alongRow ? end : x, y: alongRow ? y : end, facing: facing ^ 2 };
}

/** One step of Assam. */
export function step(size: number, loops: Loops, from: Stand): Stand {
  const x = from.x + RIGHT[from.facing]!;
  const y = from.y + DOWN[from.facing]!;
  const inside = x >= 0 && x < size && y >= 0 && y < size;
  return inside ? { x, y, facing: from.facing } : reenter(size, loops, from);
}

export function walk(size: number, loops: Loops, from: Stand, steps: number): Stand {
  let stand = from;
  for (let i = 0; i < steps; i++) stand = step(size, loops, stand);
  return stand;
}

/** The neighbour of a square in a direction (index of `FACINGS`), or -1 beyond the border. */
export function neighbour(size: number, square: number, direction: number): number {
  const x = (square % size) + RIGHT[direction]!;
  const y = Math.floor(square / size) + DOWN[direction]!;
  return x >= 0 && x < size && y >= 0 && y < size ? y * size + x : -1;
}

/** Where Assam starts. */
export function middle(size: number): number {
  return (size + 1) * Math.floor(size / 2);
}

export function squareName(size: number, square: number): string {
  return String.fromCharCode(97 + (square % size)) + (Math.floor(square / size) + 1);
}

/** The square with this name; -1 off the board, undefined for what is no name of a square. */
export function squareNamed(size: number, name: string): number | undefined {
  const match = /^([a-z])([1-9]\d?)$/.exec(name);
  if (!match) return undefined;
  const x = match[1]!.charCodeAt(0) - 97;
  const y = Number(match[2]) - 1;
  return x < size && y < size ? y * size + x : -1;
}
