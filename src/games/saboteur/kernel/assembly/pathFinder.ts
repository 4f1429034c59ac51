/** The moves of `pathFinder.ts` for the kernel. */
import { BONUS, EMPTY, MAP, TURNED } from '../../constants';
import { below, next } from '../../../../core/kernel/assembly/random';
import { liveSides } from './board';
import { drop, fitOf, found, isBlocked, kindsOf, layPiece, placesFor, playBonus, playMap } from './moves';
import { missing, near, nearer } from './path';
import { CONTENTS, FRONTIER, TUNNELS, pieceTunnels } from './position';
import { playAny } from './uniform';

/** Tiles that carry a path, a bit for each, and how often out of 65536 the mover is wary. */
let passable: i32 = 0;
let wariness: u32 = 0;

export function preparePath(passableTiles: i32, wary: i32): void {
  passable = passableTiles;
  wariness = wary;
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
function shortening(seat: i32, tiles: i32): i32 {
  const left = missing(placesFor(seat));
  if (left == 2 && wariness > 0 && !isBlocked(1 - seat) && next() >> 16 < wariness) return 0;
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

export function playAlongPath(seat: i32): void {
  const hand = kindsOf(seat);
  if (!isBlocked(seat)) {
    const tiles = hand & passable;
    const count = tiles == 0 ? 0 : shortening(seat, tiles);
    if (count > 0) {
      const move = load<i32>(found + (below(count) << 2));
      layPiece(seat, move >> 8, move & 0xff);
      return;
    }
  } else if ((hand >> BONUS) & 1) {
    playBonus(seat);
    return;
  }
  let places = placesFor(seat);
  if ((hand >> MAP) & 1 && (places & (places - 1)) != 0) {
    for (let k = below(popcnt(places)); k > 0; k--) places &= places - 1;
    playMap(seat, ctz(places));
    return;
  }
  const useless = hand & 0xffff & ~passable;
  if (useless == 0) playAny(seat);
  else drop(seat, ctz(useless));
}
