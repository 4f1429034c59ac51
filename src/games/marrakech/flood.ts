/**
 * Regions as sets of bits, for boards that fit two words. A row takes one bit more than it has squares, so that a
 * shift by one never leads from the end of a row to the start of the next: up to 5x5 in rows of six bits in one
 * word, up to 7x7 in rows of eight, the first four rows in the low word and the others in the high one.
 */

/** The largest board whose squares fit one word, and two. */
export const ONE_WORD = 5;
export const TWO_WORDS = 7;

/** Place of a square in the word or in the two words. */
export function bitPlace(size: number, square: number): number {
  const x = square % size;
  const y = (square - x) / size;
  return (size <= ONE_WORD ? 6 : 8) * y + x;
}

export function popcount(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * The number of squares of `mask` that hang together with `from`, one of them. Most regions are complete after two
 * steps; taking three before the first look spares the processor a guess.
 */
export function regionInWord(mask: number, from: number): number {
  let region = from;
  for (;;) {
    region |= ((region << 1) | (region >>> 1)) & mask;
    region |= ((region << 6) | (region >>> 6)) & mask;
    region |= ((region << 1) | (region >>> 1)) & mask;
    region |= ((region << 6) | (region >>> 6)) & mask;
    const row = region | (((region << 1) | (region >>> 1)) & mask);
    const grown = row | (((row << 6) | (row >>> 6)) & mask);
    if (grown === region) return popcount(region);
    region = grown;
  }
}

/** The same in two words. */
export function regionInTwo(maskLow: number, maskHigh: number, fromLow: number, fromHigh: number): number {
  let low = fromLow;
  let high = fromHigh;
  for (;;) {
    low |= ((low << 1) | (low >>> 1)) & maskLow;
    high |= ((high << 1) | (high >>> 1)) & maskHigh;
    const nextLow = low | (((low << 8) | (low >>> 8) | (high << 24)) & maskLow);
    high |= ((high << 8) | (high >>> 8) | (low >>> 24)) & maskHigh;
    low = nextLow;
    const rowLow = low | (((low << 1) | (low >>> 1)) & maskLow);
    const rowHigh = high | (((high << 1) | (high >>> 1)) & maskHigh);
    const grownLow = rowLow | (((rowLow << 8) | (rowLow >>> 8) | (rowHigh << 24)) & maskLow);
    const grownHigh = rowHigh | (((rowHigh << 8) | (rowHigh >>> 8) | (rowLow >>> 24)) & maskHigh);
    if (grownLow === low && grownHigh === high) return popcount(low) + popcount(high);
    low = grownLow;
    high = grownHigh;
  }
}
