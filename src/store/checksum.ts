/**
 * Checksums of what a store holds (CRC-32): every game has one of all that is known about it, and every run one of what
 * it is and one of its progress. They are part of the schema, and detect accidents, not forgery.
 */
import { crc32 } from 'node:zlib';
import type { SideMeasures, StoredGame } from './rows.ts';

export type Value = string | number | null;

/** Of a text, or of a list of texts and numbers. */
export function checksumOf(value: string | readonly Value[]): number {
  return crc32(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Null is counted as a number that nothing else has. */
const NOTHING = -1;
const NUMBERS_OF_SIDE = 5;
const NUMBERS_OF_GAME = 10;
/** More sides than any game has; what claims to have more is damaged. */
export const MOST_SIDES = 16;
// One buffer for all games: a run is read at once, and may have a million of them.
const numbers = new Float64Array(NUMBERS_OF_GAME + MOST_SIDES * (NUMBERS_OF_SIDE + 2));
const bytesOfNumbers = new Uint8Array(numbers.buffer);

/** The store knows no negative zero. */
function set(place: number, value: number): void {
  numbers[place] = value + 0;
}

function setSide(place: number, { moves, seconds, simulations, playoutMoves, counts }: SideMeasures): void {
  set(place, moves);
  set(place + 1, seconds);
  set(place + 2, simulations);
  set(place + 3, playoutMoves);
  set(place + 4, counts?.length ?? NOTHING);
}

function addCounts(sum: number, { counts }: SideMeasures): number {
  if (counts === null || counts.length === 0) return sum;
  return crc32(new Uint8Array(counts.buffer, counts.byteOffset, counts.byteLength), sum);
}

/**
 * A game of two has the same numbers as before there were others, so that the checksums of old stores stay valid.
 * @param record the checksum of the whole game, where it is kept
 */
export function gameChecksum(run: number, game: StoredGame, record: number | null): number {
  const { forfeit, points, scores, sides } = game;
  set(0, run);
  set(1, game.number);
  set(2, game.pairing);
  set(3, game.seat);
  set(4, points[0]!);
  set(5, scores[0]!);
  set(6, scores[1]!);
  set(7, game.plies);
  set(8, forfeit?.side ?? NOTHING);
  set(9, record ?? NOTHING);
  let end = NUMBERS_OF_GAME;
  for (const side of sides) {
    setSide(end, side);
    end += NUMBERS_OF_SIDE;
  }
  if (sides.length > 2) for (const value of [...points.slice(1), ...scores.slice(2)]) set(end++, value);
  let sum = crc32(bytesOfNumbers.subarray(0, end * Float64Array.BYTES_PER_ELEMENT));
  if (forfeit) sum = crc32(forfeit.reason, sum);
  return sides.reduce(addCounts, sum);
}
