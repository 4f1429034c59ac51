/**
 * Random moves of Katarenga, drawn and played as `drawMove` and `play` do, up to the one that might end the game.
 *
 * The pawns of a side are the lanes of a vector, in ascending order of their cells, with a second vector that says how
 * many slots the pawns up to and including each have. A drawn slot is compared with all sums at once, which finds its
 * pawn, and a move shifts the lanes between the pawn's old and new place. Nothing of that branches, so that what is
 * guessed wrong is little more than whether a slot is open.
 */
import { below, stream } from '../../../../core/kernel/assembly/random';

export { stream };

/** Boards of at most this size: a lane is left over at the end, and cells fit into lanes. */
const MOST_PAWNS = 15;
/** Sums of slots fit into lanes. */
const MOST_SLOTS = 255;
/** What lanes without a pawn hold: more than any cell. */
const NO_PAWN: u8 = 255;

// As in `slots.ts`, `cells.ts` and `moves.ts`.
const FIELD: u32 = 511;
const FAR_SHIFT: u32 = 27;
const OFF: u32 = 401;
const NEITHER: u8 = 4;
const TRIES: u32 = 16;
const NONE: i32 = -1;

/** The slots of all cells, `width` each. */
export const slots: usize = memory.data(MOST_PAWNS * MOST_SLOTS * 4, 64);
/** How many slots of a cell each side may use: `side << 8 | cell`. */
export const used: usize = memory.data(512, 512);
/** For each side 64 bytes: the cells of its pawns, sixteen zeros, the sums of slots. */
export const pawns: usize = memory.data(128, 128);
/** Of each side. */
export const points: usize = memory.data(8);
/** Turns played. */
export const plies: usize = memory.data(4);

const SUMS: usize = 32;
/** Slots of the pawns before each: the zero in front of the sums belongs to the first. */
const SUMS_BEFORE: usize = SUMS - 1;
const TOTAL: usize = SUMS + 15;

/** What each cell holds: nothing or the bit of a side. */
const holders: usize = memory.data(512, 64);
store<u8>(holders + OFF, NEITHER);

/** Puts the pawns of a side on the board and adds up their slots. */
function setUp(side: u32): void {
  const list = pawns + (side << 6);
  let sum: u32 = 0;
  let pawn: usize = 0;
  for (; load<u8>(list + pawn) != NO_PAWN; pawn++) {
    const cell: usize = load<u8>(list + pawn);
    store<u8>(holders + cell, u8(side + 1));
    sum += load<u8>(used + (side << 8) + cell);
    store<u8>(list + pawn, u8(sum), SUMS);
  }
  for (; pawn < 16; pawn++) {
    store<u8>(list + pawn, NO_PAWN);
    store<u8>(list + pawn, u8(sum), SUMS);
  }
}

/** Takes the pawns of a side off the board again. */
function tidyUp(side: u32): void {
  for (let at = pawns + (side << 6); load<u8>(at) != NO_PAWN; at++) store<u8>(holders + load<u8>(at), 0);
}

// ── lists ─────────────────────────────────────────────────────────────────────────────────────────

/** All lanes one to the right, after a zero. */
function shiftRight(lanes: v128): v128 {
  const zeros = i64x2.splat(0);
  return i8x16.shuffle(zeros, lanes, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
}

/** A list without the pawn on a cell. */
function cellsWithout(cells: v128, cell: v128): v128 {
  const end = i8x16.splat(NO_PAWN);
  const next = i8x16.shuffle(cells, end, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
  return v128.bitselect(next, cells, i8x16.ge_u(cells, cell));
}

/** The sums of a list without that pawn. */
function sumsWithout(sums: v128, cells: v128, cell: v128, slotsOfPawn: v128): v128 {
  const next = i8x16.shuffle(sums, sums, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15);
  return v128.bitselect(i8x16.sub(next, slotsOfPawn), sums, i8x16.ge_u(cells, cell));
}

/** Strikes the pawn on a cell from a list. */
function strike(list: usize, cell: u32, usedByCell: usize): void {
  const from = i8x16.splat(u8(cell));
  const cells = v128.load(list);
  v128.store(list, cellsWithout(cells, from));
  v128.store(
    list,
    sumsWithout(v128.load(list, SUMS), cells, from, v128.load8_splat(usedByCell + cell)),
    SUMS,
  );
}

/** Gives the pawn on a cell another one, at its place in the list: in a sorted list that is a minimum and a maximum. */
function move(list: usize, origin: u32, target: u32, usedByCell: usize): void {
  const from = i8x16.splat(u8(origin));
  const to = i8x16.splat(u8(target));
  const before = v128.load(list);
  const left = cellsWithout(before, from);
  const cells = i8x16.min_u(left, i8x16.max_u(shiftRight(left), to));
  const sums = sumsWithout(v128.load(list, SUMS), before, from, v128.load8_splat(usedByCell + origin));
  const more = i8x16.add(shiftRight(sums), v128.load8_splat(usedByCell + target));
  v128.store(list, cells);
  v128.store(list, v128.bitselect(more, sums, i8x16.ge_u(cells, to)), SUMS);
}

/** Are there more pawns on a list than this? */
function hasMore(list: usize, count: usize): bool {
  return load<u8>(list + count) != NO_PAWN;
}

// ── moves ─────────────────────────────────────────────────────────────────────────────────────────

/** Are the cells between empty that the word of a slot has no room for? They are the targets of the slots before. */
function isClear(slot: usize, far: u32): bool {
  for (let at = slot - 12; far > 0; at -= 4, far--) {
    if (load<u8>(holders + (load<u32>(at) & FIELD)) != 0) return false;
  }
  return true;
}

/** A point may be the last that a side needs, or the pawn its last. */
function scoreEnds(list: usize, score: usize, goal: u32): bool {
  return load<u32>(score) + 1 >= goal || !hasMore(list, 1);
}

/**
 * Plays random moves until one is drawn that ends the game, or might. Returns that one, which is not played, or -1 if no
 * open slot was drawn. The first plies, in which nothing may be captured, are not for this loop.
 * @param width slots of each cell
 * @param limit the ply after which the game is over
 * @param goal a side that would have this many points does not score
 * @param fewest a side that would have fewer pawns left is not captured from
 */
export function play(width: u32, side: u32, limit: u32, goal: u32, fewest: usize): i32 {
  setUp(0);
  setUp(1);
  const last = limit - 1;
  let ply = load<u32>(plies);
  let list = pawns + (side << 6);
  let usedByCell = used + (side << 8);
  let bit = side + 1;
  let tries: u32 = 0;
  let ending = NONE;
  for (;;) {
    const conceivable: u32 = load<u8>(list, TOTAL);
    if (conceivable == 0) break;
    const drawn = below(conceivable);
    const pawn: usize = popcnt(i8x16.bitmask(i8x16.le_u(v128.load(list, SUMS), i8x16.splat(u8(drawn)))));
    const from: u32 = load<u8>(list + pawn);
    const at: usize = slots + ((from * width + drawn - load<u8>(list + pawn, SUMS_BEFORE)) << 2);
    const slot = load<u32>(at);
    const to = slot & FIELD;
    const target: u32 = load<u8>(holders + to);
    const between = load<u8>(holders + ((slot >> 9) & FIELD)) | load<u8>(holders + ((slot >> 18) & FIELD));
    if (((target & bit) | between) != 0) {
      if (++tries == TRIES) break;
      continue;
    }
    const far = slot >> FAR_SHIFT;
    if ((target | far) != 0 || ply >= last) {
      if (!isClear(at, far)) {
        if (++tries == TRIES) break;
        continue;
      }
      const score = points + ((bit - 1) << 2);
      const enemy = list ^ 64;
      if (ply >= last || (to == OFF ? scoreEnds(list, score, goal) : target != 0 && !hasMore(enemy, fewest))) {
        ending = from | (to << 9);
        break;
      }
      if (to == OFF) store<u32>(score, load<u32>(score) + 1);
      else if (target != 0) strike(enemy, to, usedByCell ^ 256);
    }
    store<u8>(holders + from, 0);
    if (to == OFF) strike(list, from, usedByCell);
    else {
      move(list, from, to, usedByCell);
      store<u8>(holders + to, u8(bit));
    }
    tries = 0;
    ply++;
    list ^= 64;
    usedByCell ^= 256;
    bit ^= 3;
  }
  tidyUp(0);
  tidyUp(1);
  store<u32>(plies, ply);
  return ending;
}
