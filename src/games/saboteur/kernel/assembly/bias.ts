/** The paper's heuristic of `bias.ts` for the kernel: the move with the largest b, any of the best. */
import {
  BONUS,
  DESTROY,
  ENTRANCE,
  FIRST_PIECE,
  LEFT_OBJECTIVE,
  MALUS,
  MAP,
  MIDDLE_OBJECTIVE,
  MOST_FRONTIER,
  TILES,
  TURNED,
} from '../../constants';
import { below } from '../../../../core/kernel/assembly/random';
import { revealed } from './board';
import {
  drop,
  fitOf,
  found,
  gold,
  isBlocked,
  kindsOf,
  layPiece,
  placesFor,
  playBonus,
  playDestroy,
  playMalus,
  playMap,
} from './moves';
import { chain, chained } from './path';
import { CONTENTS, FRONTIER, LAID, LOOKS, pieceSides } from './position';

/** Sets of pieces, see `pieceSets.ts`. */
export const pieceSets: usize = memory.data(20, 16);
const FIRST_CHOICE: usize = pieceSets;
const SECOND_CHOICE: usize = pieceSets + 4;
const KEPT_BELOW: usize = pieceSets + 8;
const JOINS_LEFT: usize = pieceSets + 12;
const JOINS_RIGHT: usize = pieceSets + 16;

const HIGH: f64 = 100;
const MALUS_FROM_MOVE: i32 = 25;
/** Row 12 of the mine, where the objectives lie. */
const LAST_ROW: i32 = LEFT_OBJECTIVE >> 4;

/** Tiles that carry a path, a bit for each, and the option of `bias`. */
let passable: i32 = 0;
let row12: bool = false;

export function prepareBias(passableTiles: i32, rates12: bool): void {
  passable = passableTiles;
  row12 = rates12;
}

// ── the best so far ───────────────────────────────────────────────────────────────────────────────

let best: f64 = 0;
let equals: i32 = 0;

function forget(): void {
  best = -Infinity;
  equals = 0;
}

/** @param kind its number in `KIND_NAMES` */
function offer(kind: i32, piece: i32, target: i32, value: f64): void {
  if (value < best) return;
  if (value > best) equals = 0;
  best = value;
  store<i32>(found + (equals++ << 2), (kind << 16) | (piece << 8) | target);
}

// ── tiles ─────────────────────────────────────────────────────────────────────────────────────────

/** The frontier: its cells, the sides that lead into the rectangle, and the distance that counts. */
const cells: usize = memory.data(MOST_FRONTIER, 16);
const insides: usize = memory.data(MOST_FRONTIER, 16);
const distances: usize = memory.data(8 * MOST_FRONTIER, 16);

function isIn(set: usize, piece: i32): bool {
  return ((load<u32>(set) >> piece) & 1) == 1;
}

/** Is a cell in the rectangle of entrance and objectives, rows 5 to 12 and columns 3 to 7? */
function isInside(cell: i32): i32 {
  return i32(cell >> 4 >= ENTRANCE >> 4) & i32(cell >> 4 <= LAST_ROW) & (0x1f0 >> (cell & 15));
}

function insideSides(cell: i32): i32 {
  return (
    isInside(cell - 16) | (isInside(cell + 1) << 1) | (isInside(cell + 16) << 2) | (isInside(cell - 1) << 3)
  );
}

function listCells(goal: i32): i32 {
  chain();
  let size = 0;
  for (let word = 0; word < 32; word += 8) {
    for (let rest = load<u64>(word, FRONTIER); rest != 0; rest &= rest - 1) {
      const cell = (word << 3) + i32(ctz(rest));
      const isChained = (load<u64>(word, chained) >> (cell & 63)) & 1;
      const to = isChained ? goal : ENTRANCE;
      const rows = (cell >> 4) - (to >> 4);
      const columns = (cell & 15) - (to & 15);
      store<u8>(cells + size, cell);
      store<u8>(insides + size, insideSides(cell));
      store<f64>(distances + (size << 3), sqrt<f64>(f64(rows * rows + columns * columns)));
      size++;
    }
  }
  return size;
}

function priority(piece: i32): f64 {
  if (isIn(FIRST_CHOICE, piece)) return 50;
  return isIn(SECOND_CHOICE, piece) ? 25 : 0;
}

/** Does a tile in the last row join sideways? */
function joinsSideways(piece: i32, cell: i32): bool {
  const column = (cell & 15) - 1;
  return isIn(column < 3 ? JOINS_LEFT : column > 7 ? JOINS_RIGHT : KEPT_BELOW, piece);
}

function offerTile(piece: i32, i: usize): void {
  const cell: i32 = load<u8>(cells + i);
  let value: f64 = 0;
  if (row12 && cell >> 4 == LAST_ROW && joinsSideways(piece, cell)) value = HIGH;
  else if (load<u8>(piece, pieceSides) & load<u8>(insides + i))
    value = priority(piece) / load<f64>(distances + (i << 3));
  offer(0, piece, cell, value);
}

function offerTiles(hand: i32, goal: i32): void {
  const size = listCells(goal);
  for (let rest = hand & 0xffff; rest != 0; rest &= rest - 1) {
    const tile = ctz(rest);
    for (let i = 0; i < size; i++) {
      const fit = fitOf(tile, load<u8>(cells + i));
      if (fit & 1) offerTile(tile, i);
      if (fit & 2) offerTile(tile + TURNED, i);
    }
  }
}

// ── actions and drops ─────────────────────────────────────────────────────────────────────────────

function ofDestroy(cell: i32): f64 {
  const piece: i32 = load<u8>(cell, CONTENTS) - FIRST_PIECE;
  const row = cell >> 4;
  if (row == LAST_ROW && !isIn(KEPT_BELOW, piece)) return HIGH;
  const isDeadEnd = ((passable >> (piece & (TURNED - 1))) & 1) == 0;
  return row > ENTRANCE >> 4 && isDeadEnd ? HIGH : 0;
}

function ofDrop(card: i32, knowsNugget: bool): f64 {
  if (card < TILES) return (passable >> card) & 1 ? 0 : HIGH;
  return card == MAP && knowsNugget ? HIGH : 0;
}

function offerOthers(seat: i32, hand: i32, played: i32, knowsNugget: bool): void {
  if ((hand >> MALUS) & 1) offer(1, 0, 0, played + 1 < MALUS_FROM_MOVE ? 0 : HIGH / 2);
  if ((hand >> BONUS) & 1 && isBlocked(seat)) offer(2, 0, 0, HIGH);
  if ((hand >> MAP) & 1) {
    const seen = revealed | load<i32>(seat << 2, LOOKS);
    for (let i = 0; i < 3; i++) {
      if ((revealed >> i) & 1) continue;
      offer(3, 0, i, !knowsNugget && ((seen >> i) & 1) == 0 ? HIGH : -HIGH);
    }
  }
  if ((hand >> DESTROY) & 1) {
    for (let word = 0; word < 32; word += 8) {
      for (let rest = load<u64>(word, LAID); rest != 0; rest &= rest - 1) {
        const cell = (word << 3) + i32(ctz(rest));
        offer(4, 0, cell, ofDestroy(cell));
      }
    }
  }
  for (let rest = hand; rest != 0; rest &= rest - 1) offer(5, 0, ctz(rest), ofDrop(ctz(rest), knowsNugget));
}

// ── playing ───────────────────────────────────────────────────────────────────────────────────────

function play(seat: i32, move: i32): void {
  const target = move & 0xff;
  switch (move >> 16) {
    case 0:
      layPiece(seat, move >> 8, target);
      break;
    case 1:
      playMalus(seat);
      break;
    case 2:
      playBonus(seat);
      break;
    case 3:
      playMap(seat, target);
      break;
    case 4:
      playDestroy(seat, target);
      break;
    default:
      drop(seat, target);
  }
}

export function playBest(seat: i32, played: i32): void {
  const hand = kindsOf(seat);
  const knowsNugget = popcnt(placesFor(seat)) == 1;
  forget();
  offerOthers(seat, hand, played, knowsNugget);
  // Without `row12` no tile is rated as high as this.
  if (!isBlocked(seat) && (row12 || best < HIGH)) {
    forget();
    offerTiles(hand, knowsNugget ? LEFT_OBJECTIVE + 2 * gold : MIDDLE_OBJECTIVE);
    offerOthers(seat, hand, played, knowsNugget);
  }
  play(seat, load<i32>(found + (below(equals) << 2)));
}
