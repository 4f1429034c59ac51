/** Features as disjoint sets of pieces, as in `features.ts` of the rules. */
import { FIELD, ROAD } from '../../layout';
import { table } from './block';

/** Where two tiles meet, one open side of each is closed. */
const BOTH_SIDES: u32 = 2 << 24;

/** The root of the feature to which a piece belongs; both by the number of their first word. */
export function rootOf(piece: u32): u32 {
  return load<u16>(piece << 1, table);
}

function nextOf(piece: u32): u32 {
  return load<u16>(piece << 1, table + 2);
}

/** Meeples, size and open sides in one, so that those of two features are added at once. */
function sumOf(root: u32): u32 {
  return load<u32>(root << 1, table + 4);
}

export function meeplesOn(root: u32): u32 {
  return load<u16>(root << 1, table + 4);
}

export function setMeeples(root: u32, meeples: u32): void {
  store<u16>(root << 1, meeples, table + 4);
}

export function sizeOf(root: u32): u32 {
  return load<u8>(root << 1, table + 6);
}

export function openSides(root: u32): u32 {
  return load<u8>(root << 1, table + 7);
}

/** Two pieces meet, and so do their features. Returns the root. */
function join(own: u32, other: u32): u32 {
  const one = rootOf(own);
  const two = rootOf(other);
  const ones = sumOf(one);
  if (one == two) {
    store<u32>(one << 1, ones - BOTH_SIDES, table + 4);
    return one;
  }
  const twos = sumOf(two);
  const isLarger = ((ones >> 16) & 255) > ((twos >> 16) & 255);
  const root = isLarger ? one : two;
  const child = isLarger ? two : one;
  const after = nextOf(child);
  let piece = child;
  do {
    store<u16>(piece << 1, root, table);
    piece = nextOf(piece);
  } while (piece != child);
  store<u16>(child << 1, nextOf(root), table + 2);
  store<u16>(root << 1, after, table + 2);
  store<u32>(root << 1, ones + twos - BOTH_SIDES, table + 4);
  return root;
}

/**
 * Two tiles meet, each with a side as in `sides`. Returns whether that completes a city or road (bit 0), and whether
 * meeples are on it (bit 1).
 */
export function meet(tile: u32, side: u32, other: u32, otherSide: u32): u32 {
  const own = tile << 5;
  const their = other << 5;
  const root = join(own + ((side >> 8) & 255), their + ((otherSide >> 8) & 255));
  const terrain = side & 255;
  if (terrain == ROAD) {
    // The first half of a side meets the second half of the side across.
    join(own + ((side >> 16) & 255), their + (otherSide >> 24));
    join(own + (side >> 24), their + ((otherSide >> 16) & 255));
  }
  const closes = u32(terrain != FIELD) & u32(openSides(root) == 0);
  return closes | ((closes & u32(meeplesOn(root) != 0)) << 1);
}
