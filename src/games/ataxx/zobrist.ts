/**
 * Zobrist keys: each stone on each cell has a random 64-bit key, a position is the exclusive or of its
 * stones' keys. Tables hold that sum for every byte of a bitboard, so that a position costs sixteen
 * look-ups when a tree asks for its key, and a playout nothing.
 */
import { Random } from '../../core/index.ts';

const random = new Random(0).derive('ataxx', 'zobrist');

/** The words of each byte's key, at 256 * lane + byte; lanes are the bytes of x low, x high, o low, o high. */
const LOW = new Int32Array(2 * 8 * 256);
const HIGH = new Int32Array(2 * 8 * 256);
for (let lane = 0; lane < 16; lane++) {
  for (let bit = 0; bit < 8; bit++) {
    const low = random.next();
    const high = random.next();
    for (let byte = 0; byte < 256; byte++) {
      if ((byte >> bit) & 1) {
        LOW[256 * lane + byte]! ^= low;
        HIGH[256 * lane + byte]! ^= high;
      }
    }
  }
}

export const SIDE_LOW = random.next();
export const SIDE_HIGH = random.next();

/** A multiplier per counter spreads small numbers over all bits. */
const COUNTER = Int32Array.from({ length: 6 }, () => random.next() | 1);

/** Adds the key of half a bitboard to `out`; `half` is 0, 1 for x low, x high, 2, 3 for o. */
export function addStones(out: Int32Array, half: number, word: number): void {
  const lane = 1024 * half;
  const a = lane + (word & 0xff);
  const b = lane + 256 + ((word >>> 8) & 0xff);
  const c = lane + 512 + ((word >>> 16) & 0xff);
  const d = lane + 768 + (word >>> 24);
  out[0]! ^= LOW[a]! ^ LOW[b]! ^ LOW[c]! ^ LOW[d]!;
  out[1]! ^= HIGH[a]! ^ HIGH[b]! ^ HIGH[c]! ^ HIGH[d]!;
}

/** Adds a counter (0, 1 or 2) with its value; zero adds nothing. */
export function addCounter(out: Int32Array, counter: number, value: number): void {
  out[0]! ^= Math.imul(value, COUNTER[2 * counter]!);
  out[1]! ^= Math.imul(value, COUNTER[2 * counter + 1]!);
}
