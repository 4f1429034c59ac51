/**
 * Where the tile in hand can go. What the empty cells beside tiles ask is read sixteen cells at a time: the rotations
 * that fit in the north and east, and those that fit in the south and west, are looked up by half a byte each.
 */
import { FRONTS, PATTERNS } from '../../layout';
import { table } from './block';
import { fits, nth } from './facts';

/** By empty cell: the rotations that fit, as four bits. */
const rotations: usize = memory.data(160, 16);
/** By eight cells: how many placements there are up to their end. */
const sums: usize = memory.data(4 * 20, 16);

/** Finds all placements of a type, and says how many there are. */
export function countPlacements(type: u32): u32 {
  const fronts: u32 = load<u8>(table, FRONTS);
  const northEast = v128.load(type << 5, fits);
  const southWest = v128.load(type << 5, fits + 16);
  const low = i8x16.splat(15);
  let count: u32 = 0;
  for (let i: u32 = 0; i < fronts; i += 16) {
    const asked = v128.load(i, table + PATTERNS);
    const fit = v128.and(
      i8x16.swizzle(northEast, v128.and(asked, low)),
      i8x16.swizzle(southWest, i8x16.shr_u(asked, 4)),
    );
    // Past the last cell nothing is asked.
    const found = v128.andnot(fit, i8x16.eq(asked, i8x16.splat(0)));
    v128.store(i, found, rotations);
    count += <u32>popcnt(i64x2.extract_lane(found, 0));
    store<u32>(i >> 1, count, sums);
    count += <u32>popcnt(i64x2.extract_lane(found, 1));
    store<u32>(i >> 1, count, sums + 4);
  }
  return count;
}

const EACH: u64 = 0x0101010101010101;

/** The n-th placement that was found, as 4 * index of the cell + rotation. Steps without a branch, which would be hard to foresee. */
export function nthPlacement(n: u32): u32 {
  const fronts: u32 = load<u8>(table, FRONTS);
  // Eight cells at a time, up to those among which it is.
  let eight: u32 = 0;
  let before: u32 = 0;
  for (let i: u32 = 0; i < fronts; i += 8) {
    const sum = load<u32>(i >> 1, sums);
    const isPast = sum <= n;
    eight += u32(isPast);
    before = isPast ? sum : before;
  }
  const found = load<u64>(eight << 3, rotations);
  const rest = n - before;
  // The bits of each byte are counted, then those up to its end.
  const pairs = found - ((found >> 1) & (0x55 * EACH));
  const upTo = ((pairs & (0x33 * EACH)) + ((pairs >> 2) & (0x33 * EACH))) * EACH;
  const past = ((rest * EACH) | (0x80 * EACH)) - upTo;
  const cell = <u32>popcnt(past & (0x80 * EACH));
  const inCell = rest - ((<u32>((upTo << 8) >> (cell << 3))) & 255);
  const bits = (<u32>(found >> (cell << 3))) & 15;
  return (((eight << 3) + cell) << 2) + load<u8>((bits << 2) + inCell, nth);
}
