/**
 * Moves as words, and how to list, count and draw them. A move is: target in bits 0-5, origin in bits 6-11 (the
 * target itself for a clone that is named by its target), bit 12 for a jump.
 *
 * All functions take the own stones and the empty cells as bare halves: the state and the fused playout share them.
 */
import type { Move, Random } from '../../core/index.ts';
import { kth, lowest, popcount, spreadHigh, spreadLow } from './bits.ts';
import * as cells from './cells.ts';

// Bound here: an imported name is looked up at every use, which costs a playout a tenth of its time.
const {
  AROUND,
  BIT_HIGH,
  BIT_LOW,
  IN_RING,
  NEIGHBOURS,
  NEXT_HIGH,
  NEXT_LOW,
  REACH_HIGH,
  REACH_LOW,
  RING_HIGH,
  RING_LOW,
} = cells;

export const PASS: Move = 1 << 13;
export const JUMP = 1 << 12;
/** No move found. */
const NONE: Move = -1;

/** No board has more: 24 ways into each of 64 cells. */
export const MAX_MOVES = 24 * 64;

const listed = new Int32Array(MAX_MOVES);

export function cloneTo(to: number): Move {
  return (to << 6) | to;
}

export function clonePair(from: number, to: number): Move {
  return (from << 6) | to;
}

export function jump(from: number, to: number): Move {
  return JUMP | (from << 6) | to;
}

export function isJump(move: Move): boolean {
  return (move & JUMP) !== 0;
}

export function targetOf(move: Move): number {
  return move & 63;
}

export function originOf(move: Move): number {
  return (move >> 6) & 63;
}

// ── listing ───────────────────────────────────────────────────────────────────────────────────────

/** Lists all moves, target by target: the clone or clones, then the jumps; the pass if there are none. */
export function listMoves(
  out: Int32Array,
  ownLow: number,
  ownHigh: number,
  emptyLow: number,
  emptyHigh: number,
  byPair: boolean,
): number {
  const count = listInto(out, 0, emptyLow, 0, ownLow, ownHigh, byPair);
  const total = listInto(out, count, emptyHigh, 32, ownLow, ownHigh, byPair);
  if (total > 0) return total;
  out[0] = PASS;
  return 1;
}

/** Lists the moves into the empty cells of one half. */
function listInto(
  out: Int32Array,
  count: number,
  empty: number,
  firstCell: number,
  ownLow: number,
  ownHigh: number,
  byPair: boolean,
): number {
  for (let cells = empty; cells !== 0; cells &= cells - 1) {
    const to = firstCell + lowest(cells);
    const nextLow = NEXT_LOW[to]! & ownLow;
    const nextHigh = NEXT_HIGH[to]! & ownHigh;
    if (byPair) {
      for (let rest = nextLow; rest !== 0; rest &= rest - 1) out[count++] = clonePair(lowest(rest), to);
      for (let rest = nextHigh; rest !== 0; rest &= rest - 1) out[count++] = clonePair(32 + lowest(rest), to);
    } else if ((nextLow | nextHigh) !== 0) {
      out[count++] = cloneTo(to);
    }
    for (let rest = RING_LOW[to]! & ownLow; rest !== 0; rest &= rest - 1)
      out[count++] = jump(lowest(rest), to);
    for (let rest = RING_HIGH[to]! & ownHigh; rest !== 0; rest &= rest - 1)
      out[count++] = jump(32 + lowest(rest), to);
  }
  return count;
}

// ── counting ──────────────────────────────────────────────────────────────────────────────────────

/** How many moves `listMoves` would list. */
export function countMoves(
  ownLow: number,
  ownHigh: number,
  emptyLow: number,
  emptyHigh: number,
  byPair: boolean,
): number {
  const aroundLow = byPair ? REACH_LOW : RING_LOW;
  const aroundHigh = byPair ? REACH_HIGH : RING_HIGH;
  const clones = byPair
    ? 0
    : popcount(spreadLow(ownLow, ownHigh) & emptyLow) + popcount(spreadHigh(ownLow, ownHigh) & emptyHigh);
  const owned = popcount(ownLow) + popcount(ownHigh);
  const empty = popcount(emptyLow) + popcount(emptyHigh);
  const pairs =
    owned < empty
      ? countPairs(ownLow, ownHigh, emptyLow, emptyHigh, aroundLow, aroundHigh)
      : countPairs(emptyLow, emptyHigh, ownLow, ownHigh, aroundLow, aroundHigh);
  return Math.max(1, clones + pairs);
}

/** The number of pairs of a cell of set `a` and one of set `b` that lies around it. */
function countPairs(
  aLow: number,
  aHigh: number,
  bLow: number,
  bHigh: number,
  aroundLow: Int32Array,
  aroundHigh: Int32Array,
): number {
  let count = 0;
  for (let rest = aLow; rest !== 0; rest &= rest - 1) {
    const cell = lowest(rest);
    count += popcount(aroundLow[cell]! & bLow) + popcount(aroundHigh[cell]! & bHigh);
  }
  for (let rest = aHigh; rest !== 0; rest &= rest - 1) {
    const cell = 32 + lowest(rest);
    count += popcount(aroundLow[cell]! & bLow) + popcount(aroundHigh[cell]! & bHigh);
  }
  return count;
}

/** Is there a clone or a jump? */
export function canMove(ownLow: number, ownHigh: number, emptyLow: number, emptyHigh: number): boolean {
  const besideLow = spreadLow(ownLow, ownHigh);
  const besideHigh = spreadHigh(ownLow, ownHigh);
  const reachLow = spreadLow(besideLow, besideHigh) & emptyLow;
  const reachHigh = spreadHigh(besideLow, besideHigh) & emptyHigh;
  return (reachLow | reachHigh) !== 0;
}

// ── drawing ───────────────────────────────────────────────────────────────────────────────────────

/** Which moves to draw from: all, or the clones, or the jumps (the others where that kind is missing). */
export const ANY = 0;
export const CLONES = 1;
export const JUMPS = 2;

/** Blind tries for a random move before all moves are listed. */
const TRIES = 24;

/** A uniformly random move of a kind; the pass if there is neither clone nor jump. */
export function drawMove(
  random: Random,
  kind: number,
  ownLow: number,
  ownHigh: number,
  emptyLow: number,
  emptyHigh: number,
  owned: number,
  empty: number,
  byPair: boolean,
): Move {
  const move =
    kind === CLONES
      ? tryClones(random, ownLow, ownHigh, emptyLow, emptyHigh, owned, byPair)
      : tryAny(random, kind, ownLow, ownHigh, emptyLow, emptyHigh, owned, empty, byPair);
  if (move !== NONE) return move;
  const count = listMoves(listed, ownLow, ownHigh, emptyLow, emptyHigh, byPair);
  return kind === ANY ? listed[random.below(count)]! : drawListed(random, count, kind === JUMPS ? JUMP : 0);
}

/** Only empty cells beside own stones can be cloned to: with those alone, few draws fail. */
function tryClones(
  random: Random,
  ownLow: number,
  ownHigh: number,
  emptyLow: number,
  emptyHigh: number,
  owned: number,
  byPair: boolean,
): Move {
  const besideLow = spreadLow(ownLow, ownHigh) & emptyLow;
  const besideHigh = spreadHigh(ownLow, ownHigh) & emptyHigh;
  const beside = popcount(besideLow) + popcount(besideHigh);
  return byPair
    ? tryBlindly(random, 0, 0, NEIGHBOURS, ownLow, ownHigh, besideLow, besideHigh, owned, beside)
    : tryBlindly(random, beside, NEIGHBOURS, 0, ownLow, ownHigh, besideLow, besideHigh, owned, beside);
}

/** All moves, or the jumps alone. */
function tryAny(
  random: Random,
  kind: number,
  ownLow: number,
  ownHigh: number,
  emptyLow: number,
  emptyHigh: number,
  owned: number,
  empty: number,
  byPair: boolean,
): Move {
  if (byPair && kind === ANY) {
    const all = NEIGHBOURS + IN_RING;
    return tryBlindly(random, 0, 0, all, ownLow, ownHigh, emptyLow, emptyHigh, owned, empty);
  }
  const targets = kind === ANY ? empty : 0;
  return tryBlindly(random, targets, NEIGHBOURS, IN_RING, ownLow, ownHigh, emptyLow, emptyHigh, owned, empty);
}

/** Draws from the listed moves with this JUMP bit, or from all if there are none. */
function drawListed(random: Random, count: number, kindBit: number): Move {
  let ofKind = 0;
  for (let i = 0; i < count; i++) {
    const move = listed[i]!;
    if ((move & JUMP) !== kindBit) continue;
    listed[i] = listed[ofKind]!;
    listed[ofKind++] = move;
  }
  return listed[random.below(ofKind === 0 ? count : ofKind)]!;
}

/**
 * Draws from all conceivable moves until one is legal: each of `targets` empty cells as the target of a clone, and
 * each of `slots` cells around each own stone, or around each empty cell if those are fewer. Every legal move is
 * drawn equally often, and about a third of the draws are legal, so that no list is needed. After some failures
 * it gives up, which leaves the odds as they were.
 */
function tryBlindly(
  random: Random,
  targets: number,
  firstSlot: number,
  slots: number,
  ownLow: number,
  ownHigh: number,
  emptyLow: number,
  emptyHigh: number,
  owned: number,
  empty: number,
): Move {
  const fromOwn = owned <= empty;
  const baseLow = fromOwn ? ownLow : emptyLow;
  const baseHigh = fromOwn ? ownHigh : emptyHigh;
  const otherLow = fromOwn ? emptyLow : ownLow;
  const otherHigh = fromOwn ? emptyHigh : ownHigh;
  const emptyInLow = popcount(emptyLow);
  const baseInLow = fromOwn ? popcount(ownLow) : emptyInLow;
  const conceivable = targets + slots * (fromOwn ? owned : empty);
  if (conceivable === 0) return NONE;
  // Division by 8, 16 or 24 as a product, exact for the few thousand values that occur.
  const perSlot = slots === 24 ? 2731 : slots === 16 ? 4096 : 8192;
  for (let i = 0; i < TRIES; i++) {
    const draw = random.below(conceivable) - targets;
    if (draw < 0) {
      const to = kth(emptyLow, emptyHigh, emptyInLow, draw + targets);
      if ((NEXT_LOW[to]! & ownLow) | (NEXT_HIGH[to]! & ownHigh)) return cloneTo(to);
      continue;
    }
    const k = Math.imul(draw, perSlot) >>> 16;
    const slot = firstSlot + draw - k * slots;
    const base = kth(baseLow, baseHigh, baseInLow, k);
    const other = AROUND[32 * base + slot]!;
    if ((BIT_LOW[other]! & otherLow) | (BIT_HIGH[other]! & otherHigh)) {
      const ends = fromOwn ? (base << 6) | other : (other << 6) | base;
      return slot < NEIGHBOURS ? ends : JUMP | ends;
    }
  }
  return NONE;
}
