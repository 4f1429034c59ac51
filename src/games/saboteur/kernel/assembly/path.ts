/**
 * The path lengths of `path.ts` for the kernel, a whole ring of cells at a time. A set of cells is two vectors of rows of
 * sixteen bits; the rows above and below are a shuffle away, the columns beside a shift. The ring around the mine is in
 * no set, so that nothing runs from one row into the next.
 */
import { EMPTY, ENTRANCE, LEFT_OBJECTIVE, LONGEST, RAZED } from '../../constants';
import { isSurveyed, markSurveyed } from './board';
import { CONTENTS, LAID, TUNNELS } from './position';

/** The objectives lie in one row of the second vector, two columns apart. */
const OBJECTIVE_ROW: u8 = <u8>((LEFT_OBJECTIVE >> 4) & 7);
const OBJECTIVE_BITS: i32 = 0b10101 << (LEFT_OBJECTIVE & 15);
const ENTRANCE_BIT: i32 = 1 << (ENTRANCE & 15);

/** Sets of cells, 32 bytes each: empty ones, live ones, and those whose tunnel is open to the north, east, south, west. */
const EMPTIES: usize = memory.data(32, 16);
const LIVES: usize = memory.data(32, 16);
const NORTHS: usize = memory.data(32, 16);
const EASTS: usize = memory.data(32, 16);
const SOUTHS: usize = memory.data(32, 16);
const WESTS: usize = memory.data(32, 16);
/** Cells without the tile that lies there, by their distance modulo `RAZED`: a slot is read, then filled for later. */
const RAZED_CELLS: usize = memory.data(32 * RAZED, 16);

/** What `missing` leaves: empty cells as far from the goal as the tunnels are, and all cells that are one tile nearer. */
export const near: usize = memory.data(32, 16);
export const nearer: usize = memory.data(32, 16);

/** A bit for each of sixteen cells: bit 0, 1, ... of each byte, if `shift` is 7, 6, ... */
function rowOf(bytes: v128, shift: i32): i32 {
  // What a shift of 16 bits carries from one byte into the next stays below its highest bit.
  return i8x16.bitmask(i16x8.shl(bytes, shift));
}

/** Reads the board into sets of cells. */
function survey(): void {
  markSurveyed();
  for (let row: usize = 16; row < 240; row += 16) {
    const tunnels = v128.load(row, TUNNELS);
    const at = row >> 3;
    store<u16>(at, i8x16.bitmask(i8x16.eq(v128.load(row, CONTENTS), i8x16.splat(<i8>EMPTY))), EMPTIES);
    store<u16>(at, rowOf(tunnels, 7), NORTHS);
    store<u16>(at, rowOf(tunnels, 6), EASTS);
    store<u16>(at, rowOf(tunnels, 5), SOUTHS);
    store<u16>(at, rowOf(tunnels, 4), WESTS);
    store<u16>(at, rowOf(tunnels, 3), LIVES);
  }
}

// prettier-ignore
function rowsUp(rows: v128, below: v128): v128 {
  return i8x16.shuffle(rows, below, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17);
}

// prettier-ignore
function rowsDown(above: v128, rows: v128): v128 {
  return i8x16.shuffle(above, rows, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29);
}

/** What `chain` leaves: cells beside a card from which a chain of neighbouring cards leads to the entrance. */
export const chained: usize = memory.data(32, 16);

/** Finds the cells that are chained to the entrance, whether joined or not. */
export function chain(): void {
  const none = i64x2.splat(0);
  // The entrance and the objectives lie there besides the tiles.
  const entrance = i16x8.replace_lane(none, <u8>(ENTRANCE >> 4), <i16>ENTRANCE_BIT);
  const objectives = i16x8.replace_lane(none, OBJECTIVE_ROW, <i16>OBJECTIVE_BITS);
  const cards0 = v128.or(v128.load(LAID), entrance);
  const cards1 = v128.or(v128.load(LAID, 16), objectives);
  let reached0 = entrance;
  let reached1 = none;
  for (;;) {
    const beside0 = v128.or(
      v128.or(rowsUp(reached0, reached1), rowsDown(none, reached0)),
      v128.or(i16x8.shl(reached0, 1), i16x8.shr_u(reached0, 1)),
    );
    const beside1 = v128.or(
      v128.or(rowsUp(reached1, none), rowsDown(reached0, reached1)),
      v128.or(i16x8.shl(reached1, 1), i16x8.shr_u(reached1, 1)),
    );
    const new0 = v128.andnot(v128.and(beside0, cards0), reached0);
    const new1 = v128.andnot(v128.and(beside1, cards1), reached1);
    if (!v128.any_true(v128.or(new0, new1))) {
      v128.store(chained, beside0);
      v128.store(chained, beside1, 16);
      return;
    }
    reached0 = v128.or(reached0, new0);
    reached1 = v128.or(reached1, new1);
  }
}

/** Tiles missing to the nearest of some objectives (bits 0 to 2). */
export function missing(objectives: i32): i32 {
  if (!isSurveyed) survey();
  const none = i64x2.splat(0);
  const empty0 = v128.load(EMPTIES);
  const empty1 = v128.load(EMPTIES, 16);
  for (let i: usize = 0; i < 32 * RAZED; i += 16) v128.store(RAZED_CELLS + i, none);

  const row = (objectives & 1) | ((objectives & 2) << 1) | ((objectives & 4) << 2);
  let now0 = none;
  let now1 = i16x8.replace_lane(none, OBJECTIVE_ROW, <i16>(row << (LEFT_OBJECTIVE & 15)));
  let seen0 = now0;
  let seen1 = now1;
  let seenRazed0 = none;
  let seenRazed1 = none;
  let last0 = none;
  let last1 = none;
  for (let distance = 0; distance < LONGEST; distance++) {
    const slot = RAZED_CELLS + usize(32 * (distance & (RAZED - 1)));
    let razed0 = v128.load(slot);
    let razed1 = v128.load(slot, 16);
    let later0 = none;
    let later1 = none;
    let next0 = none;
    let next1 = none;
    const near0 = v128.and(now0, empty0);
    const near1 = v128.and(now1, empty1);
    let level0 = now0;
    let level1 = now1;
    for (;;) {
      if (v128.any_true(v128.or(v128.and(now0, v128.load(LIVES)), v128.and(now1, v128.load(LIVES, 16))))) {
        v128.store(near, near0);
        v128.store(near, near1, 16);
        v128.store(nearer, last0);
        v128.store(nearer, last1, 16);
        return distance;
      }
      // Out of empty cells on all sides, out of tunnels where they are open.
      const all0 = v128.or(v128.and(now0, empty0), razed0);
      const all1 = v128.or(v128.and(now1, empty1), razed1);
      const north0 = v128.or(all0, v128.and(now0, v128.load(NORTHS)));
      const north1 = v128.or(all1, v128.and(now1, v128.load(NORTHS, 16)));
      const south0 = v128.or(all0, v128.and(now0, v128.load(SOUTHS)));
      const south1 = v128.or(all1, v128.and(now1, v128.load(SOUTHS, 16)));
      const up0 = rowsUp(north0, north1);
      const up1 = rowsUp(north1, none);
      const down0 = rowsDown(none, south0);
      const down1 = rowsDown(south0, south1);
      const east0 = i16x8.shl(v128.or(all0, v128.and(now0, v128.load(EASTS))), 1);
      const east1 = i16x8.shl(v128.or(all1, v128.and(now1, v128.load(EASTS, 16))), 1);
      const west0 = i16x8.shr_u(v128.or(all0, v128.and(now0, v128.load(WESTS))), 1);
      const west1 = i16x8.shr_u(v128.or(all1, v128.and(now1, v128.load(WESTS, 16))), 1);
      const reached0 = v128.or(v128.or(up0, down0), v128.or(east0, west0));
      const reached1 = v128.or(v128.or(up1, down1), v128.or(east1, west1));
      next0 = v128.or(next0, v128.and(reached0, empty0));
      next1 = v128.or(next1, v128.and(reached1, empty1));
      later0 = v128.or(later0, v128.and(reached0, v128.load(LAID)));
      later1 = v128.or(later1, v128.and(reached1, v128.load(LAID, 16)));
      // Into tunnels that are open towards it, at no cost.
      const joined0 = v128.or(
        v128.or(v128.and(up0, v128.load(SOUTHS)), v128.and(down0, v128.load(NORTHS))),
        v128.or(v128.and(east0, v128.load(WESTS)), v128.and(west0, v128.load(EASTS))),
      );
      const joined1 = v128.or(
        v128.or(v128.and(up1, v128.load(SOUTHS, 16)), v128.and(down1, v128.load(NORTHS, 16))),
        v128.or(v128.and(east1, v128.load(WESTS, 16)), v128.and(west1, v128.load(EASTS, 16))),
      );
      now0 = v128.andnot(joined0, seen0);
      now1 = v128.andnot(joined1, seen1);
      if (!v128.any_true(v128.or(now0, now1))) break;
      seen0 = v128.or(seen0, now0);
      seen1 = v128.or(seen1, now1);
      level0 = v128.or(level0, now0);
      level1 = v128.or(level1, now1);
      razed0 = none;
      razed1 = none;
    }
    last0 = level0;
    last1 = level1;
    now0 = v128.andnot(next0, seen0);
    now1 = v128.andnot(next1, seen1);
    seen0 = v128.or(seen0, now0);
    seen1 = v128.or(seen1, now1);
    later0 = v128.andnot(later0, seenRazed0);
    later1 = v128.andnot(later1, seenRazed1);
    seenRazed0 = v128.or(seenRazed0, later0);
    seenRazed1 = v128.or(seenRazed1, later1);
    v128.store(slot, later0);
    v128.store(slot, later1, 16);
  }
  v128.store(near, none);
  v128.store(near, none, 16);
  v128.store(nearer, none);
  v128.store(nearer, none, 16);
  return LONGEST;
}
