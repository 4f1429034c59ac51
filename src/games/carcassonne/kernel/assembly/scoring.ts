/** Who is paid for what, in the course of the game and at its end, as in `table.ts` and `scoring.ts` of the rules. */
import {
  CLAIMED,
  CLAIMS,
  MEEPLES,
  MEEPLE_BITS,
  MONKS,
  MONK_EMPTY,
  MONK_TILES,
  MOST_PIECES,
  MOST_TILES,
  POINTS,
  SUPPLY,
  TOTALS,
  TWINS,
  TWIN_COUNT,
} from '../../layout';
import { table } from './block';
import { borderCount, borders, cities, closable, monastery } from './facts';
import { meeplesOn, openSides, rootOf, setMeeples, sizeOf } from './features';
import { cellOf, emptyAround, kindOf, tiles } from './table';

const LEAST_RING: u32 = 5;
const PER_CITY: u32 = 3;
const ROOTS: i32 = 4 * MOST_PIECES * MOST_TILES;

function meeplesOf(meeples: u32, player: u32): u32 {
  return (meeples >> (MEEPLE_BITS * player)) & MEEPLES;
}

/** Adds points for each player who has most meeples, ties included. */
function award(meeples: u32, points: u32, to: usize, players: u32): void {
  let most: u32 = 0;
  for (let player: u32 = 0; player < players; player++) {
    const count = meeplesOf(meeples, player);
    most = count > most ? count : most;
  }
  for (let player: u32 = 0; player < players; player++) {
    const at = to + (player << 1);
    store<u16>(at, load<u16>(at) + (meeplesOf(meeples, player) == most ? points : 0));
  }
}

/** Pieces of one feature that share a tile with another; on tiles with `ofCities` cities, or fewer than two. */
function twinsIn(root: u32, ofCities: u32): u32 {
  const count: u32 = load<u8>(table, TWIN_COUNT);
  let twins: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const tile: u32 = load<u8>(i, table + TWINS);
    const type = kindOf(tile) >> 2;
    if ((load<u8>(type, cities) & 2) != ofCities) continue;
    const pieces: u32 = load<u8>(type, closable);
    let inside: u32 = 0;
    for (let piece: u32 = 0; piece < pieces; piece++) {
      inside += u32(rootOf((tile << 5) + (piece << 2)) == root);
    }
    if (inside > 1) twins += inside - 1;
  }
  return twins;
}

function citySize(root: u32): u32 {
  const size = sizeOf(root);
  return size < LEAST_RING ? size : size - twinsIn(root, 2);
}

function roadSize(root: u32): u32 {
  const size = sizeOf(root);
  return size < LEAST_RING || openSides(root) != 0 ? size : size - twinsIn(root, 0);
}

// ── in the course of the game ─────────────────────────────────────────────────────────────────────

/** Points for the players with most meeples on the feature; all of them go home. */
function pay(root: u32, points: u32, players: u32): void {
  const meeples = meeplesOn(root);
  award(meeples, points, table + POINTS, players);
  for (let player: u32 = 0; player < players; player++) {
    store<u8>(player, load<u8>(player, table + SUPPLY) + meeplesOf(meeples, player), table + SUPPLY);
  }
  setMeeples(root, 0);
}

export function payClosed(players: u32): void {
  const tile = tiles() - 1;
  const type = kindOf(tile) >> 2;
  const pieces: u32 = load<u8>(type, closable);
  for (let piece: u32 = 0; piece < pieces; piece++) {
    const root = rootOf((tile << 5) + (piece << 2));
    if (openSides(root) != 0 || meeplesOn(root) == 0) continue;
    pay(root, piece < load<u8>(type, cities) ? 2 * citySize(root) : roadSize(root), players);
  }
}

export function payMonks(players: u32): void {
  for (let monk: i32 = load<u8>(table, MONKS) - 1; monk >= 0; monk--) {
    if (load<u8>(monk, table + MONK_EMPTY) != 0) continue;
    const tile: u32 = load<u8>(monk, table + MONK_TILES);
    pay(rootOf((tile << 5) + (load<u8>(kindOf(tile) >> 2, monastery) << 2)), 9, players);
    const last: u32 = load<u8>(table, MONKS) - 1;
    store<u8>(table, last, MONKS);
    store<u8>(monk, load<u8>(last, table + MONK_TILES), table + MONK_TILES);
    store<u8>(monk, load<u8>(last, table + MONK_EMPTY), table + MONK_EMPTY);
  }
}

// ── at the end ────────────────────────────────────────────────────────────────────────────────────

/** By root: 0, the number of a farm from 1 on, or PAID. */
const met: usize = memory.data(ROOTS, 16);
const PAID: u32 = 255;
/** Roots that were met, two bytes each. */
const metRoots: usize = memory.data(2 * MOST_TILES, 16);
/** By farm: its root, and the completed cities beside it. */
const farms: usize = memory.data(2 * 64, 16);
const citiesOf: usize = memory.data(64, 16);
/** By root of a city: the farms beside it, a bit each; and the cities that have any. */
const farmsBeside: usize = memory.data(8 * (ROOTS >> 2), 16);
const paying: usize = memory.data(2 * (MOST_TILES + 1) * 2, 16);

/** Writes all players' points with those of the end. */
export function finish(players: u32): void {
  for (let player: u32 = 0; player < players; player++) {
    store<u16>(player << 1, load<u16>(player << 1, table + POINTS), table + TOTALS);
  }
  const totals = table + TOTALS;
  const claimed: u32 = load<u8>(table, CLAIMED);
  let roots: u32 = 0;
  let farmCount: u32 = 0;
  for (let i: u32 = 0; i < claimed; i++) {
    const claim: u32 = load<u16>(i << 1, table + CLAIMS);
    const root = rootOf(claim << 2);
    const meeples = meeplesOn(root);
    // No meeples: the feature was completed and they have gone home.
    if (meeples == 0 || load<u8>(root, met) != 0) continue;
    store<u16>(roots++ << 1, root, metRoots);
    store<u8>(root, PAID, met);
    const tile = claim >> 3;
    const piece = claim & 7;
    const type = kindOf(tile) >> 2;
    if (piece < load<u8>(type, cities)) {
      award(meeples, citySize(root) << u32(openSides(root) == 0), totals, players);
    } else if (piece < load<u8>(type, closable)) {
      award(meeples, roadSize(root), totals, players);
    } else if (piece == load<u8>(type, monastery)) {
      award(meeples, 9 - emptyAround(cellOf(tile)), totals, players);
    } else {
      store<u16>(farmCount << 1, root, farms);
      store<u8>(farmCount, 0, citiesOf);
      store<u8>(root, ++farmCount, met);
    }
  }
  if (farmCount > 0) countCities();
  for (let farm: u32 = 0; farm < farmCount; farm++) {
    award(meeplesOn(load<u16>(farm << 1, farms)), PER_CITY * load<u8>(farm, citiesOf), totals, players);
  }
  for (let i: u32 = 0; i < roots; i++) store<u8>(load<u16>(i << 1, metRoots), 0, met);
}

/** Pairs of a city and a field beside it, of all tiles. */
const pairs: usize = memory.data(4 * 2 * (MOST_TILES + 1), 16);

/** Lists the borders of all tiles, always two, of which the next tile's overwrite what is too many. */
function listBorders(): u32 {
  const end = tiles();
  let count: u32 = 0;
  for (let tile: u32 = 0; tile < end; tile++) {
    const type = kindOf(tile) >> 2;
    const words = load<u64>(type << 3, borders) + <u64>(tile << 5) * 0x0001000100010001;
    store<u64>(count << 2, words, pairs);
    count += load<u8>(type, borderCount);
  }
  return count;
}

/** Counts for each farm in `met` the completed cities beside it, each once. */
function countCities(): void {
  const count = listBorders();
  let list: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const city = rootOf(load<u16>(i << 2, pairs));
    const farm: u32 = load<u8>(rootOf(load<u16>(i << 2, pairs + 2)), met);
    const pays = u64(openSides(city) == 0) & u64(farm != 0);
    const beside = load<u64>(city << 1, farmsBeside);
    store<u64>(city << 1, beside | (pays << farm), farmsBeside);
    store<u16>(list << 1, city, paying);
    list += u32(pays != 0) & u32(beside == 0);
  }
  for (let i: u32 = 0; i < list; i++) {
    const city: u32 = load<u16>(i << 1, paying);
    for (let rest = load<u64>(city << 1, farmsBeside); rest != 0; rest &= rest - 1) {
      const farm = <u32>ctz(rest) - 1;
      store<u8>(farm, load<u8>(farm, citiesOf) + 1, citiesOf);
    }
    store<u64>(city << 1, 0, farmsBeside);
  }
}
