/** The moves of `pathFinder.ts` for the kernel. */
import { BONUS, CUNNING, DESTROY, EMPTY, MALUS, MAP, TURNED } from '../../constants';
import { below, next } from '../../../../core/kernel/assembly/random';
import { liveSides } from './board';
import {
  drop,
  fitOf,
  found,
  isBlocked,
  kindsOf,
  layPiece,
  placesFor,
  playBonus,
  playDestroy,
  playMalus,
  playMap,
} from './moves';
import { missing, near, nearer } from './path';
import { CONTENTS, FRONTIER, LAID, TUNNELS, pieceTunnels } from './position';
import { playAny } from './uniform';

/** Tiles that carry a path, a bit for each, how often out of 65536 the mover is wary, and whether it is cunning. */
let passable: i32 = 0;
let wariness: u32 = 0;
let isCunning: bool = false;

export function preparePath(passableTiles: i32, setting: i32): void {
  passable = passableTiles;
  isCunning = setting >= CUNNING;
  wariness = isCunning ? setting - CUNNING : setting;
}

/** 1 if the cell is one of the nearer ones and can be entered on the side with this bit. */
function isGood(cell: i32, side: i32): i32 {
  const isNearer = i32(load<u64>((cell >> 6) << 3, nearer) >> (cell & 63)) & 1;
  const isOpen = i32(load<u8>(cell, CONTENTS) == EMPTY) | i32((load<u8>(cell, TUNNELS) & side) != 0);
  return isNearer & isOpen;
}

/** Sides of an empty cell that lead to cells nearer to the goal. */
function goodSides(cell: i32): i32 {
  return (
    isGood(cell - 16, 4) |
    (isGood(cell + 1, 8) << 1) |
    (isGood(cell + 16, 1) << 2) |
    (isGood(cell - 1, 2) << 3)
  );
}

function joins(piece: i32, from: i32, to: i32): bool {
  const through: i32 = load<u8>(piece, pieceTunnels);
  return (through & from) != 0 && (through & to) != 0;
}

/** Writes the tiles that join two groups of sides of a cell to `found`. */
function listJoining(tiles: i32, cell: i32, from: i32, to: i32, count: i32): i32 {
  for (let rest = tiles; rest != 0; rest &= rest - 1) {
    const tile = ctz(rest);
    const fit = fitOf(tile, cell);
    if (fit & 1 && joins(tile, from, to)) store<i32>(found + (count++ << 2), (tile << 8) | cell);
    if (fit & 2 && joins(tile + TURNED, from, to))
      store<i32>(found + (count++ << 2), ((tile + TURNED) << 8) | cell);
  }
  return count;
}

/** Finds the tiles that bring the tunnels nearer; returns how many. */
function shortening(tiles: i32): i32 {
  let count = 0;
  for (let word = 0; word < 32; word += 8) {
    for (let rest = load<u64>(word, FRONTIER) & load<u64>(word, near); rest != 0; rest &= rest - 1) {
      const cell = (word << 3) + i32(ctz(rest));
      const from = liveSides(cell);
      if (from != 0) count = listJoining(tiles, cell, from, goodSides(cell), count);
    }
  }
  return count;
}

function isLaid(cell: i32): bool {
  return ((load<u64>((cell >> 6) << 3, LAID) >> (cell & 63)) & 1) != 0;
}

/** The tile from which the path leads on, where the tunnels end; 0 if there is none. */
function endOfPath(): i32 {
  for (let word = 0; word < 32; word += 8) {
    for (let rest = load<u64>(word, FRONTIER) & load<u64>(word, near); rest != 0; rest &= rest - 1) {
      const cell = (word << 3) + i32(ctz(rest));
      const from = liveSides(cell);
      if (from & 1 && isLaid(cell - 16)) return cell - 16;
      if (from & 2 && isLaid(cell + 1)) return cell + 1;
      if (from & 4 && isLaid(cell + 16)) return cell + 16;
      if (from & 8 && isLaid(cell - 1)) return cell - 1;
    }
  }
  return 0;
}

/** Lays a tile that brings the tunnels nearer, or blocks the opponent before one is laid; false if it does neither. */
function playForward(seat: i32, hand: i32, left: i32, isOpen: bool): bool {
  const givesAway = left == 2 && isOpen;
  if (givesAway && isCunning && (hand >> MALUS) & 1) {
    playMalus(seat);
    return true;
  }
  if (givesAway && wariness > 0 && next() >> 16 < wariness) return false;
  const count = shortening(hand & passable);
  if (count == 0) return false;
  const move = load<i32>(found + (below(count) << 2));
  layPiece(seat, move >> 8, move & 0xff);
  return true;
}

/** Keeps the opponent from laying the last tile; false if it cannot. */
function playAgainst(seat: i32, hand: i32): bool {
  if ((hand >> MALUS) & 1) {
    playMalus(seat);
    return true;
  }
  const end = (hand >> DESTROY) & 1 ? endOfPath() : 0;
  if (end == 0) return false;
  playDestroy(seat, end);
  return true;
}

/** Any tile of the hand is put away. */
function dropTile(seat: i32, tiles: i32): void {
  for (let k = below(popcnt(tiles)); k > 0; k--) tiles &= tiles - 1;
  drop(seat, ctz(tiles));
}

export function playAlongPath(seat: i32): void {
  const hand = kindsOf(seat);
  const blocked = isBlocked(seat);
  const isOpen = !isBlocked(1 - seat);
  const canLay = !blocked && (hand & passable) != 0;
  let places = placesFor(seat);
  const left = canLay || (isCunning && isOpen) ? missing(places) : 0;
  if (canLay && playForward(seat, hand, left, isOpen)) return;
  if (blocked && (hand >> BONUS) & 1) {
    playBonus(seat);
    return;
  }
  if (isCunning && isOpen && left == 1 && playAgainst(seat, hand)) return;
  if ((hand >> MAP) & 1 && (places & (places - 1)) != 0) {
    for (let k = below(popcnt(places)); k > 0; k--) places &= places - 1;
    playMap(seat, ctz(places));
    return;
  }
  const useless = hand & 0xffff & ~passable;
  if (useless != 0) drop(seat, ctz(useless));
  else if (isCunning && (hand & passable) != 0) dropTile(seat, hand & passable);
  else playAny(seat);
}
