/**
 * Moves as words, and how to list and draw them. A move is the cell that a pawn leaves in bits 0-8 and its target in
 * bits 9-17, which is `OFF` for scoring.
 */
import type { Move, Random } from '../../core/index.ts';
import { type Board, DIVIDING_SHIFT } from './board.ts';
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

function isOpen(words: Int32Array, slots: Int32Array, at: number, forbidden: number): boolean {
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
  const { slots, used, width } = board;
  const first = firstOf(side);
  const end = first + words[COUNTS + side]!;
  let count = 0;
  for (let i = first; i < end; i++) {
    const from = words[i]!;
    const index = side * board.squares + from;
    const last = index * width + used[index]!;
    for (let at = index * width; at < last; at++) {
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
  const { slots, used, width } = board;
  const first = firstOf(side);
  const end = first + words[COUNTS + side]!;
  for (let i = first; i < end; i++) {
    const index = side * board.squares + words[i]!;
    const last = index * width + used[index]!;
    for (let at = index * width; at < last; at++) {
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

/** Random words tried before all moves are listed. */
export const TRIES = 16;

/**
 * A uniformly random move. Draws a slot of a pawn until one is open: each is drawn equally often, and nearly half
 * of them are. After some failures all moves are listed, which leaves the odds as they were.
 */
export function drawMove(
  random: Random,
  board: Board,
  words: Int32Array,
  side: number,
  forbidden: number,
): number {
  for (let tries = 0; tries < TRIES; tries++) {
    const draw = drawTwice(random.next(), board, words, side, forbidden);
    if (draw !== NONE) return draw;
  }
  return drawListed(random, board, words, side, forbidden);
}

/**
 * Two draws from one word of random bits, of which the first that is open counts. Both are looked at without a
 * branch, which would be guessed wrong every other time. `playQuietly` repeats this line by line.
 */
function drawTwice(bits: number, board: Board, words: Int32Array, side: number, forbidden: number): number {
  const { slots, width, reciprocal } = board;
  const count = words[COUNTS + side]!;
  const conceivable = count * width;
  const first = firstOf(side);
  const base = side * board.squares;
  const productA = (bits >>> 16) * conceivable;
  const productB = (bits & 0xffff) * conceivable;
  const a = productA >>> 16;
  const b = productB >>> 16;
  const pawnA = (a * reciprocal) >>> DIVIDING_SHIFT;
  const pawnB = (b * reciprocal) >>> DIVIDING_SHIFT;
  const atA = Math.imul(base + words[first + pawnA]! - pawnA, width) + a;
  const atB = Math.imul(base + words[first + pawnB]! - pawnB, width) + b;
  // All ones where the first is not open: then it is the second that counts.
  const useB = -obstacles(words, slots[atA]!, forbidden) >> 31;
  if ((useB & obstacles(words, slots[atB]!, forbidden)) !== EMPTY) return NONE;
  // Some draws are left out, or there would be more of some slots than of others (D. Lemire, 2019).
  if (((productA ^ ((productA ^ productB) & useB)) & 0xffff) < board.uneven[count]!) return NONE;
  const at = atA ^ ((atA ^ atB) & useB);
  if (!isClear(words, slots, at)) return NONE;
  const pawn = first + (pawnA ^ ((pawnA ^ pawnB) & useB));
  return drawOf(words[pawn]!, slots[at]! & FIELD, pawn);
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
