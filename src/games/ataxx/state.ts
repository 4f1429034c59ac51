/**
 * The rules of Ataxx. A turn is a clone (a new stone beside an own one), a jump (an own stone moves two
 * cells away) or, if neither is there, a pass; clone and jump convert all enemy stones beside their target.
 *
 * Seat 0 is `x` (black), seat 1 is `o` (white). A move is a word: target in bits 0-5, origin in bits 6-11
 * (the target itself for a clone that is named by its target), bit 12 for a jump.
 */
import { type Move, OVER, type Random, State } from '../../core/index.ts';
import { kth, lowest, popcount } from './bits.ts';
import type { Board } from './board.ts';
import {
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
} from './cells.ts';
import { SIDE_HIGH, SIDE_LOW, addCounter, addStones } from './zobrist.ts';

export const PASS: Move = 1 << 13;
const JUMP = 1 << 12;

/** No board has more: 24 ways into each of 64 cells. */
export const MAX_MOVES = 24 * 64;

/** Why the game is over. */
const BY_BOARD = 1;
const BY_LIMIT = 2;

/** A limit nearer than this many moves of one side is part of the hash key; see `State.hash`. */
const NEAR_LIMIT = 33;

/** No move found. */
const NONE: Move = -1;
/** Blind tries for a random move before all moves are listed. */
const TRIES = 24;

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

export class AtaxxState extends State {
  override turn: number;
  override readonly seats = 2;
  readonly board: Board;
  /** Stones of x (low, high), then of o. */
  private readonly stones = new Int32Array(4);
  /** Number of stones of x and of o. */
  private readonly counts = new Int32Array(2);
  /** Jumps in a row of x and of o. */
  private readonly jumps = new Int32Array(2);
  /** Half-moves since the last clone of either side. */
  clock = 0;
  /** Starts at 1, grows after each move of o. */
  number = 1;
  /** The side whose move it is or, once over, would be. */
  side: number;
  private ended = 0;

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
    this.endIf(!this.canMove(0) && !this.canMove(1), this.clock, Math.max(this.jumps[0]!, this.jumps[1]!));
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

  /** Does `side` have a clone or a jump? */
  private canMove(side: number): boolean {
    const ownLow = this.stones[2 * side]!;
    const ownHigh = this.stones[2 * side + 1]!;
    for (let rest = this.emptyLow(); rest !== 0; rest &= rest - 1) {
      const cell = lowest(rest);
      if ((REACH_LOW[cell]! & ownLow) | (REACH_HIGH[cell]! & ownHigh)) return true;
    }
    for (let rest = this.emptyHigh(); rest !== 0; rest &= rest - 1) {
      const cell = 32 + lowest(rest);
      if ((REACH_LOW[cell]! & ownLow) | (REACH_HIGH[cell]! & ownHigh)) return true;
    }
    return false;
  }

  // ── moves ───────────────────────────────────────────────────────────────────────────────────────

  override moves(out: Int32Array): number {
    if (this.turn === OVER) return 0;
    let count = 0;
    for (let rest = this.emptyLow(); rest !== 0; rest &= rest - 1)
      count = this.movesTo(lowest(rest), out, count);
    for (let rest = this.emptyHigh(); rest !== 0; rest &= rest - 1)
      count = this.movesTo(32 + lowest(rest), out, count);
    if (count === 0) out[count++] = PASS;
    return count;
  }

  /** Lists the moves into an empty cell: the clone or clones, then the jumps. */
  private movesTo(to: number, out: Int32Array, count: number): number {
    const ownLow = this.stones[2 * this.turn]!;
    const ownHigh = this.stones[2 * this.turn + 1]!;
    const nextLow = NEXT_LOW[to]! & ownLow;
    const nextHigh = NEXT_HIGH[to]! & ownHigh;
    if (this.board.clonesByPair) {
      for (let rest = nextLow; rest !== 0; rest &= rest - 1) out[count++] = clonePair(lowest(rest), to);
      for (let rest = nextHigh; rest !== 0; rest &= rest - 1) out[count++] = clonePair(32 + lowest(rest), to);
    } else if ((nextLow | nextHigh) !== 0) {
      out[count++] = cloneTo(to);
    }
    for (let rest = RING_LOW[to]! & ownLow; rest !== 0; rest &= rest - 1)
      out[count++] = jump(lowest(rest), to);
    for (let rest = RING_HIGH[to]! & ownHigh; rest !== 0; rest &= rest - 1)
      out[count++] = jump(32 + lowest(rest), to);
    return count;
  }

  override count(): number {
    if (this.turn === OVER) return 0;
    let count = 0;
    for (let rest = this.emptyLow(); rest !== 0; rest &= rest - 1) count += this.countTo(lowest(rest));
    for (let rest = this.emptyHigh(); rest !== 0; rest &= rest - 1) count += this.countTo(32 + lowest(rest));
    return count === 0 ? 1 : count;
  }

  private countTo(to: number): number {
    const ownLow = this.stones[2 * this.turn]!;
    const ownHigh = this.stones[2 * this.turn + 1]!;
    if (this.board.clonesByPair)
      return popcount(REACH_LOW[to]! & ownLow) + popcount(REACH_HIGH[to]! & ownHigh);
    const clone = ((NEXT_LOW[to]! & ownLow) | (NEXT_HIGH[to]! & ownHigh)) === 0 ? 0 : 1;
    return clone + popcount(RING_LOW[to]! & ownLow) + popcount(RING_HIGH[to]! & ownHigh);
  }

  override sample(random: Random): Move {
    const move = this.board.clonesByPair
      ? this.tryBlindly(random, false, 0, NEIGHBOURS + IN_RING)
      : this.tryBlindly(random, true, NEIGHBOURS, IN_RING);
    return move === NONE ? listed[random.below(this.moves(listed))]! : move;
  }

  /** A uniformly random clone; a jump if there is none, the pass if there is neither. */
  sampleClone(random: Random): Move {
    const move = this.board.clonesByPair
      ? this.tryBlindly(random, false, 0, NEIGHBOURS)
      : this.tryBlindly(random, true, NEIGHBOURS, 0);
    return move === NONE ? this.sampleKind(random, 0) : move;
  }

  /** A uniformly random jump; a clone if there is none, the pass if there is neither. */
  sampleJump(random: Random): Move {
    const move = this.tryBlindly(random, false, NEIGHBOURS, IN_RING);
    return move === NONE ? this.sampleKind(random, JUMP) : move;
  }

  /** Lists all moves and draws from those with this JUMP bit, or from the others if there are none. */
  private sampleKind(random: Random, kind: number): Move {
    const count = this.moves(listed);
    let ofKind = 0;
    for (let i = 0; i < count; i++) {
      const move = listed[i]!;
      if ((move & JUMP) !== kind) continue;
      listed[i] = listed[ofKind]!;
      listed[ofKind++] = move;
    }
    return listed[random.below(ofKind === 0 ? count : ofKind)]!;
  }

  /**
   * Draws from all conceivable moves until one is legal: each empty cell as the target of a clone (if
   * `targets`), and each of `slots` cells around each own stone, or around each empty cell if those are fewer. Every
   * legal move is drawn equally often, and about a third of the draws are legal, so that no list is needed.
   * After some failures it gives up with NONE, which leaves the odds as they were.
   */
  private tryBlindly(random: Random, targets: boolean, firstSlot: number, slots: number): Move {
    const own = 2 * this.turn;
    const ownLow = this.stones[own]!;
    const ownHigh = this.stones[own + 1]!;
    const emptyLow = this.emptyLow();
    const emptyHigh = this.emptyHigh();
    const owned = this.counts[this.turn]!;
    const empty = this.board.cellCount - this.counts[0]! - this.counts[1]!;
    const fromOwn = owned <= empty;
    const baseLow = fromOwn ? ownLow : emptyLow;
    const baseHigh = fromOwn ? ownHigh : emptyHigh;
    const otherLow = fromOwn ? emptyLow : ownLow;
    const otherHigh = fromOwn ? emptyHigh : ownHigh;
    const emptyInLow = popcount(emptyLow);
    const baseInLow = fromOwn ? popcount(ownLow) : emptyInLow;
    const clones = targets ? empty : 0;
    const conceivable = clones + slots * (fromOwn ? owned : empty);
    if (conceivable === 0) return NONE;
    // Division by 8, 16 or 24 as a product, exact for the few thousand values that occur.
    const perSlot = slots === 24 ? 2731 : slots === 16 ? 4096 : 8192;
    for (let i = 0; i < TRIES; i++) {
      const draw = random.below(conceivable) - clones;
      if (draw < 0) {
        const to = kth(emptyLow, emptyHigh, emptyInLow, draw + clones);
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

  /** Can nobody move any more? Usually the new stone itself still sees an empty cell. */
  private settledAfterClone(to: number): boolean {
    const emptyLow = this.emptyLow();
    const emptyHigh = this.emptyHigh();
    if ((REACH_LOW[to]! & emptyLow) | (REACH_HIGH[to]! & emptyHigh)) return false;
    return !this.canMove(0) && !this.canMove(1);
  }

  private endIf(settled: boolean, clock: number, jumps: number): void {
    const wipedOut = this.board.wipeoutEnds && (this.counts[0] === 0 || this.counts[1] === 0);
    if (settled || wipedOut) this.ended = BY_BOARD;
    else if (clock >= this.board.clockLimit || jumps > this.board.ownLimit) this.ended = BY_LIMIT;
    else return;
    this.turn = OVER;
  }

  // ── copies and keys ─────────────────────────────────────────────────────────────────────────────

  override assign(from: AtaxxState): void {
    this.turn = from.turn;
    this.side = from.side;
    this.clock = from.clock;
    this.number = from.number;
    this.ended = from.ended;
    for (let i = 0; i < 4; i++) this.stones[i] = from.stones[i]!;
    for (let i = 0; i < 2; i++) {
      this.counts[i] = from.counts[i]!;
      this.jumps[i] = from.jumps[i]!;
    }
  }

  override clone(): AtaxxState {
    const copy = new AtaxxState(this.board, this.side);
    copy.assign(this);
    return copy;
  }

  override hash(out: Int32Array): void {
    out[0] = this.side === 0 ? 0 : SIDE_LOW;
    out[1] = this.side === 0 ? 0 : SIDE_HIGH;
    for (let half = 0; half < 4; half++) addStones(out, half, this.stones[half]!);
    const { clockLimit, ownLimit } = this.board;
    addCounter(out, 0, Math.max(0, this.clock - (clockLimit - NEAR_LIMIT)));
    addCounter(out, 1, Math.max(0, this.jumps[0]! - (ownLimit - NEAR_LIMIT)));
    addCounter(out, 2, Math.max(0, this.jumps[1]! - (ownLimit - NEAR_LIMIT)));
  }
}
