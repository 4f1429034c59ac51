/**
 * The mine: what lies where, where tiles fit, and how far the tunnels reach from the entrance. All of it is kept up to
 * date cell by cell; only a Destroy walks from the entrance again.
 */
import { popcount } from '../../core/index.ts';
import { SIDES, TUNNELS, cardOf } from './cards.ts';
import { CELLS, ENTRANCE, MINE, OBJECTIVES } from './cells.ts';
import {
  CONTENTS_AT,
  CROSS,
  EMPTY,
  FIRST_PIECE,
  FRONTIER_AT,
  HANDS_AT,
  KEYS_AT,
  LAID_AT,
  LIVE,
  MISSING_AT,
  OUTSIDE,
  TUNNELS_AT,
  UNKNOWN,
  WAYS_AT,
} from './constants.ts';
import { FIT, GAINS, KEYS, NO_GAIN, WAYS, WORDS } from './fits.ts';

/** Contents of a cell that nobody can remove: the entrance and the objectives. */
const FIXED = 64;

/** Cells still to be walked from; one walk never nests in another. */
const pending = new Uint8Array(CELLS);

/** Words of a set of cells. */
const SET = CELLS / 32;

/** The memory of a board without tiles. */
const BARE = new Uint8Array(HANDS_AT);

export class Board {
  /** All of the position that can be copied at once; the board is its beginning. */
  readonly memory: Uint8Array;
  /** What lies in each cell: `EMPTY`, a piece plus `FIRST_PIECE`, or something that nobody can remove. */
  readonly contents: Uint8Array;
  /** Needed and forbidden sides of each cell, see `fits.ts`; kept for cells with a tile as well. */
  readonly keys: Uint8Array;
  /** Sides through which a walk can continue, with `LIVE` if it starts at the entrance. */
  readonly tunnels: Uint8Array;
  /** Empty cells next to an open side, as a set of bits. */
  readonly frontier: Int32Array;
  /** Cells with a tile that can be destroyed, as a set of bits. */
  readonly laid: Int32Array;
  /** Placements of each tile, a byte each. */
  readonly ways: Int32Array;
  /** Tiles missing to each objective, a byte each, once `path.ts` has measured it; `UNKNOWN` after every change. */
  readonly missing: Int32Array;
  /** Number of laid tiles. */
  laidCount = 0;
  /** Objectives that the tunnels have reached at some time, bits 0 to 2. */
  revealed = 0;

  constructor(memory = new Uint8Array(HANDS_AT)) {
    const { buffer } = memory;
    this.memory = memory;
    this.contents = new Uint8Array(buffer, CONTENTS_AT, CELLS);
    this.keys = new Uint8Array(buffer, KEYS_AT, CELLS);
    this.tunnels = new Uint8Array(buffer, TUNNELS_AT, CELLS);
    this.frontier = new Int32Array(buffer, FRONTIER_AT, SET);
    this.laid = new Int32Array(buffer, LAID_AT, SET);
    this.ways = new Int32Array(buffer, WAYS_AT, WORDS);
    this.missing = new Int32Array(buffer, MISSING_AT, 1);
    memory.set(BARE);
  }

  /** Marks the outside, the entrance and the objectives. */
  private mark(): void {
    this.missing[0] = UNKNOWN;
    this.contents.fill(OUTSIDE);
    for (const cell of MINE) this.contents[cell] = EMPTY;
    this.contents[ENTRANCE] = FIXED;
    this.tunnels[ENTRANCE] = CROSS | LIVE;
    for (const cell of OBJECTIVES) {
      this.contents[cell] = FIXED;
      this.tunnels[cell] = CROSS;
    }
    this.surround(ENTRANCE, CROSS);
  }

  // ── reading ─────────────────────────────────────────────────────────────────────────────────────

  /** The piece in a cell, or -1. */
  pieceAt(cell: number): number {
    return (this.laid[cell >> 5]! >> (cell & 31)) & 1 ? this.contents[cell]! - FIRST_PIECE : -1;
  }

  /** Can the piece be laid there? */
  fits(piece: number, cell: number): boolean {
    if (this.contents[cell] !== EMPTY) return false;
    return ((FIT[KEYS * cardOf(piece) + this.keys[cell]!]! >> (piece >> 4)) & 1) === 1;
  }

  /** Does a tile, the entrance or an objective lie there? 1 or 0. */
  occupied(cell: number): number {
    const content = this.contents[cell]!;
    return content === EMPTY || content === OUTSIDE ? 0 : 1;
  }

  /** The cell of the k-th laid tile in reading order. */
  kthLaid(k: number): number {
    const { laid } = this;
    let word = 0;
    for (;;) {
      const here = popcount(laid[word]!);
      if (k < here) break;
      k -= here;
      word++;
    }
    let rest = laid[word]!;
    for (; k > 0; k--) rest &= rest - 1;
    return 32 * word + 31 - Math.clz32(rest & -rest);
  }

  // ── changing ────────────────────────────────────────────────────────────────────────────────────

  /** Lays a piece on an empty cell; objectives that it connects are revealed. */
  lay(piece: number, cell: number): void {
    const { tunnels } = this;
    this.missing[0] = UNKNOWN;
    this.uncount(cell);
    this.contents[cell] = piece + FIRST_PIECE;
    this.laid[cell >> 5]! |= 1 << (cell & 31);
    this.laidCount++;
    this.surround(cell, SIDES[piece]!);
    const through = TUNNELS[piece]!;
    tunnels[cell] = through;
    if (through !== 0 && this.meetsLive(cell, through)) this.walk(cell);
  }

  /** Takes a laid tile away. What was revealed stays so. */
  remove(cell: number): void {
    const wasLive = (this.tunnels[cell]! & LIVE) !== 0;
    this.missing[0] = UNKNOWN;
    this.contents[cell] = EMPTY;
    this.tunnels[cell] = 0;
    this.laid[cell >> 5]! &= ~(1 << (cell & 31));
    this.laidCount--;
    this.count(cell);
    this.clear(cell - 16, 4);
    this.clear(cell + 1, 8);
    this.clear(cell + 16, 1);
    this.clear(cell - 1, 2);
    if (wasLive) this.walkAgain();
  }

  /** An objective lies open from now on. Also for setting up a position. */
  reveal(objective: number): void {
    this.revealed |= 1 << objective;
    this.surround(OBJECTIVES[objective]!, CROSS);
  }

  // ── where tiles fit ─────────────────────────────────────────────────────────────────────────────

  /** Tells the four neighbours of a cell that its sides are open or closed. */
  private surround(cell: number, sides: number): void {
    const { ways } = this;
    // Seen from the neighbour the side is the opposite one; a closed one goes to the high half of the key.
    const north = this.note(cell - 16, sides & 1 ? 2 : 6);
    const east = this.note(cell + 1, sides & 2 ? 3 : 7);
    const south = this.note(cell + 16, sides & 4 ? 0 : 4);
    const west = this.note(cell - 1, sides & 8 ? 1 : 5);
    for (let i = 0; i < WORDS; i++)
      ways[i]! += GAINS[north + i]! + GAINS[east + i]! + GAINS[south + i]! + GAINS[west + i]!;
  }

  /**
   * @param bit of the key: the side, 4 more for a closed one
   * @returns where `GAINS` says what that changes
   */
  private note(cell: number, bit: number): number {
    const { keys } = this;
    const before = keys[cell]!;
    const after = before | (1 << bit);
    keys[cell] = after;
    if (this.contents[cell] !== EMPTY) return NO_GAIN;
    if ((after & 15) !== 0) this.frontier[cell >> 5]! |= 1 << (cell & 31);
    return WORDS * (8 * before + bit);
  }

  /** Forgets what a neighbour has said: `side` is where it lay. */
  private clear(cell: number, side: number): void {
    const isEmpty = this.contents[cell] === EMPTY;
    if (isEmpty) this.uncount(cell);
    this.keys[cell]! &= ~(side | (side << 4));
    if (isEmpty) this.count(cell);
  }

  private count(cell: number): void {
    const { ways } = this;
    const key = this.keys[cell]!;
    for (let i = 0; i < WORDS; i++) ways[i]! += WAYS[WORDS * key + i]!;
    if ((key & 15) !== 0) this.frontier[cell >> 5]! |= 1 << (cell & 31);
  }

  private uncount(cell: number): void {
    const { ways } = this;
    const from = WORDS * this.keys[cell]!;
    ways[0]! -= WAYS[from]!;
    ways[1]! -= WAYS[from + 1]!;
    ways[2]! -= WAYS[from + 2]!;
    ways[3]! -= WAYS[from + 3]!;
    this.frontier[cell >> 5]! &= ~(1 << (cell & 31));
  }

  // ── how far the tunnels reach ───────────────────────────────────────────────────────────────────

  /** Does a tunnel with these sides join one that is live? */
  private meetsLive(cell: number, sides: number): boolean {
    const { tunnels } = this;
    if ((sides & 1) !== 0 && (tunnels[cell - 16]! & (LIVE | 4)) === (LIVE | 4)) return true;
    if ((sides & 2) !== 0 && (tunnels[cell + 1]! & (LIVE | 8)) === (LIVE | 8)) return true;
    if ((sides & 4) !== 0 && (tunnels[cell + 16]! & (LIVE | 1)) === (LIVE | 1)) return true;
    return (sides & 8) !== 0 && (tunnels[cell - 1]! & (LIVE | 2)) === (LIVE | 2);
  }

  /** Makes a cell live, and all that is joined to it. */
  private walk(start: number): void {
    const { tunnels } = this;
    let left = this.enter(start, 0);
    while (left > 0) {
      const cell = pending[--left]!;
      const sides = tunnels[cell]!;
      // Open towards each other, and not live yet.
      if ((sides & 1) !== 0 && (tunnels[cell - 16]! & (LIVE | 4)) === 4) left = this.enter(cell - 16, left);
      if ((sides & 2) !== 0 && (tunnels[cell + 1]! & (LIVE | 8)) === 8) left = this.enter(cell + 1, left);
      if ((sides & 4) !== 0 && (tunnels[cell + 16]! & (LIVE | 1)) === 1) left = this.enter(cell + 16, left);
      if ((sides & 8) !== 0 && (tunnels[cell - 1]! & (LIVE | 2)) === 2) left = this.enter(cell - 1, left);
    }
  }

  private enter(cell: number, left: number): number {
    this.tunnels[cell]! |= LIVE;
    // All objectives lie in one row, so most cells are told apart by one comparison.
    if (cell >= OBJECTIVES[0]! && cell <= OBJECTIVES[2]!) this.reach(cell);
    pending[left] = cell;
    return left + 1;
  }

  private reach(cell: number): void {
    for (let i = 0; i < 3; i++) {
      if (OBJECTIVES[i] === cell && ((this.revealed >> i) & 1) === 0) this.reveal(i);
    }
  }

  private walkAgain(): void {
    const { tunnels, laid } = this;
    for (let word = 0; word < SET; word++) {
      for (let rest = laid[word]!; rest !== 0; rest &= rest - 1)
        tunnels[32 * word + 31 - Math.clz32(rest & -rest)]! &= ~LIVE;
    }
    for (let i = 0; i < 3; i++) tunnels[OBJECTIVES[i]!]! &= ~LIVE;
    this.walk(ENTRANCE);
  }

  static {
    new Board(BARE).mark();
  }
}
