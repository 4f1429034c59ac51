/**
 * The positions of a small board as numbers, for exact solving: `(turn * halves + White's half) * halves + Black's half`.
 * Where both halves have a pawn on the same cell, the number is no position: 28,128 of 60,552 are positions on a board of
 * 3x3, 8.35 of 20.6 million on one of 4x4.
 *
 * Moves and endings are those of `state.ts`, seen from both ends. Passes in a row are no part of a position: after two
 * of them both sides are blocked, and that is a draw whoever passed first.
 */
import { BITS_16, DRAWS, LOSES, type PositionGraph, WINS } from '../../core/index.ts';
import { type Board, GOAL } from './board.ts';
import { type Halves, MOST_NUMBERED_CELLS, NO_HALF, halvesOf } from './halves.ts';
import { COUNTS, POINTS, firstOf } from './pawns.ts';
import { type Reaches, reachesOf } from './reaches.ts';
import type { KatarengaState } from './state.ts';

/** The lowest cell of a set. */
function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

class SmallBoard implements PositionGraph<KatarengaState> {
  readonly size: number;
  readonly positions: number;
  readonly mostBefore: number;
  private readonly squares: number;
  private readonly blocked: Board['blocked'];
  private readonly halves: Halves;
  private readonly reaches: Reaches;

  constructor(board: Board) {
    this.squares = board.squares;
    this.blocked = board.blocked;
    this.halves = halvesOf(board.size);
    this.reaches = reachesOf(board);
    const { count, pairs } = this.halves;
    this.size = 2 * count * count;
    this.positions = 2 * pairs;
    // Every pawn has come from some cell, with or without a capture, or one was taken off, or there was a pass.
    this.mostBefore = 2 * board.size * board.squares + board.size + 1;
  }

  numberOf({ pawns: { words }, side }: KatarengaState): number {
    const { count, numbers } = this.halves;
    let number = side;
    for (let owner = 0; owner < 2; owner++) {
      const first = firstOf(owner);
      let set = 0;
      for (let at = first; at < first + words[COUNTS + owner]!; at++) set |= 1 << words[at]!;
      number = number * count + numbers[(words[POINTS + owner]! << this.squares) | set]!;
    }
    return number;
  }

  turnOf(number: number): number {
    return 2 * number < this.size ? 0 : 1;
  }

  /** The half of a side. */
  private half(number: number, side: number): number {
    const { count } = this.halves;
    return (side === 1 ? number : (number / count) | 0) % count;
  }

  outlookOf(number: number): number {
    const { pawns, points } = this.halves;
    const turn = this.turnOf(number);
    const mine = this.half(number, turn);
    const other = this.half(number, 1 - turn);
    const own = pawns[mine]!;
    const enemy = pawns[other]!;
    if ((own & enemy) !== 0) return 0;
    const isLast = BITS_16[own] === 1;
    const isEnemysLast = BITS_16[enemy] === 1;
    let outlook = 0;
    const scoring = BITS_16[own & this.reaches.lastRows[turn]!]!;
    if (scoring > 0) {
      if (points[mine]! + 1 >= GOAL) outlook |= WINS;
      else if (!isLast) outlook += scoring;
      else outlook |= points[other]! + BITS_16[enemy]! >= GOAL ? LOSES : DRAWS;
    }
    for (let left = own; left !== 0; left &= left - 1) {
      const targets = this.reaches.from[(lowest(left) << this.squares) | own | enemy]! & ~own;
      if (isEnemysLast && (targets & enemy) !== 0) {
        outlook |= points[mine]! + BITS_16[own]! >= GOAL ? WINS : DRAWS;
        outlook += BITS_16[targets & ~enemy]!;
      } else outlook += BITS_16[targets]!;
    }
    return outlook === 0 ? this.outlookOfPass(turn, own, enemy) : outlook;
  }

  /** Of a side that cannot move. */
  private outlookOfPass(turn: number, own: number, enemy: number): number {
    if (this.blocked === 'loss') return LOSES;
    return this.blocked === 'draw' || this.isBlocked(1 - turn, enemy, own) ? DRAWS : 1;
  }

  private isBlocked(side: number, own: number, enemy: number): boolean {
    if ((own & this.reaches.lastRows[side]!) !== 0) return false;
    for (let left = own; left !== 0; left &= left - 1) {
      if ((this.reaches.from[(lowest(left) << this.squares) | own | enemy]! & ~own) !== 0) return false;
    }
    return true;
  }

  before(number: number, out: Int32Array): number {
    const { squares } = this;
    const { count: halves, pawns, points, numbers } = this.halves;
    const { to, lastRows } = this.reaches;
    const turn = this.turnOf(number);
    // The side that has made the last move.
    const mover = 1 - turn;
    const mine = this.half(number, mover);
    const other = this.half(number, turn);
    const own = pawns[mine]!;
    const enemy = pawns[other]!;
    const occupied = own | enemy;
    const ownBase = points[mine]! << squares;
    const enemyBase = points[other]! << squares;
    const base = mover * halves * halves;
    const ownStep = mover === 0 ? halves : 1;
    const enemyStep = mover === 0 ? 1 : halves;
    let count = 0;
    for (let left = own; left !== 0; left &= left - 1) {
      const cell = lowest(left);
      const without = own & ~(1 << cell);
      const captured = numbers[enemyBase | enemy | (1 << cell)]!;
      for (let origins = to[(cell << squares) | occupied]!; origins !== 0; origins &= origins - 1) {
        const from = base + ownStep * numbers[ownBase | without | (origins & -origins)]!;
        out[count++] = from + enemyStep * other;
        if (captured !== NO_HALF) out[count++] = from + enemyStep * captured;
      }
    }
    if (points[mine]! > 0) {
      for (let free = lastRows[mover]! & ~occupied; free !== 0; free &= free - 1)
        out[count++] =
          base + ownStep * numbers[(ownBase - (1 << squares)) | own | (free & -free)]! + enemyStep * other;
    }
    if (this.blocked === 'pass' && this.isBlocked(mover, own, enemy) && !this.isBlocked(turn, enemy, own))
      out[count++] = base + ownStep * mine + enemyStep * other;
    return count;
  }
}

/** Undefined for boards that are too large, and for rules other than the paper's in their endings or first moves. */
export function positions({ board }: KatarengaState): PositionGraph<KatarengaState> | undefined {
  const isSmall = board.squares <= MOST_NUMBERED_CELLS;
  return isSmall && !board.camps && board.peacefulPlies === 0 ? new SmallBoard(board) : undefined;
}
