/** Random games of Carcassonne, move by move those of the state's own `sample` and `play`, from the same stream. */
import { below, next, stream } from '../../../../core/kernel/assembly/random';
import {
  ALWAYS,
  CLAIM,
  CLAIMED,
  CLAIMS,
  CLOSES,
  DISCARDED_AT,
  DISCARDS,
  DRAW,
  MEEPLE_BITS,
  MONKS,
  MONK_EMPTY,
  MONK_TILES,
  PILE,
  PLACES,
  SUPPLY,
  TYPES,
} from '../../layout';
import { table } from './block';
import {
  borderCount,
  borders,
  cities,
  closable,
  fits,
  hasTwins,
  monastery,
  nth,
  pieceBits,
  sides,
  sidesAsked,
  templates,
  turns,
  types,
} from './facts';
import { meeplesOn, openSides, rootOf, setMeeples } from './features';
import { countPlacements, nthPlacement } from './placements';
import { finish, payClosed, payMonks } from './scoring';
import { cellOf, emptyAround, kindOf, place, tiles } from './table';

export {
  borderCount,
  borders,
  chance,
  cities,
  closable,
  fits,
  hasTwins,
  monastery,
  nth,
  pieceBits,
  sides,
  sidesAsked,
  stream,
  table,
  templates,
  turns,
  types,
};

/** The state of the generator that tiles are drawn from, where it is not that of everything else. */
const chance: usize = memory.data(16, 16);

/** Exchanges the two generators. */
function exchangeStreams(): void {
  const words = v128.load(stream);
  v128.store(stream, v128.load(chance));
  v128.store(chance, words);
}

/** The tiles to come, in the order of `types`. Moved five times sixteen at a time, so there is room after the last. */
const pile: usize = memory.data(192, 16);

function listPile(): void {
  let end = pile;
  for (let rank: u32 = 0; rank < <u32>TYPES; rank++) {
    const copies: u32 = load<u8>(rank, table + PILE);
    const type = i8x16.splat(load<u8>(rank, types));
    for (let i: u32 = 0; i < copies; i += 16) v128.store(end + i, type);
    end += copies;
    store<u8>(rank, 0, table + PILE);
  }
}

/** A place in the list, from the generator of chance. */
function drawPlace(left: u32, hasChance: u32): u32 {
  if (!hasChance) return below(left);
  exchangeStreams();
  const place = below(left);
  exchangeStreams();
  return place;
}

/** Takes a tile out of the list; those behind it move up. */
function draw(left: u32, hasChance: u32): u32 {
  const at = pile + drawPlace(left, hasChance);
  const type: u32 = load<u8>(at);
  const a = v128.load(at, 1);
  const b = v128.load(at, 17);
  const c = v128.load(at, 33);
  const d = v128.load(at, 49);
  const e = v128.load(at, 65);
  v128.store(at, a);
  v128.store(at, b, 16);
  v128.store(at, c, 32);
  v128.store(at, d, 48);
  v128.store(at, e, 64);
  return type;
}

/** Lays the tile on the n-th of the places that were found. */
function placeNth(type: u32, n: u32): u32 {
  const placement = nthPlacement(n);
  const rotation = placement & 3 & load<u8>(type, turns);
  return place(placement >> 2, (type << 2) + rotation);
}

function isFree(piece: u32): u32 {
  return u32(meeplesOn(rootOf(piece)) == 0);
}

/** Pieces of the newest tile whose features hold no meeple, as bits. */
function freePieces(tile: u32): u32 {
  const at = tile << 5;
  const free =
    isFree(at) |
    (isFree(at + 4) << 1) |
    (isFree(at + 8) << 2) |
    (isFree(at + 12) << 3) |
    (isFree(at + 16) << 4) |
    (isFree(at + 20) << 5) |
    (isFree(at + 24) << 6) |
    (isFree(at + 28) << 7);
  return free & load<u8>(kindOf(tile) >> 2, pieceBits);
}

/** A meeple goes on a free piece of the newest tile. Returns whether that piece is complete. */
function putMeeple(player: u32, piece: u32): bool {
  const tile = tiles() - 1;
  const type = kindOf(tile) >> 2;
  const claimed: u32 = load<u8>(table, CLAIMED);
  store<u16>(claimed << 1, (tile << 3) + piece, table + CLAIMS);
  store<u8>(table, claimed + 1, CLAIMED);
  store<u8>(player, load<u8>(player, table + SUPPLY) - 1, table + SUPPLY);
  const root = rootOf((tile << 5) + (piece << 2));
  setMeeples(root, meeplesOn(root) + (1 << (MEEPLE_BITS * player)));
  if (piece == load<u8>(type, monastery)) {
    const monk: u32 = load<u8>(table, MONKS);
    store<u8>(monk, tile, table + MONK_TILES);
    store<u8>(monk, emptyAround(cellOf(tile)), table + MONK_EMPTY);
    store<u8>(table, monk + 1, MONKS);
    return false;
  }
  return piece < load<u8>(type, closable) && openSides(root) == 0;
}

/** The piece to claim, one of `free`; or -1 for none. */
function chooseClaim(free: u32, mode: u32): i32 {
  const pieces = popcnt(free);
  let chosen: i32 = mode == PLACES ? below(pieces) : below(1 + pieces) - 1;
  if (chosen < 0) return -1;
  for (; chosen > 0; chosen--) free &= free - 1;
  return ctz(free);
}

/** Claims something or nothing, and pays for all that the newest tile has completed. */
function claim(player: u32, players: u32, mode: u32, share: u32, closes: u32): void {
  let pays = (closes & 2) != 0;
  if (load<u8>(player, table + SUPPLY) != 0 && (mode == ALWAYS || next() >> 1 < share)) {
    const free = freePieces(tiles() - 1);
    if (free != 0) {
      const piece = chooseClaim(free, mode);
      if (piece >= 0 && putMeeple(player, piece)) pays = true;
    }
  }
  if (pays) payClosed(players);
  payMonks(players);
}

/**
 * Plays to the end. `phase` says what is to be done next, `drawn` what is in hand; claims are decided as `mode` says, with
 * probability share / 2^31; tiles are drawn from `chance` if `hasChance`. Returns the number of moves, from bit 16 on the tiles put away, from bit 24 on whose turn
 * it would be.
 */
export function playOut(
  players: u32,
  phase: u32,
  player: u32,
  drawn: u32,
  left: u32,
  discarded: u32,
  mode: u32,
  share: u32,
  hasChance: u32,
): u32 {
  let plies: u32 = 0;
  listPile();
  let closes: u32 = 3 * load<u8>(table, CLOSES);
  if (phase != DRAW) {
    if (phase != CLAIM) {
      closes = placeNth(drawn, below(countPlacements(drawn)));
      plies++;
    }
    claim(player, players, mode, share, closes);
    player = player + 1 == players ? 0 : player + 1;
    plies++;
  }
  while (left > 0) {
    const type = draw(left--, hasChance);
    plies++;
    const count = countPlacements(type);
    if (count == 0) {
      store<u8>(discarded, type, table + DISCARDS);
      store<u8>(discarded++, tiles(), table + DISCARDED_AT);
      continue;
    }
    closes = placeNth(type, below(count));
    claim(player, players, mode, share, closes);
    player = player + 1 == players ? 0 : player + 1;
    plies += 2;
  }
  store<u8>(table, closes & 1, CLOSES);
  finish(players);
  return plies | (discarded << 16) | (player << 24);
}
