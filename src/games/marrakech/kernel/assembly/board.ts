/**
 * The board as the loops want it. A stand is Assam's square and facing in one number, `square << 2 | facing`; a set of
 * squares is one word of 64 bits.
 */

/** Squares of the largest board that is played here: 7x7, and one that stands for all beyond the border. */
const SQUARES: i32 = 50;
/** Places for a carpet around a square, at most. */
const PLACES: i32 = 12;

// ── what the game writes ──────────────────────────────────────────────────────────────────────────

/** `stand << 2 | die - 1`: the square and the facing that a walk leads to. */
export const walkSquare: usize = memory.data(16 * SQUARES, 16);
export const walkFacing: usize = memory.data(16 * SQUARES, 16);
/** `12 * square + i`: places for a carpet beside a square, as moves, and how many. */
export const slots: usize = memory.data(4 * PLACES * SQUARES, 16);
export const slotCount: usize = memory.data(SQUARES, 16);

// ── what is made of it ────────────────────────────────────────────────────────────────────────────

/**
 * `stand << 2 | die - 1`: what a player who knows the die chooses from. For each turn, 16 bits: the stand after the
 * walk, and the number of the first move if all moves are numbered turn by turn. Above them the number of moves, and
 * what 16 random bits leave over when they are shared out among so many.
 */
const choices: usize = memory.data(8 * 16 * SQUARES, 16);

/**
 * Each place for a carpet once, in five words of 64 bits: its two squares; the upper or left one if the other is to
 * the right of it; the same if the other is below; and, to be cut with the carpets that continue to the right and
 * downwards when one is laid here, all squares but those whose carpet it covers.
 */
const PLACE: u32 = 40;
const places: usize = memory.data(40 * 2 * SQUARES, 16);
/** `12 * square + i`: the addresses of the places beside a square. */
const beside: usize = memory.data(4 * PLACES * SQUARES, 16);

/** Squares from one row to the next. */
let width: u64 = 0;
/** Squares with a neighbour to the left, and to the right. */
let notFirst: u64 = 0;
let notLast: u64 = 0;

/** Takes up the tables that were written, of a board of this size. */
export function setBoard(size: u32): void {
  width = size;
  notFirst = 0;
  for (let row: u32 = 0; row < size; row++) notFirst |= (((<u64>1) << size) - 2) << (row * size);
  notLast = notFirst >> 1;
  for (let at: u32 = 0; at < 16 * size * size; at++) store<u64>(choices + (at << 3), choicesFrom(at));
  for (let square: u32 = 0; square < size * size; square++) {
    const count: u32 = load<u8>(slotCount + square);
    for (let i: u32 = 0; i < count; i++) {
      const at = (square * PLACES + i) << 2;
      store<usize>(beside + at, placeOf(load<u32>(slots + at)));
    }
  }
}

/** The address of the place of a carpet, written for sure. */
function placeOf(slot: u32): usize {
  const first = slot & 255;
  const isAcross = (slot >> 8) - first == 1;
  const upper = (<u64>1) << first;
  const squares = upper | ((<u64>1) << (slot >> 8));
  const place = places + ((first << 1) | u32(isAcross)) * PLACE;
  store<u64>(place, squares);
  store<u64>(place, isAcross ? upper : 0, 8);
  store<u64>(place, isAcross ? 0 : upper, 16);
  store<u64>(place, ~(squares | (squares >> 1)), 24);
  store<u64>(place, ~(squares | (squares >> width)), 32);
  return place;
}

function choicesFrom(at: u32): u64 {
  let found: u64 = 0;
  let count: u32 = 0;
  for (let turn: u32 = 0; turn < 3; turn++) {
    const walk = (at & ~12) | ((at + 12 + (turn << 2)) & 12);
    const square: u32 = load<u8>(walkSquare + walk);
    const stand = (square << 2) | load<u8>(walkFacing + walk);
    found |= (<u64>(stand | (count << 8))) << (16 * turn);
    count += load<u8>(slotCount + square);
  }
  return found | ((<u64>(count | ((0x10000 % count) << 8))) << 48);
}

export function choicesAt(stand: u32, die: u32): u64 {
  return load<u64>(choices + (((stand << 2) + die - 1) << 3));
}

/** The stand after a walk. */
export function walked(stand: u32, die: u32): u32 {
  const at = (stand << 2) + die - 1;
  return ((<u32>load<u8>(walkSquare + at)) << 2) | load<u8>(walkFacing + at);
}

/** How many places for a carpet there are beside Assam. */
export function placesAt(stand: u32): u32 {
  return load<u8>(slotCount + (stand >> 2));
}

// ── places for a carpet ───────────────────────────────────────────────────────────────────────────

export function placeAt(stand: u32, i: u32): usize {
  return load<usize>(beside + (((stand >> 2) * PLACES + i) << 2));
}

/** Is there a carpet exactly on this place? */
export function isTaken(place: usize, across: u64, down: u64): bool {
  return ((across & load<u64>(place, 8)) | (down & load<u64>(place, 16))) != 0;
}

export function squaresOf(place: usize): u64 {
  return load<u64>(place);
}

/** The carpets that continue to the right, after one was laid here. */
export function acrossAfter(place: usize, across: u64): u64 {
  return (across & load<u64>(place, 24)) | load<u64>(place, 8);
}

/** The carpets that continue downwards, after one was laid here. */
export function downAfter(place: usize, down: u64): u64 {
  return (down & load<u64>(place, 32)) | load<u64>(place, 16);
}

// ── regions ───────────────────────────────────────────────────────────────────────────────────────

/**
 * How many squares of `squares` hang together with `from`, one of them; none if both are empty. Most regions are
 * complete after two steps; taking three before the first look spares the processor a guess.
 */
export function regionSize(squares: u64, from: u64): u32 {
  const toRight = squares & notFirst;
  const toLeft = squares & notLast;
  let region = from;
  region |= ((region << 1) & toRight) | ((region >> 1) & toLeft);
  region |= ((region << width) | (region >> width)) & squares;
  region |= ((region << 1) & toRight) | ((region >> 1) & toLeft);
  region |= ((region << width) | (region >> width)) & squares;
  let grown = region;
  do {
    region = grown;
    grown |= ((grown << 1) & toRight) | ((grown >> 1) & toLeft);
    grown |= ((grown << width) | (grown >> width)) & squares;
  } while (grown != region);
  return <u32>popcnt(region);
}
