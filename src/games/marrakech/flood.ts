/**
 * Regions as sets of bits, for boards that fit two words. Up to 5x5 the squares are the bits of one word in their order;
 * up to 7x7 a row takes eight bits, the first four rows in the low word and the others in the high one, so that a shift
 * by one never leads from the end of a row to the start of the next.
 */
/** The largest board whose squares fit one word, and two. */
export const ONE_WORD = 5;
export const TWO_WORDS = 7;

/** Place of a square in the word or in the two words. */
export function bitPlace(size: number, square: number): number {
  if (size <= ONE_WORD) return square;
  const x = square % size;
  return 8 * ((square - x) / size) + x;
}

export function popcount(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Those of `squares` that hang together with `from`, one of them; none if both are empty. Most regions are complete after
 * two steps; taking three before the first look spares the processor a guess.
 * @param notFirst squares with a neighbour to the left, and `notLast` to the right
 */
export function wordRegion(
  squares: number,
  from: number,
  size: number,
  notFirst: number,
  notLast: number,
): number {
  const toRight = squares & notFirst;
  const toLeft = squares & notLast;
  let region = from;
  region |= ((region << 1) & toRight) | ((region >>> 1) & toLeft);
  region |= ((region << size) | (region >>> size)) & squares;
  region |= ((region << 1) & toRight) | ((region >>> 1) & toLeft);
  region |= ((region << size) | (region >>> size)) & squares;
  for (;;) {
    let grown = region | ((region << 1) & toRight) | ((region >>> 1) & toLeft);
    grown |= ((grown << size) | (grown >>> size)) & squares;
    if (grown === region) return region;
    region = grown;
  }
}

/** How many squares hang together with `from`, one of them, where the squares fit two words. */
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
