/**
 * Draws a random move with one random number: moves are counted direction by direction, jumps before clones, and the
 * number says which of them it is. For a direction, the own stones are moved sideways and laid over the empty cells,
 * moved down or up; where both meet there is a move. The kernel does the same.
 */
import { type Move, type Random, popcount } from '../../core/index.ts';
import { GRID } from './cells.ts';
import { kth, spreadHigh, spreadLow } from './bits.ts';
import { PASS, clonePair, cloneTo, jump } from './moves.ts';

/** Which moves to draw from: all, or the clones, or the jumps (the others where that kind is missing). */
export const ANY = 0;
export const CLONES = 1;
export const JUMPS = 2;

/** Directions are numbered: 16 of jumps, then 8 of clones by pair; each from below and from the left. */
const FIRST_PAIR = 16;
const DIRECTIONS = 24;

/** Own stones moved sideways by -2 to 2 cells, in halves. */
const moved = new Int32Array(10);
/** Empty cells moved by 2 to -2 ranks, against the direction, in halves. */
const faced = new Int32Array(10);

/** For each direction: which of `moved` and of `faced` it is about. */
const SIDEWAYS = new Uint8Array(DIRECTIONS);
const UPWARD = new Uint8Array(DIRECTIONS);
/** How far a target lies from the place in `moved`, and from the stone itself. */
const RISE = new Int8Array(DIRECTIONS);
const WAY = new Int8Array(DIRECTIONS);

/** For each direction the number of moves in those before it. */
const before = new Int32Array(DIRECTIONS);

function describe(direction: number, dx: number, dy: number): void {
  SIDEWAYS[direction] = 2 * (dx + 2);
  UPWARD[direction] = 2 * (dy + 2);
  RISE[direction] = GRID * dy;
  WAY[direction] = GRID * dy + dx;
}

function describeAll(): void {
  let jumps = 0;
  let pairs = FIRST_PAIR;
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      if (Math.abs(dx) === 2 || Math.abs(dy) === 2) describe(jumps++, dx, dy);
      else if (dx !== 0 || dy !== 0) describe(pairs++, dx, dy);
    }
  }
}
describeAll();

/** Files a to f of a half, and so on: stones that can move sideways without leaving the grid. */
const NOT_A = 0xfefefefe;
const NOT_AB = 0xfcfcfcfc;
const NOT_H = 0x7f7f7f7f;
const NOT_GH = 0x3f3f3f3f;

function lay(ownLow: number, ownHigh: number, emptyLow: number, emptyHigh: number): void {
  moved[0] = (ownLow & NOT_AB) >>> 2;
  moved[1] = (ownHigh & NOT_AB) >>> 2;
  moved[2] = (ownLow & NOT_A) >>> 1;
  moved[3] = (ownHigh & NOT_A) >>> 1;
  moved[4] = ownLow;
  moved[5] = ownHigh;
  moved[6] = (ownLow & NOT_H) << 1;
  moved[7] = (ownHigh & NOT_H) << 1;
  moved[8] = (ownLow & NOT_GH) << 2;
  moved[9] = (ownHigh & NOT_GH) << 2;
  faced[0] = emptyLow << 16;
  faced[1] = (emptyHigh << 16) | (emptyLow >>> 16);
  faced[2] = emptyLow << 8;
  faced[3] = (emptyHigh << 8) | (emptyLow >>> 24);
  faced[4] = emptyLow;
  faced[5] = emptyHigh;
  faced[6] = (emptyLow >>> 8) | (emptyHigh << 24);
  faced[7] = emptyHigh >>> 8;
  faced[8] = (emptyLow >>> 16) | (emptyHigh << 16);
  faced[9] = emptyHigh >>> 16;
}

/** Counts the moves of some directions, on top of those before them; returns the new sum. */
function count(sum: number, first: number, end: number): number {
  for (let direction = first; direction < end; direction++) {
    before[direction] = sum;
    const m = SIDEWAYS[direction]!;
    const f = UPWARD[direction]!;
    sum += popcount(moved[m]! & faced[f]!) + popcount(moved[m + 1]! & faced[f + 1]!);
  }
  return sum;
}

/** The k-th move of those that were counted, which is in a direction before `end`. */
function kthMove(k: number, end: number): Move {
  let direction = end - 1;
  while (before[direction]! > k) direction--;
  const m = SIDEWAYS[direction]!;
  const f = UPWARD[direction]!;
  const low = moved[m]! & faced[f]!;
  const high = moved[m + 1]! & faced[f + 1]!;
  const to = kth(low, high, popcount(low), k - before[direction]!) + RISE[direction]!;
  const from = to - WAY[direction]!;
  return direction < FIRST_PAIR ? jump(from, to) : clonePair(from, to);
}

/** A uniformly random move of a kind; the pass if there is neither clone nor jump. */
export function drawMove(
  random: Random,
  kind: number,
  ownLow: number,
  ownHigh: number,
  emptyLow: number,
  emptyHigh: number,
  byPair: boolean,
): Move {
  const targetsLow = spreadLow(ownLow, ownHigh) & emptyLow;
  const targetsHigh = spreadHigh(ownLow, ownHigh) & emptyHigh;
  const clonesOnly = kind === CLONES && (targetsLow | targetsHigh) !== 0;
  lay(ownLow, ownHigh, emptyLow, emptyHigh);
  const jumps = clonesOnly ? 0 : count(0, 0, FIRST_PAIR);
  if (kind === JUMPS && jumps > 0) return kthMove(random.below(jumps), FIRST_PAIR);
  if (byPair) {
    const all = count(jumps, FIRST_PAIR, DIRECTIONS);
    return all === 0 ? PASS : kthMove(random.below(all), DIRECTIONS);
  }
  const inLow = popcount(targetsLow);
  const all = jumps + inLow + popcount(targetsHigh);
  if (all === 0) return PASS;
  const k = random.below(all);
  return k < jumps ? kthMove(k, FIRST_PAIR) : cloneTo(kth(targetsLow, targetsHigh, inLow, k - jumps));
}
