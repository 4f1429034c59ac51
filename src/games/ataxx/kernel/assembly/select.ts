/** Finding the k-th member of a set of 64 cells without a branch. */

const BYTES: u64 = 0x0101010101010101;

/** `256 * k + byte`: the place of the k-th bit of a byte, both from 0. */
const inByte: usize = memory.data(8 * 256);

for (let byte = 0; byte < 256; byte++) {
  let k = 0;
  for (let bit = 0; bit < 8; bit++) {
    if (((byte >> bit) & 1) === 1) store<u8>(inByte + 256 * k++ + byte, bit);
  }
}

/** The k-th cell of a set that has more than `k`, in ascending order. */
export function kth(set: u64, k: u32): u32 {
  const pairs = set - ((set >> 1) & 0x5555555555555555);
  const nibbles = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333);
  // Each byte becomes the number of members in it and in those below it.
  const sums = ((nibbles + (nibbles >> 4)) & (15 * BYTES)) * BYTES;
  // A byte whose sum is at most k lies below the one that is sought; no subtraction borrows from the next byte.
  const shift = popcnt(((<u64>k | 128) * BYTES - sums) & (128 * BYTES)) << 3;
  const rest = k - <u32>(((sums << 8) >> shift) & 255);
  return <u32>shift + load<u8>(inByte + 256 * rest + <u32>((set >> shift) & 255));
}
