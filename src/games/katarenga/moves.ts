/**
 * Moves as words, and how to list and draw them. A move is the cell that a pawn leaves in bits 0-8 and its target in
 * bits 9-17, which is `OFF` for scoring.
 */
import type { Move, Random } from '../../core/index.ts';
import type { Board } from './board.ts';
import { EMPTY, MAX_SIZE, OFF } from './cells.ts';
import { COUNTS, findInList, firstOf } from './pawns.ts';
import { FAR_SHIFT, FIELD } from './slots.ts';

const TO_SHIFT = 9;

/** The one move of a side that has pawns but cannot move any of them. */
export const PASS: Move = OFF | (OFF << TO_SHIFT);

/** No side lists more: each pawn reaches its row and column or two diagonals, and may score. */
export const MAX_MOVES = MAX_SIZE * 2 * MAX_SIZE;

const listed = new Int32Array(MAX_MOVES);

export function moveOf(from: number, to: number): Move {
  return from | (to << TO_SHIFT);
}

export function originOf(move: Move): number {
  return move & FIELD;
}

export function targetOf(move: Move): number {
  return (move >> TO_SHIFT) & FIELD;
}

// ── slots ─────────────────────────────────────────────────────────────────────────────────────────

/** Are the cells between empty that the word of the slot at this index has no room for? */
export function isClear(words: Int32Array, slots: Int32Array, at: number): boolean {
  const far = slots[at]! >>> FAR_SHIFT;
  for (let i = 0; i < far; i++) if (words[slots[at - 3 - i]! & FIELD] !== EMPTY) return false;
  return true;
}

/** What stands in the way of using a slot, far cells apart: nothing, or bits of sides. */
function obstacles(words: Int32Array, slot: number, forbidden: number): number {
  return (words[slot & FIELD]! & forbidden) | words[(slot >> 9) & FIELD]! | words[(slot >> 18) & FIELD]!;
}

/** Can a pawn use the slot at this index? @param forbidden bits of the sides whose pawns it may not land on */
export function isOpen(words: Int32Array, slots: Int32Array, at: number, forbidden: number): boolean {
  return obstacles(words, slots[at]!, forbidden) === EMPTY && isClear(words, slots, at);
}

// ── listing ───────────────────────────────────────────────────────────────────────────────────────

/**
 * Lists the moves of a side, pawn by pawn in the order of their cells; none if it is blocked.
 * @param words of `Pawns`
 * @param forbidden bits of the sides whose pawns a move may not land on
 */
export function listMoves(
  out: Int32Array,
  board: Board,
  words: Int32Array,
  side: number,
  forbidden: number,
): number {
  const { slots, used, width, squares } = board;
  const first = firstOf(side);
  const end = first + words[COUNTS + side]!;
  let count = 0;
  for (let i = first; i < end; i++) {
    const from = words[i]!;
    const last = from * width + used[side * squares + from]!;
    for (let at = from * width; at < last; at++) {
      if (isOpen(words, slots, at, forbidden)) out[count++] = moveOf(from, slots[at]! & FIELD);
    }
  }
  return count;
}

/** Writes `mark` for each cell that a pawn of the side could move to if an enemy pawn stood there. */
export function markAttacks(
  marks: Int32Array,
  mark: number,
  board: Board,
  words: Int32Array,
  side: number,
): void {
  const { slots, used, width, squares } = board;
  const first = firstOf(side);
  const end = first + words[COUNTS + side]!;
  for (let i = first; i < end; i++) {
    const from = words[i]!;
    const last = from * width + used[side * squares + from]!;
    for (let at = from * width; at < last; at++) {
      if (isOpen(words, slots, at, EMPTY)) marks[slots[at]! & FIELD] = mark;
    }
  }
}

// ── drawing ───────────────────────────────────────────────────────────────────────────────────────

/** A drawn move has the index of its pawn in the words above it. */
const PAWN_SHIFT = 18;
const WITHOUT_PAWN = (1 << PAWN_SHIFT) - 1;
/** No move found. */
export const NONE = -1;

export function drawOf(from: number, to: number, pawn: number): number {
  return moveOf(from, to) | (pawn << PAWN_SHIFT);
}

export function moveOfDraw(draw: number): Move {
  return draw & WITHOUT_PAWN;
}

export function pawnOfDraw(draw: number): number {
  return draw >> PAWN_SHIFT;
}

/** A move as if it had been drawn. */
export function asDraw(move: Move, words: Int32Array, side: number): number {
  return move === PASS ? PASS : move | (findInList(words, side, originOf(move)) << PAWN_SHIFT);
}

/** Slots drawn before all moves are listed. */
export const TRIES = 16;

/** How many slots the pawns of a side may use: its conceivable moves. */
export function countSlots({ used, squares }: Board, words: Int32Array, side: number): number {
  const first = firstOf(side);
  const end = first + words[COUNTS + side]!;
  let count = 0;
  for (let at = first; at < end; at++) count += used[side * squares + words[at]!]!;
  return count;
}

/**
 * A uniformly random move. Draws one of all slots of all pawns until it is open, as four out of five are. After some
 * failures all moves are listed, which leaves the odds as they were. `playQuietly` repeats this line by line.
 */
export function drawMove(
  random: Random,
  board: Board,
  words: Int32Array,
  side: number,
  forbidden: number,
): number {
  const { slots, used, width, squares } = board;
  const conceivable = countSlots(board, words, side);
  for (let left = conceivable === 0 ? 0 : TRIES; left > 0; left--) {
    let slot = random.below(conceivable);
    let pawn = firstOf(side);
    for (;;) {
      const passed = used[side * squares + words[pawn]!]!;
      if (slot < passed) break;
      slot -= passed;
      pawn++;
    }
    const at = words[pawn]! * width + slot;
    if (isOpen(words, slots, at, forbidden)) return drawOf(words[pawn]!, slots[at]! & FIELD, pawn);
  }
  return drawListed(random, board, words, side, forbidden);
}

/** The same from a list of all moves; the pass if there are none. */
export function drawListed(
  random: Random,
  board: Board,
  words: Int32Array,
  side: number,
  forbidden: number,
): number {
  const moves = listMoves(listed, board, words, side, forbidden);
  return moves === 0 ? PASS : asDraw(listed[random.below(moves)]!, words, side);
}
