/**
 * Features as disjoint sets of pieces, in the memory of a table. Every piece knows the root of its set, so that looking is
 * one step; and the next piece of it, in a circle, so that when two features join all pieces of the smaller one learn
 * their new root. Nearly always that is the one new piece.
 */
import { FACT, FACTS } from './facts.ts';
import { FIELD as FIELD_TERRAIN, MOST_PIECES, MOST_TILES, ROAD as ROAD_TERRAIN } from './layout.ts';

/**
 * Words of a feature: its root, the next piece of it, and, of a root, its meeples and its extent. The extent is the
 * feature's size (pieces and pennants) in the low byte and its open sides in the high one; the open sides of a field
 * mean nothing.
 */
export const FEATURE_WORDS = 4;
export const IN_FEATURE = { next: 1, meeples: 2, extent: 3 };
/** The features of a tile are eight times four words. */
export const TILE_SHIFT = 5;
/** Shifted by this, roots are numbers below ROOTS, one for each piece of each tile. */
export const ROOT_SHIFT = 2;
export const ROOTS = MOST_PIECES * MOST_TILES;

// Constants of this file, for the reason given in `facts.ts`.
const facts = FACTS;
const [FIELD, ROAD] = [FIELD_TERRAIN, ROAD_TERRAIN];
const [FEATURE, SHIFT] = [FEATURE_WORDS, TILE_SHIFT];
const { next: NEXT, meeples: ON, extent: EXTENT } = IN_FEATURE;
const { terrain: TERRAIN, sidePiece: SIDE_PIECE, halfPiece: HALF_PIECE } = FACT;
/** Where two tiles meet, one open side of each is closed. */
const BOTH_SIDES = 2 << 8;

/** The root of the feature to which a piece belongs. */
export function rootOf(words: Int16Array, tile: number, piece: number): number {
  return words[(tile << SHIFT) + FEATURE * piece]!;
}

/** Pieces and pennants. */
export function sizeIn(extent: number): number {
  return extent & 255;
}

export function openIn(extent: number): number {
  return (extent >> 8) & 255;
}

/** Two tiles meet, each with a side, given as 4 * kind + side. Returns 1 if that completes a city or road, else 0. */
export function meet(m: Int16Array, tile: number, side: number, other: number, otherSide: number): number {
  const own = tile << SHIFT;
  const their = other << SHIFT;
  const root = join(
    m,
    own + FEATURE * facts[SIDE_PIECE + side]!,
    their + FEATURE * facts[SIDE_PIECE + otherSide]!,
  );
  const terrain = facts[TERRAIN + side];
  if (terrain === FIELD) return 0;
  if (terrain === ROAD) {
    // The first half of a side meets the second half of the side across.
    const half = HALF_PIECE + 2 * side;
    const across = HALF_PIECE + 2 * otherSide;
    join(m, own + FEATURE * facts[half]!, their + FEATURE * facts[across + 1]!);
    join(m, own + FEATURE * facts[half + 1]!, their + FEATURE * facts[across]!);
  }
  return ((m[root + EXTENT]! & 0xff00) - 1) >>> 31;
}

/** Two pieces meet, and so do their features. Returns the root. */
function join(m: Int16Array, own: number, other: number): number {
  const one = m[own]!;
  const two = m[other]!;
  if (one === two) {
    m[one + EXTENT]! -= BOTH_SIDES;
    return one;
  }
  const isLarger = (m[one + EXTENT]! & 255) > (m[two + EXTENT]! & 255);
  const root = isLarger ? one : two;
  const child = isLarger ? two : one;
  let piece = child;
  do {
    m[piece] = root;
    piece = m[piece + NEXT]!;
  } while (piece !== child);
  const after = m[child + NEXT]!;
  m[child + NEXT] = m[root + NEXT]!;
  m[root + NEXT] = after;
  m[root + ON]! += m[child + ON]!;
  m[root + EXTENT]! += m[child + EXTENT]! - BOTH_SIDES;
  return root;
}
