/**
 * Draws a move with one random number, as `drawMove` of the game does. Moves are counted direction by direction: the own
 * stones, moved sideways, that face an empty cell above or below. Which direction the number falls into is found by
 * comparing it with all sums, because a branch would be guessed wrong most of the time.
 */
import { below } from '../../../../core/kernel/assembly/random';
import { FILE_A, FILE_B, FILE_G, FILE_H } from './cells';
import { kth } from './select';

export const PASS: u32 = 1 << 13;
const JUMP_BIT: u32 = 12;
export const JUMP: u32 = 1 << JUMP_BIT;

/** Which moves to draw from: all (0), or the clones, or the jumps (the others where that kind is missing). */
export const CLONES: u32 = 1;
const JUMPS: u32 = 2;

/** Directions are numbered: 16 of jumps, 8 of clones by pair, and one for clones by their targets alone. */
const FIRST_PAIR: u32 = 16;
const TO_TARGET: u32 = 24;
const DIRECTIONS: u32 = 25;

/** Own stones moved sideways by -2 to 2 cells, and the targets of clones. */
const moved: usize = memory.data(6 * 8, 8);
/** Empty cells moved by 2 to -2 ranks, against the direction, and the set of all cells. */
const faced: usize = memory.data(6 * 8, 8);
const IN_PLACE: u32 = 5;

/** For each direction: which of `moved` and of `faced` it is about, as offsets. */
const sideways: usize = memory.data(DIRECTIONS);
const upward: usize = memory.data(DIRECTIONS);
/** How far a target lies from the place in `moved`, and from the stone itself. */
const rise: usize = memory.data(DIRECTIONS);
const way: usize = memory.data(DIRECTIONS);

/** For each direction the number of moves in those before it. */
const before: usize = memory.data(DIRECTIONS * 4, 4);

function describe(direction: u32, dx: i32, dy: i32): void {
  store<u8>(sideways + direction, 8 * (dx + 2));
  store<u8>(upward + direction, 8 * (dy + 2));
  store<i8>(rise + direction, 8 * dy);
  store<i8>(way + direction, 8 * dy + dx);
}

/** Directions are in order from below and from the left. */
function describeAll(): void {
  let jump: u32 = 0;
  let pair = FIRST_PAIR;
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      if (dx * dx > 1 || dy * dy > 1) describe(jump++, dx, dy);
      else if (dx !== 0 || dy !== 0) describe(pair++, dx, dy);
    }
  }
  store<u8>(sideways + TO_TARGET, 8 * IN_PLACE);
  store<u8>(upward + TO_TARGET, 8 * IN_PLACE);
  store<u64>(faced, ~0, 8 * IN_PLACE);
}
describeAll();

/** Notes how many moves come before a direction, and returns how many come before the next. */
function add(direction: u32, sum: u32, sources: u64): u32 {
  store<u32>(before + 4 * direction, sum);
  return sum + <u32>popcnt(sources);
}

function addJumps(left2: u64, left: u64, own: u64, right: u64, right2: u64, empty: u64): u32 {
  const down2 = empty << 16;
  const down = empty << 8;
  const up = empty >> 8;
  const up2 = empty >> 16;
  let sum = add(0, 0, left2 & down2);
  sum = add(1, sum, left & down2);
  sum = add(2, sum, own & down2);
  sum = add(3, sum, right & down2);
  sum = add(4, sum, right2 & down2);
  sum = add(5, sum, left2 & down);
  sum = add(6, sum, right2 & down);
  sum = add(7, sum, left2 & empty);
  sum = add(8, sum, right2 & empty);
  sum = add(9, sum, left2 & up);
  sum = add(10, sum, right2 & up);
  sum = add(11, sum, left2 & up2);
  sum = add(12, sum, left & up2);
  sum = add(13, sum, own & up2);
  sum = add(14, sum, right & up2);
  return add(15, sum, right2 & up2);
}

function addPairs(sum: u32, left: u64, own: u64, right: u64, empty: u64): u32 {
  const down = empty << 8;
  const up = empty >> 8;
  sum = add(16, sum, left & down);
  sum = add(17, sum, own & down);
  sum = add(18, sum, right & down);
  sum = add(19, sum, left & empty);
  sum = add(20, sum, right & empty);
  sum = add(21, sum, left & up);
  sum = add(22, sum, own & up);
  return add(23, sum, right & up);
}

/** Is the k-th move one of this direction or of a later one? */
function reaches(direction: u32, k: u32): u32 {
  return u32(k >= load<u32>(before + 4 * direction));
}

/** The direction of the k-th move, if it is a jump. */
@inline
function jumpDirection(k: u32): u32 {
  return (
    reaches(1, k) +
    reaches(2, k) +
    reaches(3, k) +
    reaches(4, k) +
    reaches(5, k) +
    reaches(6, k) +
    reaches(7, k) +
    reaches(8, k) +
    reaches(9, k) +
    reaches(10, k) +
    reaches(11, k) +
    reaches(12, k) +
    reaches(13, k) +
    reaches(14, k) +
    reaches(15, k)
  );
}

/** How many directions of clones by pair the k-th move reaches. */
@inline
function pairsReached(k: u32): u32 {
  return (
    reaches(16, k) +
    reaches(17, k) +
    reaches(18, k) +
    reaches(19, k) +
    reaches(20, k) +
    reaches(21, k) +
    reaches(22, k) +
    reaches(23, k)
  );
}

/** The k-th move, which is one of this direction. */
@inline
function moveOf(direction: u32, k: u32): u32 {
  const sources =
    load<u64>(moved + load<u8>(sideways + direction)) & load<u64>(faced + load<u8>(upward + direction));
  const to = kth(sources, k - load<u32>(before + 4 * direction)) + load<i8>(rise + direction);
  return to | ((to - load<i8>(way + direction)) << 6) | (u32(direction < FIRST_PAIR) << JUMP_BIT);
}

/** A uniformly random move of a kind; the pass if there is neither clone nor jump. */
@inline
export function draw(own: u64, empty: u64, kind: u32, byPair: bool): u32 {
  const left = (own & ~FILE_A) >> 1;
  const right = (own & ~FILE_H) << 1;
  const row = left | own | right;
  const targets = (row | (row << 8) | (row >> 8)) & empty;
  const clonesOnly = kind === CLONES && targets !== 0;
  if (clonesOnly && !byPair) {
    const to = kth(targets, below(<u32>popcnt(targets)));
    return to | (to << 6);
  }
  const left2 = (own & ~(FILE_A | FILE_B)) >> 2;
  const right2 = (own & ~(FILE_G | FILE_H)) << 2;
  store<u64>(moved, left2);
  store<u64>(moved, left, 8);
  store<u64>(moved, own, 16);
  store<u64>(moved, right, 24);
  store<u64>(moved, right2, 32);
  store<u64>(moved, targets, 40);
  store<u64>(faced, empty << 16);
  store<u64>(faced, empty << 8, 8);
  store<u64>(faced, empty, 16);
  store<u64>(faced, empty >> 8, 24);
  store<u64>(faced, empty >> 16, 32);
  if (clonesOnly) {
    const k = below(addPairs(0, left, own, right, empty));
    return moveOf(FIRST_PAIR - 1 + pairsReached(k), k);
  }
  const jumps = addJumps(left2, left, own, right, right2, empty);
  if (kind === JUMPS && jumps > 0) {
    const k = below(jumps);
    return moveOf(jumpDirection(k), k);
  }
  if (byPair) {
    const all = addPairs(jumps, left, own, right, empty);
    if (all === 0) return PASS;
    const k = below(all);
    return moveOf(jumpDirection(k) + pairsReached(k), k);
  }
  const all = add(TO_TARGET, jumps, targets);
  if (all === 0) return PASS;
  const k = below(all);
  return moveOf(select(jumpDirection(k), TO_TARGET, k < jumps), k);
}
