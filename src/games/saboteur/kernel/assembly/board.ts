/** The board of `board.ts` for the kernel. Sets of cells are four words of 64 bits. */
import {
  CROSS,
  EMPTY,
  ENTRANCE,
  FIRST_PIECE,
  LEFT_OBJECTIVE,
  LIVE,
  MIDDLE_OBJECTIVE,
  RIGHT_OBJECTIVE,
  UNKNOWN,
} from '../../constants';
import {
  CONTENTS,
  FRONTIER,
  KEYS,
  LAID,
  MISSING,
  TUNNELS,
  WAYS,
  facts,
  pieceSides,
  pieceTunnels,
  waysTable,
} from './position';

/** Objectives that have been revealed, and the number of laid tiles. */
export let revealed: i32 = 0;
export let laidCount: i32 = 0;
/** False once the board has changed since `path.ts` has read it. */
export let isSurveyed: bool = false;

export function markSurveyed(): void {
  isSurveyed = true;
}

/** Cells still to be walked from. */
const pending: usize = memory.data(256, 16);

export function readBoard(): void {
  isSurveyed = false;
  revealed = load<i32>(facts, 8);
  laidCount = load<i32>(facts, 12);
}

export function writeBoard(): void {
  store<i32>(facts, revealed, 8);
  store<i32>(facts, laidCount, 12);
}

/** Where the word of a cell stands in a set. */
function wordOf(cell: i32): usize {
  return (cell >> 6) << 3;
}

// ── where tiles fit ───────────────────────────────────────────────────────────────────────────────

function waysOf(key: i32): v128 {
  return v128.load(key << 4, waysTable);
}

/**
 * Adds a bit to the key of a cell; returns what that changes in `ways`. Without branches: whether a neighbour is empty is
 * anyone's guess.
 */
function note(cell: i32, bit: i32): v128 {
  const before: i32 = load<u8>(cell, KEYS);
  const after = before | bit;
  store<u8>(cell, after, KEYS);
  const isEmpty = load<u8>(cell, CONTENTS) == EMPTY;
  const isNext = u64(isEmpty) & u64((after & 15) != 0);
  const word = wordOf(cell);
  store<u64>(word, load<u64>(word, FRONTIER) | (isNext << (cell & 63)), FRONTIER);
  return i8x16.sub(waysOf(isEmpty ? after : before), waysOf(before));
}

/** Tells the four neighbours of a cell that its sides are open or closed; returns what that changes in `ways`. */
function surround(cell: i32, sides: i32): v128 {
  // The bit of a closed side stands four places above that of an open one.
  const north = note(cell - 16, 0x40 >> ((sides & 1) << 2));
  const east = note(cell + 1, 0x80 >> ((sides & 2) << 1));
  const south = note(cell + 16, 0x10 >> (sides & 4));
  const west = note(cell - 1, 0x20 >> ((sides & 8) >> 1));
  return i8x16.add(i8x16.add(north, east), i8x16.add(south, west));
}

/** Forgets what a neighbour has said: `side` is where it lay. */
function clear(cell: i32, side: i32): void {
  const before: i32 = load<u8>(cell, KEYS);
  const after = before & ~(side | (side << 4));
  store<u8>(cell, after, KEYS);
  if (load<u8>(cell, CONTENTS) != EMPTY) return;
  const word = wordOf(cell);
  const bit = (<u64>1) << (cell & 63);
  const others = load<u64>(word, FRONTIER) & ~bit;
  store<u64>(word, (after & 15) != 0 ? others | bit : others, FRONTIER);
  const ways = i8x16.add(v128.load(WAYS), i8x16.sub(waysOf(after), waysOf(before)));
  v128.store(WAYS, ways);
}

// ── how far the tunnels reach ─────────────────────────────────────────────────────────────────────

/** Sides of a cell on which a tunnel opens into it that is live, if `live` is `LIVE`, or not, if it is 0. */
function openings(cell: i32, live: i32): i32 {
  const north: i32 = i32((load<u8>(cell - 16, TUNNELS) & (LIVE | 4)) == (live | 4));
  const east: i32 = i32((load<u8>(cell + 1, TUNNELS) & (LIVE | 8)) == (live | 8));
  const south: i32 = i32((load<u8>(cell + 16, TUNNELS) & (LIVE | 1)) == (live | 1));
  const west: i32 = i32((load<u8>(cell - 1, TUNNELS) & (LIVE | 2)) == (live | 2));
  return north | (east << 1) | (south << 2) | (west << 3);
}

/** Sides of a cell on which a live tunnel opens into it. */
export function liveSides(cell: i32): i32 {
  return openings(cell, LIVE);
}

/** Makes a cell live, and all that is joined to it. */
function walk(start: i32): void {
  let left = enter(start, 0);
  while (left > 0) {
    left--;
    const cell: i32 = load<u8>(left, pending);
    const sides = load<u8>(cell, TUNNELS) & openings(cell, 0);
    if (sides == 0) continue;
    if (sides & 1) left = enter(cell - 16, left);
    if (sides & 2) left = enter(cell + 1, left);
    if (sides & 4) left = enter(cell + 16, left);
    if (sides & 8) left = enter(cell - 1, left);
  }
}

function enter(cell: i32, left: i32): i32 {
  store<u8>(cell, load<u8>(cell, TUNNELS) | LIVE, TUNNELS);
  if (cell >= LEFT_OBJECTIVE && cell <= RIGHT_OBJECTIVE) reach(cell);
  store<u8>(left, cell, pending);
  return left + 1;
}

function reach(cell: i32): void {
  let objective: i32 = 0;
  if (cell == MIDDLE_OBJECTIVE) objective = 1;
  else if (cell == RIGHT_OBJECTIVE) objective = 2;
  else if (cell != LEFT_OBJECTIVE) return;
  if ((revealed >> objective) & 1) return;
  revealed |= 1 << objective;
  v128.store(WAYS, i8x16.add(v128.load(WAYS), surround(cell, CROSS)));
}

function walkAgain(): void {
  for (let word: usize = 0; word < 32; word += 8) {
    for (let rest = load<u64>(word, LAID); rest != 0; rest &= rest - 1) {
      const cell = (word << 3) + usize(ctz(rest));
      store<u8>(cell, load<u8>(cell, TUNNELS) & ~LIVE, TUNNELS);
    }
  }
  store<u8>(TUNNELS, CROSS, LEFT_OBJECTIVE);
  store<u8>(TUNNELS, CROSS, MIDDLE_OBJECTIVE);
  store<u8>(TUNNELS, CROSS, RIGHT_OBJECTIVE);
  walk(ENTRANCE);
}

// ── changing ──────────────────────────────────────────────────────────────────────────────────────

/** Lays a piece on an empty cell; objectives that it connects are revealed. */
export function lay(piece: i32, cell: i32): void {
  const word = wordOf(cell);
  const bit = (<u64>1) << (cell & 63);
  store<u64>(word, load<u64>(word, FRONTIER) & ~bit, FRONTIER);
  store<u64>(word, load<u64>(word, LAID) | bit, LAID);
  store<u8>(cell, piece + FIRST_PIECE, CONTENTS);
  store<i32>(MISSING, UNKNOWN);
  isSurveyed = false;
  laidCount++;
  const others = i8x16.sub(v128.load(WAYS), waysOf(load<u8>(cell, KEYS)));
  v128.store(WAYS, i8x16.add(others, surround(cell, load<u8>(piece, pieceSides))));
  const through: i32 = load<u8>(piece, pieceTunnels);
  store<u8>(cell, through, TUNNELS);
  if (through & liveSides(cell)) walk(cell);
}

/** Takes a laid tile away; returns its piece. What was revealed stays so. */
export function remove(cell: i32): i32 {
  const piece: i32 = load<u8>(cell, CONTENTS) - FIRST_PIECE;
  const wasLive = load<u8>(cell, TUNNELS) & LIVE;
  const word = wordOf(cell);
  const bit = (<u64>1) << (cell & 63);
  store<u8>(cell, EMPTY, CONTENTS);
  store<u8>(cell, 0, TUNNELS);
  store<u64>(word, load<u64>(word, LAID) & ~bit, LAID);
  store<i32>(MISSING, UNKNOWN);
  isSurveyed = false;
  laidCount--;
  const key: i32 = load<u8>(cell, KEYS);
  v128.store(WAYS, i8x16.add(v128.load(WAYS), waysOf(key)));
  if (key & 15) store<u64>(word, load<u64>(word, FRONTIER) | bit, FRONTIER);
  clear(cell - 16, 4);
  clear(cell + 1, 8);
  clear(cell + 16, 1);
  clear(cell - 1, 2);
  if (wasLive) walkAgain();
  return piece;
}

/** The cell of the k-th laid tile in reading order. */
export function kthLaid(k: i32): i32 {
  let word: usize = 0;
  let rest = load<u64>(LAID);
  for (;;) {
    const here = i32(popcnt(rest));
    if (k < here) break;
    k -= here;
    word += 8;
    rest = load<u64>(word, LAID);
  }
  for (; k > 0; k--) rest &= rest - 1;
  return (i32(word) << 3) + i32(ctz(rest));
}
