/**
 * Features as disjoint sets of pieces, in the memory of a table: union by size, and paths are never compressed, so
 * that looking changes nothing. Three in four pieces that are asked for are roots.
 */
import { FACT, FACTS, FEATURE_WORDS, IN_FEATURE, MEMORY } from './memory.ts';
import { ROAD as ROAD_TERRAIN } from './tiles.ts';

// Constants of this file, for the reason given in `memory.ts`.
const facts = FACTS;
const ROAD = ROAD_TERRAIN;
const FEATURE = FEATURE_WORDS;
const { features: FEATURES } = MEMORY;
const { size: SIZE, open: OPEN, meeples: ON } = IN_FEATURE;
const { terrain: TERRAIN, sidePiece: SIDE_PIECE, halfPiece: HALF_PIECE } = FACT;
/** The features of a tile are eight times four words. */
const TILE_SHIFT = 5;

/** The root of the feature to which a piece belongs. */
export function rootOf(m: Int16Array, tile: number, piece: number): number {
  return rootIn(m, FEATURES + (tile << TILE_SHIFT) + FEATURE * piece);
}

function rootIn(m: Int16Array, feature: number): number {
  let root = feature;
  for (let up = m[root]!; up !== root; up = m[root]!) root = up;
  return root;
}

/**
 * Two tiles meet, each with a side, given as 4 * kind + side. Returns how many sides of the city or road that they
 * share are open now, which is 0 if it is complete; of a field a number below 0.
 */
export function meet(m: Int16Array, tile: number, side: number, other: number, otherSide: number): number {
  const own = FEATURES + (tile << TILE_SHIFT);
  const their = FEATURES + (other << TILE_SHIFT);
  const piece = own + FEATURE * facts[SIDE_PIECE + side]!;
  const open = join(m, piece, their + FEATURE * facts[SIDE_PIECE + otherSide]!);
  if (facts[TERRAIN + side] !== ROAD) return open;
  // The first half of a side meets the second half of the side across.
  const half = HALF_PIECE + 2 * side;
  const across = HALF_PIECE + 2 * otherSide;
  join(m, own + FEATURE * facts[half]!, their + FEATURE * facts[across + 1]!);
  join(m, own + FEATURE * facts[half + 1]!, their + FEATURE * facts[across]!);
  return open;
}

/** A piece of the newest tile meets another, and so do their features. Returns the open sides that are left. */
function join(m: Int16Array, own: number, other: number): number {
  const root = rootIn(m, other);
  // Nearly always the piece has met nothing yet, and simply becomes part of what is there.
  if (m[own] !== own) return joinRoots(m, rootIn(m, own), root);
  const open = m[root + OPEN]! + m[own + OPEN]! - 2;
  m[own] = root;
  m[root + SIZE]! += m[own + SIZE]!;
  m[root + OPEN] = open;
  return open;
}

function joinRoots(m: Int16Array, one: number, other: number): number {
  if (one === other) return (m[one + OPEN]! -= 2);
  const isLarger = m[one + SIZE]! >= m[other + SIZE]!;
  const root = isLarger ? one : other;
  const child = isLarger ? other : one;
  const open = m[root + OPEN]! + m[child + OPEN]! - 2;
  m[child] = root;
  m[root + SIZE]! += m[child + SIZE]!;
  m[root + OPEN] = open;
  m[root + ON]! += m[child + ON]!;
  return open;
}
