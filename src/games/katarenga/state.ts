/**
 * The rules of Katarenga. The tile a pawn stands on says how it moves; a pawn on the enemy's home row may, as a
 * turn, be taken off for a point or go into a camp.
 *
 * Seat 0 is White, seat 1 Black.
 */
import { type Move, OVER, type Random, State } from '../../core/index.ts';
import { type Board, GOAL } from './board.ts';
import { BOTH, EMPTY, OFF, bitOf } from './cells.ts';
import { kernelFor } from './kernel/kernel.ts';
import {
  MAX_MOVES,
  NONE,
  PASS,
  asDraw,
  drawListed,
  drawMove,
  listMoves,
  moveOfDraw,
  originOf,
  pawnOfDraw,
  targetOf,
} from './moves.ts';
import { COUNTS, PLY, POINTS, Pawns, findInList, firstOf, moveInList, strikeFromList } from './pawns.ts';
import { playQuietly } from './quiet.ts';
import { NEAR_LIMIT, NEAR_START, PASSES, SCORE, SIDE, addCounter, addPawn } from './zobrist.ts';

/** A limit nearer than this many plies is part of the hash key; see `State.hash`. */
const NEAR = 33;

const NOBODY = -1;

const listed = new Int32Array(MAX_MOVES);

export class KatarengaState extends State {
  override turn: number;
  override readonly seats = 2;
  board: Board;
  readonly pawns = new Pawns();
  /** Passes in a row just now. */
  passes = 0;
  /** The side whose move it is or, once over, would be. */
  side: number;
  private winner = NOBODY;

  constructor(board: Board, side: number) {
    super();
    this.board = board;
    this.side = side;
    this.turn = side;
  }

  // ── setting up ──────────────────────────────────────────────────────────────────────────────────

  setPoints(side: number, points: number): void {
    this.pawns.words[POINTS + side] = points;
  }

  /** Decides whether the position that was set up is over already. */
  open(): this {
    for (let side = 0; side < 2; side++) {
      if (this.score(side) >= GOAL) this.end(side);
      else if (this.board.camps && this.pawns.count(side) + this.score(side) < GOAL) this.end(1 - side);
    }
    if (this.turn === OVER) return this;
    if (this.pawns.count(0) === 0 || this.pawns.count(1) === 0) this.end(NOBODY);
    else if (this.passes > 0) this.endIfBlocked();
    this.endIfLong();
    return this;
  }

  // ── reading ─────────────────────────────────────────────────────────────────────────────────────

  /** Turns played. */
  get ply(): number {
    return this.pawns.words[PLY]!;
  }

  set ply(ply: number) {
    this.pawns.words[PLY] = ply;
  }

  /** 0 or 1 for a pawn of that side, -1 for none. */
  pawnAt(cell: number): number {
    return this.pawns.words[cell]! - 1;
  }

  override score(seat: number): number {
    return this.pawns.words[POINTS + seat]!;
  }

  override result(seat: number): number {
    if (this.winner === NOBODY) return 0.5;
    return this.winner === seat ? 1 : 0;
  }

  // ── moves ───────────────────────────────────────────────────────────────────────────────────────

  /** What a side's move may not land on: own pawns, and in the first plies enemy pawns too. */
  private forbidden(side: number, ply: number): number {
    return ply < this.board.peacefulPlies ? BOTH : bitOf(side);
  }

  override moves(out: Int32Array): number {
    if (this.turn === OVER) return 0;
    const { side } = this;
    const count = listMoves(out, this.board, this.pawns.words, side, this.forbidden(side, this.ply));
    if (count > 0) return count;
    out[0] = PASS;
    return 1;
  }

  /** Had this side no move at this ply, were it its turn? */
  isBlocked(side: number, ply: number): boolean {
    return listMoves(listed, this.board, this.pawns.words, side, this.forbidden(side, ply)) === 0;
  }

  override sample(random: Random): Move {
    return moveOfDraw(this.draw(random));
  }

  private draw(random: Random): number {
    const { side } = this;
    return drawMove(random, this.board, this.pawns.words, side, this.forbidden(side, this.ply));
  }

  // ── playing ─────────────────────────────────────────────────────────────────────────────────────

  override play(move: Move): void {
    this.playDraw(asDraw(move, this.pawns.words, this.side));
  }

  override playOut(random: Random): number {
    const before = this.ply;
    while (this.turn !== OVER) this.playOn(random, GOAL, this.board.fewestPawns);
    return this.ply - before;
  }

  /**
   * Plays random moves, at most up to and with one that ends the game, gives a side `goal` points or leaves it fewer
   * than `fewest` pawns on the board.
   */
  playOn(random: Random, goal: number, fewest: number): void {
    const { board, pawns, ply, side } = this;
    if (ply < board.peacefulPlies) {
      this.playDraw(this.draw(random));
      return;
    }
    const kernel = kernelFor(board);
    const draw = kernel
      ? kernel.playOn(random, board, pawns, side, goal, fewest)
      : playQuietly(random, board, pawns.words, side);
    const plies = this.ply - ply;
    if (plies > 0) this.passes = 0;
    this.side ^= plies & 1;
    this.playDraw(draw === NONE ? drawListed(random, board, pawns.words, this.side, bitOf(this.side)) : draw);
  }

  /** Plays a move that comes with the index of its pawn. */
  playDraw(draw: number): void {
    const { side } = this;
    const { words } = this.pawns;
    this.side = 1 - side;
    this.turn = 1 - side;
    this.ply++;
    if (draw === PASS) {
      this.passes++;
      this.endIfBlocked();
      this.endIfLong();
      return;
    }
    this.passes = 0;
    const to = targetOf(draw);
    words[originOf(draw)] = EMPTY;
    if (to === OFF) {
      strikeFromList(words, side, pawnOfDraw(draw));
      this.scoreFor(side);
    } else {
      const captures = words[to] !== EMPTY;
      if (captures) strikeFromList(words, 1 - side, findInList(words, 1 - side, to));
      words[to] = bitOf(side);
      moveInList(words, pawnOfDraw(draw), to);
      if (captures) this.endIfTooFew(side);
    }
    this.endIfLong();
  }

  /** Hands the turn to the other side, as if a quiet move had been made; not for the last ply. */
  skip(): void {
    this.side = 1 - this.side;
    this.turn = this.side;
    this.passes = 0;
    this.ply++;
  }

  // ── endings ─────────────────────────────────────────────────────────────────────────────────────

  private end(winner: number): void {
    this.turn = OVER;
    this.winner = winner;
  }

  /** The second point comes first in the order of endings: it wins even if the pawn was the last. */
  private scoreFor(side: number): void {
    if (++this.pawns.words[POINTS + side]! >= GOAL) this.end(side);
    else if (this.pawns.count(side) === 0 && !this.board.camps) this.close(1 - side);
  }

  /** The enemy has lost a pawn. */
  private endIfTooFew(side: number): void {
    const left = this.pawns.count(1 - side);
    if (this.board.camps) {
      if (left + this.score(1 - side) < GOAL) this.end(side);
    } else if (left === 0) this.close(side);
  }

  /** Only this side has pawns left: each is taken off for a point, and then there must be two. */
  private close(side: number): void {
    this.pawns.words[POINTS + side]! += this.pawns.count(side);
    this.pawns.clear(side);
    this.end(this.score(side) >= GOAL ? side : NOBODY);
  }

  /** A side has passed: that may be the end. */
  private endIfBlocked(): void {
    const { blocked } = this.board;
    if (blocked === 'loss') this.end(this.side);
    else if (blocked === 'draw' || this.passes > 1) this.end(NOBODY);
  }

  private endIfLong(): void {
    if (this.ply >= this.board.maxPlies && this.turn !== OVER) this.end(NOBODY);
  }

  // ── copies and keys ─────────────────────────────────────────────────────────────────────────────

  override assign(from: KatarengaState): void {
    this.board = from.board;
    this.turn = from.turn;
    this.side = from.side;
    this.passes = from.passes;
    this.winner = from.winner;
    this.pawns.assign(from.pawns);
  }

  override clone(): KatarengaState {
    const copy = new KatarengaState(this.board, this.side);
    copy.assign(this);
    return copy;
  }

  override hash(out: Int32Array): void {
    const { board } = this;
    const { words } = this.pawns;
    out[0] = board.key[0]!;
    out[1] = board.key[1]!;
    for (let side = 0; side < 2; side++) {
      const first = firstOf(side);
      const end = first + words[COUNTS + side]!;
      for (let at = first; at < end; at++) addPawn(out, side, words[at]!);
      addCounter(out, SCORE + side, words[POINTS + side]!);
    }
    addCounter(out, SIDE, this.side);
    addCounter(out, PASSES, this.passes);
    addCounter(out, NEAR_LIMIT, Math.max(0, this.ply - (board.maxPlies - NEAR)));
    addCounter(out, NEAR_START, Math.max(0, board.peacefulPlies - this.ply));
  }
}
