/** What a selective search is told about moves: captures, pawns that arrive on the last row, and pawns that score. */
import type { Move, Tactics } from '../../core/index.ts';
import { type Board, GOAL } from './board.ts';
import { BOTH, EMPTY, OFF, bitOf, homeRow } from './cells.ts';
import { PASS, isOpen, moveOf, originOf, targetOf } from './moves.ts';
import { COUNTS, POINTS, firstOf } from './pawns.ts';
import { FIELD } from './slots.ts';
import type { KatarengaState } from './state.ts';

// In pawns.
const CAPTURE = 1;
/** On the last row a pawn is a move away from scoring, if it is not captured. */
const ARRIVAL = 1;
/** A point costs a pawn and is worth about three. */
const POINT = 2;
const WIN = 100;

/** What a side's move to a cell gains. */
function gainOf({ size }: Board, words: Int32Array, side: number, from: number, to: number): number {
  if (to === OFF) return words[POINTS + side]! + 1 >= GOAL ? WIN : POINT;
  const lastRow = homeRow(1 - side, size);
  const arrival = to % size === lastRow && from % size !== lastRow ? ARRIVAL : 0;
  return words[to] === EMPTY ? arrival : arrival + CAPTURE;
}

function forbidden({ board, ply, side }: KatarengaState): number {
  return ply < board.peacefulPlies ? BOTH : bitOf(side);
}

/** Lists moves as `listMoves` does. */
function list(state: KatarengaState, floor: number, moves: Int32Array, gains: Float64Array): number {
  const { board, side } = state;
  const { slots, used, width, squares } = board;
  const { words } = state.pawns;
  const barred = forbidden(state);
  const first = firstOf(side);
  const end = first + words[COUNTS + side]!;
  let count = 0;
  let isBlocked = true;
  for (let i = first; i < end; i++) {
    const from = words[i]!;
    const last = from * width + used[side * squares + from]!;
    for (let at = from * width; at < last; at++) {
      if (!isOpen(words, slots, at, barred)) continue;
      isBlocked = false;
      const to = slots[at]! & FIELD;
      const gain = gainOf(board, words, side, from, to);
      if (gain <= floor) continue;
      moves[count] = moveOf(from, to);
      gains[count++] = gain;
    }
  }
  if (!isBlocked || floor >= 0) return count;
  moves[0] = PASS;
  gains[0] = 0;
  return 1;
}

function isLegal(state: KatarengaState, move: Move): boolean {
  const { board, side } = state;
  const { slots, used, width, squares } = board;
  const { words } = state.pawns;
  if (move === PASS) return state.isBlocked(side, state.ply);
  const from = originOf(move);
  if (move !== moveOf(from, targetOf(move)) || from >= squares || words[from] !== bitOf(side)) return false;
  const last = from * width + used[side * squares + from]!;
  for (let at = from * width; at < last; at++) {
    if ((slots[at]! & FIELD) === targetOf(move)) return isOpen(words, slots, at, forbidden(state));
  }
  return false;
}

/** With very few pawns a side may be glad not to move, and the last ply ends the game. */
function mayPass({ board, pawns, ply, side }: KatarengaState): boolean {
  return pawns.count(side) > 2 && ply + 1 < board.maxPlies;
}

export const tactics: Tactics<KatarengaState> = {
  unit: 0.7,
  forcing: 0,
  list,
  isLegal,
  mayPass,
  pass: (state) => {
    state.skip();
  },
};
