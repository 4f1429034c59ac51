/** How many bits are set. WebAssembly has an instruction for it; JavaScript has a table. */

/** Counts four 16-bit words at a time: those of the upper half of a range have one bit more. */
function countBits(): Uint8Array {
  const bits = new Uint8Array(1 << 16);
  bits.set([0, 1, 1, 2]);
  const fours = new Int32Array(bits.buffer);
  for (let size = 1; size < fours.length; size *= 2)
    for (let i = 0; i < size; i++) fours[size + i] = fours[i]! + 0x01010101;
  return bits;
}

/** The number of bits of each 16-bit word. */
export const BITS_16 = countBits();

/** The number of bits of a 32-bit word. */
export function popcount(word: number): number {
  return BITS_16[word & 0xffff]! + BITS_16[word >>> 16]!;
}
