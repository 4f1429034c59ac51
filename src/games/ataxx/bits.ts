/**
 * Sets of cells as two 32-bit halves. All bit tricks of the game are in this file.
 *
 * Every board lies in the lower left corner of an 8x8 grid: cell = 8 * rank + file, a1 = 0; ranks 1-4 are the
 * low half, ranks 5-8 the high one. One set of tables then serves all sizes, because what lies off a smaller
 * board is neither stone nor empty and drops out of every intersection.
 */
import { BITS_16 } from '../../core/index.ts';

/** `8 * byte + k`: where the k-th set bit of the byte stands. */
const KTH_IN_BYTE = new Uint8Array(256 * 8);
for (let byte = 0; byte < 256; byte++) {
  let k = 0;
  for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) KTH_IN_BYTE[8 * byte + k++] = bit;
}

/** The lowest set bit of a word that is not zero, as an index. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/**
 * The cell of the k-th member of a set, counted from a1. Without branches, because they would be guessed wrong
 * every other time: each step computes a mask that is all ones when k lies in the upper part.
 * @param inLow the number of members in the low half
 */
export function kth(low: number, high: number, inLow: number, k: number): number {
  let upper = (inLow - 1 - k) >> 31;
  let word = low ^ ((low ^ high) & upper);
  k -= inLow & upper;
  let cell = 32 & upper;
  let inPart = BITS_16[word & 0xffff]!;
  upper = (inPart - 1 - k) >> 31;
  k -= inPart & upper;
  word >>>= 16 & upper;
  cell += 16 & upper;
  inPart = BITS_16[word & 0xff]!;
  upper = (inPart - 1 - k) >> 31;
  k -= inPart & upper;
  word >>>= 8 & upper;
  cell += 8 & upper;
  return cell + KTH_IN_BYTE[((word & 0xff) << 3) | k]!;
}

/** Bits of a half that have a neighbour to the right, and to the left. */
const NOT_LAST_FILE = 0x7f7f7f7f;
const NOT_FIRST_FILE = 0xfefefefe;

/** The cells whose neighbour to the left is a member. */
export function fromLeft(half: number): number {
  return (half & NOT_LAST_FILE) << 1;
}

/** The cells whose neighbour to the right is a member. */
export function fromRight(half: number): number {
  return (half & NOT_FIRST_FILE) >>> 1;
}

/** A half with its neighbours in the same rank. */
function widen(half: number): number {
  return half | fromLeft(half) | fromRight(half);
}

/** The low half of a set together with all neighbours of its members. */
export function spreadLow(low: number, high: number): number {
  const wide = widen(low);
  return wide | (wide << 8) | (wide >>> 8) | (widen(high) << 24);
}

/** The high half of a set together with all neighbours of its members. */
export function spreadHigh(low: number, high: number): number {
  const wide = widen(high);
  return wide | (wide << 8) | (wide >>> 8) | (widen(low) >>> 24);
}
