/** The table: how a tile is laid, as in `table.ts` of the rules. */
import {
  CELLS,
  EMPTY,
  FRONTIER,
  FRONTS,
  GRID,
  KINDS,
  MONKS,
  MONK_EMPTY,
  MONK_TILES,
  MOST_TILES,
  PATTERNS,
  ROW,
  TILES,
  TILE_CELLS,
  TWINS,
  TWIN_COUNT,
} from '../../layout';
import { table } from './block';
import { hasTwins, sides, sidesAsked, templates } from './facts';
import { meet } from './features';

/** To the cell in direction N, E, S, W, and to the eight cells around. */
const steps: usize = memory.data<i32>([-ROW, 1, ROW, -1], 16);
const around: usize = memory.data<i32>([-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1], 16);

function wrap(cell: i32): u32 {
  if (<u32>cell < <u32>CELLS) return cell;
  return cell < 0 ? cell + CELLS : cell - CELLS;
}

export function tiles(): u32 {
  return load<u8>(table, TILES);
}

export function kindOf(tile: u32): u32 {
  return load<u8>(tile, table + KINDS);
}

export function cellOf(tile: u32): u32 {
  return load<u16>(tile << 1, table + TILE_CELLS);
}

/** How many of the eight cells around a cell are empty. */
export function emptyAround(cell: u32): u32 {
  let empty: u32 = 0;
  for (let i: usize = 0; i < 32; i += 4) {
    const entry: u32 = load<u8>(wrap(<i32>cell + load<i32>(around + i)), table + GRID);
    empty += u32(entry - 1 >= <u32>MOST_TILES);
  }
  return empty;
}

/** 1 if one is among the eight cells around the other, else 0. */
function areClose(cell: u32, other: u32): u32 {
  const apart = cell < other ? other - cell : cell - other;
  const steps = min<u32>(apart, CELLS - apart);
  return u32(steps == 1) | u32(steps - (ROW - 1) <= 2);
}

/** Takes the index-th cell from the frontier, the last of which fills the gap; returns what was asked there. */
function leaveFrontier(index: u32, last: u32): u32 {
  const asked: u32 = load<u8>(index, table + PATTERNS);
  const moved: u32 = load<u16>(last << 1, table + FRONTIER);
  store<u16>(index << 1, moved, table + FRONTIER);
  store<u8>(index, load<u8>(last, table + PATTERNS), table + PATTERNS);
  store<u8>(last, 0, table + PATTERNS);
  store<u8>(moved, EMPTY + index, table + GRID);
  return asked;
}

/** The empty cell beside a tile is asked for what lies on that side; if it was not beside tiles before, it is now. */
function ask(from: u32, kind: u32, side: u32, fronts: u32): u32 {
  const cell = wrap(<i32>from + load<i32>(steps + (side << 2)));
  const entry: u32 = load<u8>(cell, table + GRID);
  const index = entry == 0 ? fronts : entry - EMPTY;
  store<u16>(index << 1, cell, table + FRONTIER);
  const terrain: u32 = load<u8>((kind << 4) + (side << 2), sides);
  const pattern: u32 = load<u8>(index, table + PATTERNS);
  store<u8>(index, pattern | (terrain << ((side ^ 2) << 1)), table + PATTERNS);
  store<u8>(cell, EMPTY + index, table + GRID);
  return fronts + u32(entry == 0);
}

/** A new tile, each piece still a separate feature. */
function lie(tile: u32, cell: u32, kind: u32): void {
  const type = kind >> 2;
  store<u8>(table, tile + 1, TILES);
  store<u8>(tile, kind, table + KINDS);
  store<u8>(cell, tile + 1, table + GRID);
  store<u16>(tile << 1, cell, table + TILE_CELLS);
  const twins: u32 = load<u8>(table, TWIN_COUNT);
  store<u8>(twins, tile, table + TWINS);
  store<u8>(table, twins + load<u8>(type, hasTwins), TWIN_COUNT);
  // Roots and next pieces are words of this tile.
  const first = i64x2.splat((tile << 5) * 0x10001);
  const from = type << 6;
  const to = tile << 6;
  v128.store(to, i16x8.add(v128.load(from, templates), first), table);
  v128.store(to, i16x8.add(v128.load(from, templates + 16), first), table + 16);
  v128.store(to, i16x8.add(v128.load(from, templates + 32), first), table + 32);
  v128.store(to, i16x8.add(v128.load(from, templates + 48), first), table + 48);
}

/**
 * Lays a tile on the index-th cell of the frontier: it joins its neighbours, and asks the empty cells beside it. Returns
 * what `meet` says of all neighbours.
 */
export function place(index: u32, kind: u32): u32 {
  const cell: u32 = load<u16>(index << 1, table + FRONTIER);
  let fronts: u32 = load<u8>(table, FRONTS) - 1;
  const asked = leaveFrontier(index, fronts);
  const tile = tiles();
  lie(tile, cell, kind);
  let closes: u32 = 0;
  let open: u32 = load<u16>(asked << 1, sidesAsked);
  const neighbours = open >> 8;
  for (let k: u32 = 0; k < neighbours; k++) {
    const side = open & 3;
    const other: u32 = load<u8>(wrap(<i32>cell + load<i32>(steps + (side << 2))), table + GRID) - 1;
    const own = load<u32>((kind << 4) + (side << 2), sides);
    const their = load<u32>((kindOf(other) << 4) + ((side ^ 2) << 2), sides);
    closes |= meet(tile, own, other, their);
    open >>= 2;
  }
  for (let k = neighbours; k < 4; k++) {
    fronts = ask(cell, kind, open & 3, fronts);
    open >>= 2;
  }
  store<u8>(table, fronts, FRONTS);
  const monks: u32 = load<u8>(table, MONKS);
  for (let monk: u32 = 0; monk < monks; monk++) {
    const fills = areClose(cell, cellOf(load<u8>(monk, table + MONK_TILES)));
    store<u8>(monk, load<u8>(monk, table + MONK_EMPTY) - fills, table + MONK_EMPTY);
  }
  return closes;
}
