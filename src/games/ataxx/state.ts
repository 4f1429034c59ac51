/**
 * The rules of Ataxx. A turn is a clone (a new stone beside an own one), a jump (an own stone moves two
 * cells away) or, if neither is there, a pass; clone and jump convert all enemy stones beside their target.
 *
 * Seat 0 is `x` (black), seat 1 is `o` (white).
 */
import { type Move, OVER, type Random, State, popcount } from '../../core/index.ts';
import { BY_BOARD, BY_LIMIT, type Board } from './board.ts';
import * as cells from './cells.ts';
import { ANY, drawMove } from './drawMove.ts';
import { kernel } from './kernel/kernel.ts';
import { JUMP, PASS, canMove, countMoves, listMoves } from './moves.ts';
import { SIDE_HIGH, SIDE_LOW, type StoneKeys, addCounter, stoneKeys } from './zobrist.ts';

// Bound here: an imported name is looked up at every use, which costs a playout a tenth of its time.
const { BIT_HIGH, BIT_LOW, NEXT_HIGH, NEXT_LOW, REACH_HIGH, REACH_LOW } = cells;

/** A limit nearer than this many moves of one side is part of the hash key; see `State.hash`. */
const NEAR_LIMIT = 33;

/** Room for the key of a mirror image. */
const image = new Int32Array(2);

export class AtaxxState extends State {
  override turn: number;
  override readonly seats = 2;
  readonly board: Board;
  /** Stones of x (low, high), then of o. */
  readonly stones = new Int32Array(4);
  /** Number of stones of x and of o. */
  readonly counts = new Int32Array(2);
  /** Jumps in a row of x and of o. */
  readonly jumps = new Int32Array(2);
  /** Half-moves since the last clone of either side. */
  clock = 0;
  /** Starts at 1, grows after each move of o. */
  number = 1;
  /** The side whose move it is or, once over, would be. */
  side: number;
  /** Why the game is over: `BY_BOARD`, `BY_LIMIT`, or 0 while it lasts. */
  ended = 0;

  constructor(board: Board, side: number) {
    super();
    this.board = board;
    this.side = side;
    this.turn = side;
  }

  // ── setting up ──────────────────────────────────────────────────────────────────────────────────

  /** Puts a stone on an empty cell. Call `open` after the last one. */
  put(side: number, cell: number): void {
    this.stones[2 * side]! |= BIT_LOW[cell]!;
    this.stones[2 * side + 1]! |= BIT_HIGH[cell]!;
    this.counts[side]!++;
  }

  setJumps(x: number, o: number): void {
    this.jumps[0] = x;
    this.jumps[1] = o;
  }

  /** Decides whether the position that was set up is over already. */
  open(): this {
    this.endIf(this.isSettled(), this.clock, Math.max(this.jumps[0]!, this.jumps[1]!));
    return this;
  }

  // ── reading ─────────────────────────────────────────────────────────────────────────────────────

  /** 0 or 1 for a stone of that side, -1 for none. */
  stoneAt(cell: number): number {
    if ((this.stones[0]! & BIT_LOW[cell]!) | (this.stones[1]! & BIT_HIGH[cell]!)) return 0;
    if ((this.stones[2]! & BIT_LOW[cell]!) | (this.stones[3]! & BIT_HIGH[cell]!)) return 1;
    return -1;
  }

  jumpsInRow(side: number): number {
    return this.jumps[side]!;
  }

  /** The game ended because of endless jumping, not because the board was settled. */
  get endedByLimit(): boolean {
    return this.ended === BY_LIMIT;
  }

  override score(seat: number): number {
    return this.counts[seat]!;
  }

  override result(seat: number): number {
    const lead = this.counts[seat]! - this.counts[1 - seat]!;
    if (lead === 0 || (this.ended === BY_LIMIT && this.board.limitIsDraw)) return 0.5;
    return lead > 0 ? 1 : 0;
  }

  private emptyLow(): number {
    return this.board.cells[0]! & ~(this.stones[0]! | this.stones[2]!);
  }

  private emptyHigh(): number {
    return this.board.cells[1]! & ~(this.stones[1]! | this.stones[3]!);
  }

  /** Are both sides out of clones and jumps? */
  private isSettled(): boolean {
    const { stones } = this;
    const emptyLow = this.emptyLow();
    const emptyHigh = this.emptyHigh();
    return !canMove(stones[0]! | stones[2]!, stones[1]! | stones[3]!, emptyLow, emptyHigh);
  }

  // ── moves ───────────────────────────────────────────────────────────────────────────────────────

  override moves(out: Int32Array): number {
    if (this.turn === OVER) return 0;
    const own = 2 * this.turn;
    const { stones } = this;
    return listMoves(
      out,
      stones[own]!,
      stones[own + 1]!,
      this.emptyLow(),
      this.emptyHigh(),
      this.board.clonesByPair,
    );
  }

  override count(): number {
    if (this.turn === OVER) return 0;
    const own = 2 * this.turn;
    const { stones } = this;
    return countMoves(
      stones[own]!,
      stones[own + 1]!,
      this.emptyLow(),
      this.emptyHigh(),
      this.board.clonesByPair,
    );
  }

  /** Has the side to move neither a clone nor a jump? */
  mustPass(): boolean {
    const own = 2 * this.turn;
    return !canMove(this.stones[own]!, this.stones[own + 1]!, this.emptyLow(), this.emptyHigh());
  }

  override sample(random: Random): Move {
    return this.draw(random, ANY);
  }

  /** A uniformly random move of one kind (`CLONES`, `JUMPS`), or of the other where that is missing. */
  draw(random: Random, kind: number): Move {
    const own = 2 * this.turn;
    return drawMove(
      random,
      kind,
      this.stones[own]!,
      this.stones[own + 1]!,
      this.emptyLow(),
      this.emptyHigh(),
      this.board.clonesByPair,
    );
  }

  // ── playing ─────────────────────────────────────────────────────────────────────────────────────

  override play(move: Move): void {
    const side = this.turn;
    if (side === 1) this.number++;
    this.side = 1 - side;
    this.turn = 1 - side;
    if (move === PASS) {
      this.clock++;
      this.endIf(false, this.clock, 0);
      return;
    }
    const own = 2 * side;
    const enemy = own ^ 2;
    const stones = this.stones;
    const to = move & 63;
    const turnedLow = NEXT_LOW[to]! & stones[enemy]!;
    const turnedHigh = NEXT_HIGH[to]! & stones[enemy + 1]!;
    const turned = popcount(turnedLow) + popcount(turnedHigh);
    stones[enemy]! ^= turnedLow;
    stones[enemy + 1]! ^= turnedHigh;
    stones[own]! ^= turnedLow | BIT_LOW[to]!;
    stones[own + 1]! ^= turnedHigh | BIT_HIGH[to]!;
    this.counts[1 - side]! -= turned;
    if ((move & JUMP) !== 0) {
      const from = (move >> 6) & 63;
      stones[own]! ^= BIT_LOW[from]!;
      stones[own + 1]! ^= BIT_HIGH[from]!;
      this.counts[side]! += turned;
      this.clock++;
      // A jump leaves an empty cell in reach of the stone that jumped: the board cannot be settled.
      this.endIf(false, this.clock, ++this.jumps[side]!);
      return;
    }
    this.counts[side]! += turned + 1;
    this.clock = 0;
    this.jumps[side] = 0;
    this.endIf(this.settledAfterClone(to), 0, 0);
  }

  /** Are both sides out of moves? Usually the new stone itself still sees an empty cell. */
  private settledAfterClone(to: number): boolean {
    const emptyLow = this.emptyLow();
    const emptyHigh = this.emptyHigh();
    if ((REACH_LOW[to]! & emptyLow) | (REACH_HIGH[to]! & emptyHigh)) return false;
    return this.isSettled();
  }

  private endIf(settled: boolean, clock: number, jumps: number): void {
    const wipedOut = this.board.wipeoutEnds && (this.counts[0] === 0 || this.counts[1] === 0);
    if (settled || wipedOut) this.ended = BY_BOARD;
    else if (clock >= this.board.clockLimit || jumps > this.board.ownLimit) this.ended = BY_LIMIT;
    else return;
    this.turn = OVER;
  }

  override playOut(random: Random): number {
    return kernel.get()?.playOut(this, random, 0, ANY) ?? super.playOut(random);
  }

  // ── copies and keys ─────────────────────────────────────────────────────────────────────────────

  override assign(from: AtaxxState): void {
    this.turn = from.turn;
    this.side = from.side;
    this.clock = from.clock;
    this.number = from.number;
    this.ended = from.ended;
    // Written out: a search copies a state for every move it looks at.
    const { stones, counts, jumps } = this;
    stones[0] = from.stones[0]!;
    stones[1] = from.stones[1]!;
    stones[2] = from.stones[2]!;
    stones[3] = from.stones[3]!;
    counts[0] = from.counts[0]!;
    counts[1] = from.counts[1]!;
    jumps[0] = from.jumps[0]!;
    jumps[1] = from.jumps[1]!;
  }

  override clone(): AtaxxState {
    const copy = new AtaxxState(this.board, this.side);
    copy.assign(this);
    return copy;
  }

  override hash(out: Int32Array): void {
    this.hashWith(stoneKeys, out);
  }

  /** The least of the keys that the turned and mirrored positions have. */
  override hashUpToSymmetry(out: Int32Array): void {
    this.hashWith(stoneKeys, out);
    const { symmetries } = this.board;
    for (let i = 0; i < symmetries.length; i++) {
      this.hashWith(symmetries[i]!, image);
      if (image[0]! > out[0]! || (image[0] === out[0] && image[1]! >= out[1]!)) continue;
      out[0] = image[0]!;
      out[1] = image[1]!;
    }
  }

  private hashWith(keys: StoneKeys, out: Int32Array): void {
    const { stones } = this;
    out[0] = this.side === 0 ? 0 : SIDE_LOW;
    out[1] = this.side === 0 ? 0 : SIDE_HIGH;
    for (let half = 0; half < 4; half++) keys.add(out, half, stones[half]!);
    const { clockLimit, ownLimit } = this.board;
    addCounter(out, 0, Math.max(0, this.clock - (clockLimit - NEAR_LIMIT)));
    addCounter(out, 1, Math.max(0, this.jumps[0]! - (ownLimit - NEAR_LIMIT)));
    addCounter(out, 2, Math.max(0, this.jumps[1]! - (ownLimit - NEAR_LIMIT)));
  }
}
