/**
 * Zobrist keys: each pawn of each side on each cell has a random 64-bit key, and a position is the exclusive or
 * of its pawns' keys with those of its board, points and counters. Computed when a tree asks, so that playing pays
 * nothing for it.
 */
import { Random } from '../../core/index.ts';
import { MAX_SIZE } from './cells.ts';

const random = new Random(0).derive('katarenga', 'zobrist');

function words(length: number): Int32Array {
  return Int32Array.from({ length }, () => random.next());
}

const MOST_CELLS = MAX_SIZE * MAX_SIZE;

/** `side * MOST_CELLS + cell`. */
const PAWN_LOW = words(2 * MOST_CELLS);
const PAWN_HIGH = words(2 * MOST_CELLS);

/** Odd multipliers spread small numbers over all bits. */
const COUNTER_LOW = words(8).map((word) => word | 1);
const COUNTER_HIGH = words(8).map((word) => word | 1);

/** What is counted apart from pawns. */
export const SIDE = 0;
/** Of White; Black's is the next. */
export const SCORE = 1;
export const NEAR_LIMIT = 3;
export const NEAR_START = 4;
export const PASSES = 5;

export function addPawn(out: Int32Array, side: number, cell: number): void {
  const at = side * MOST_CELLS + cell;
  out[0]! ^= PAWN_LOW[at]!;
  out[1]! ^= PAWN_HIGH[at]!;
}

/** Adds a counter with its value; zero adds nothing. */
export function addCounter(out: Int32Array, counter: number, value: number): void {
  out[0]! ^= Math.imul(value, COUNTER_LOW[counter]!);
  out[1]! ^= Math.imul(value, COUNTER_HIGH[counter]!);
}

/** The key of a board: games on different tiles are different games. */
export function keyOfTiles(tiles: string): Int32Array {
  const stream = random.derive(tiles);
  return Int32Array.of(stream.next(), stream.next());
}
