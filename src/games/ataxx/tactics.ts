/** What a selective search is told about moves: how many stones they gain, counted from sets without playing them. */
import { type Move, type Tactics, popcount } from '../../core/index.ts';
import { lowest } from './bits.ts';
import * as cells from './cells.ts';
import { JUMP, PASS, clonePair, cloneTo, isJump, jump, originOf, targetOf } from './moves.ts';
import type { AtaxxState } from './state.ts';

// Bound here: an imported name is looked up at every use.
const { BIT_HIGH, BIT_LOW, NEXT_HIGH, NEXT_LOW, RING_HIGH, RING_LOW, distance } = cells;

/** A clone adds a stone, a stone that changes sides counts for both. */
const CLONE = 1;
const TURNED = 2;

/** Lists moves as `listMoves` does, cell by cell, each with what it adds to the difference of stones. */
function list(state: AtaxxState, floor: number, moves: Int32Array, gains: Float64Array): number {
  const { board, stones } = state;
  const emptyLow = board.cells[0]! & ~(stones[0]! | stones[2]!);
  const emptyHigh = board.cells[1]! & ~(stones[1]! | stones[3]!);
  let count = 0;
  for (let rest = emptyLow; rest !== 0; rest &= rest - 1)
    count = listInto(state, lowest(rest), floor, moves, gains, count);
  for (let rest = emptyHigh; rest !== 0; rest &= rest - 1)
    count = listInto(state, 32 + lowest(rest), floor, moves, gains, count);
  if (count > 0 || floor >= 0 || !state.mustPass()) return count;
  moves[0] = PASS;
  gains[0] = 0;
  return 1;
}

/** Lists the moves into one empty cell. */
function listInto(
  { board, stones, turn }: AtaxxState,
  to: number,
  floor: number,
  moves: Int32Array,
  gains: Float64Array,
  listed: number,
): number {
  const own = 2 * turn;
  const enemy = own ^ 2;
  const ownLow = stones[own]!;
  const ownHigh = stones[own + 1]!;
  const nextLow = NEXT_LOW[to]!;
  const nextHigh = NEXT_HIGH[to]!;
  const gain = TURNED * (popcount(nextLow & stones[enemy]!) + popcount(nextHigh & stones[enemy + 1]!));
  let count = listed;
  if (gain + CLONE <= floor) return count;
  if (board.clonesByPair) {
    for (let rest = nextLow & ownLow; rest !== 0; rest &= rest - 1)
      moves[count++] = clonePair(lowest(rest), to);
    for (let rest = nextHigh & ownHigh; rest !== 0; rest &= rest - 1)
      moves[count++] = clonePair(32 + lowest(rest), to);
  } else if (((nextLow & ownLow) | (nextHigh & ownHigh)) !== 0) moves[count++] = cloneTo(to);
  for (let i = listed; i < count; i++) gains[i] = gain + CLONE;
  if (gain <= floor) return count;
  const clones = count;
  for (let rest = RING_LOW[to]! & ownLow; rest !== 0; rest &= rest - 1)
    moves[count++] = jump(lowest(rest), to);
  for (let rest = RING_HIGH[to]! & ownHigh; rest !== 0; rest &= rest - 1)
    moves[count++] = jump(32 + lowest(rest), to);
  for (let i = clones; i < count; i++) gains[i] = gain;
  return count;
}

function isOwn({ stones, turn }: AtaxxState, cell: number): boolean {
  return ((stones[2 * turn]! & BIT_LOW[cell]!) | (stones[2 * turn + 1]! & BIT_HIGH[cell]!)) !== 0;
}

/** Is there an own stone beside the cell? */
function isReached({ stones, turn }: AtaxxState, cell: number): boolean {
  return ((NEXT_LOW[cell]! & stones[2 * turn]!) | (NEXT_HIGH[cell]! & stones[2 * turn + 1]!)) !== 0;
}

function isLegal(state: AtaxxState, move: Move): boolean {
  const { board } = state;
  if (move === PASS) return state.mustPass();
  const to = targetOf(move);
  const from = originOf(move);
  if (move !== ((move & JUMP) | (from << 6) | to) || !board.has(to) || state.stoneAt(to) >= 0) return false;
  if (isJump(move)) return distance(from, to) === 2 && isOwn(state, from);
  if (board.clonesByPair) return distance(from, to) === 1 && isOwn(state, from);
  return from === to && isReached(state, to);
}

/**
 * The turn is worth something as long as there are cells to take. Close to the end a side may be glad to pass, and close
 * to the limit of jumps a pass could end the game.
 */
function mayPass({ board, clock, counts }: AtaxxState): boolean {
  return clock + 1 < board.clockLimit && 3 * (counts[0]! + counts[1]!) < 2 * board.cellCount;
}

export const tactics: Tactics<AtaxxState> = {
  unit: 0.2,
  list,
  isLegal,
  mayPass,
  pass: (state) => {
    state.play(PASS);
  },
};
