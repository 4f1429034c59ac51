/** Geometry of the 8x8 grid that holds every board: cell = 8 * rank + file. */

export const FILE_A: u64 = 0x0101010101010101;
export const FILE_B: u64 = FILE_A << 1;
export const FILE_G: u64 = FILE_A << 6;
export const FILE_H: u64 = FILE_A << 7;

/** For each cell the set of those beside it, and of those at a distance of at most 2. */
const neighbours: usize = memory.data(64 * 8, 8);
const reach: usize = memory.data(64 * 8, 8);

/** The cells of a set and those beside them. */
export function spread(set: u64): u64 {
  const row = set | ((set & ~FILE_A) >> 1) | ((set & ~FILE_H) << 1);
  return row | (row << 8) | (row >> 8);
}

for (let cell = 0; cell < 64; cell++) {
  const set: u64 = <u64>1 << cell;
  store<u64>(neighbours + 8 * cell, spread(set) ^ set);
  store<u64>(reach + 8 * cell, spread(spread(set)));
}

export function neighboursOf(cell: u32): u64 {
  return load<u64>(neighbours + 8 * cell);
}

export function reachOf(cell: u32): u64 {
  return load<u64>(reach + 8 * cell);
}
