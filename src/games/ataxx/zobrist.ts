/**
 * Zobrist keys: each stone on each cell has a random 64-bit key, a position is the exclusive or of its
 * stones' keys. Tables hold that sum for every byte of a bitboard, so that a position costs sixteen
 * look-ups when a tree asks for its key, and a playout nothing.
 */
import { Random } from '../../core/index.ts';

const random = new Random(0).derive('ataxx', 'zobrist');

/** The key of a stone of side s on a cell, at 64 * s + cell. */
const STONE_LOW = new Int32Array(128);
const STONE_HIGH = new Int32Array(128);
for (let i = 0; i < 128; i++) {
  STONE_LOW[i] = random.next();
  STONE_HIGH[i] = random.next();
}

/** Keys of bitboards, or of their images under a symmetry of the board. */
export class StoneKeys {
  /** The words of each byte's key, at 256 * lane + byte; lanes are the bytes of x low, x high, o low, o high. */
  private readonly low = new Int32Array(16 * 256);
  private readonly high = new Int32Array(16 * 256);

  /** @param image where the symmetry takes each cell */
  constructor(image: (cell: number) => number) {
    for (let lane = 0; lane < 16; lane++) {
      for (let bit = 0; bit < 8; bit++) {
        const stone = 64 * (lane >> 3) + image(8 * (lane & 7) + bit);
        const first = 256 * lane;
        const size = 1 << bit;
        // Bytes whose highest bit is this one: those below, each with one stone more.
        for (let byte = 0; byte < size; byte++) {
          this.low[first + size + byte] = this.low[first + byte]! ^ STONE_LOW[stone]!;
          this.high[first + size + byte] = this.high[first + byte]! ^ STONE_HIGH[stone]!;
        }
      }
    }
  }

  /** Adds the key of half a bitboard to `out`; `half` is 0, 1 for x low, x high, 2, 3 for o. */
  add(out: Int32Array, half: number, word: number): void {
    const { low, high } = this;
    const lane = 1024 * half;
    const a = lane + (word & 0xff);
    const b = lane + 256 + ((word >>> 8) & 0xff);
    const c = lane + 512 + ((word >>> 16) & 0xff);
    const d = lane + 768 + (word >>> 24);
    out[0]! ^= low[a]! ^ low[b]! ^ low[c]! ^ low[d]!;
    out[1]! ^= high[a]! ^ high[b]! ^ high[c]! ^ high[d]!;
  }
}

export const stoneKeys = new StoneKeys((cell) => cell);

export const SIDE_LOW = random.next();
export const SIDE_HIGH = random.next();

/** A multiplier per counter spreads small numbers over all bits. */
const COUNTER = Int32Array.from({ length: 6 }, () => random.next() | 1);

/** Adds a counter (0, 1 or 2) with its value; zero adds nothing. */
export function addCounter(out: Int32Array, counter: number, value: number): void {
  out[0]! ^= Math.imul(value, COUNTER[2 * counter]!);
  out[1]! ^= Math.imul(value, COUNTER[2 * counter + 1]!);
}
