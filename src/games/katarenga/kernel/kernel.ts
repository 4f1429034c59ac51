/**
 * The TypeScript side of the kernel, which plays random moves up to one that might end the game. That one is left to the
 * state, so that the endings are written once.
 */
import { Kernel, type KernelExports, type KernelFunction, type Random } from '../../../core/index.ts';
import type { Board } from '../board.ts';
import { NONE, asDraw } from '../moves.ts';
import { COUNTS, PLY, POINTS, type Pawns, firstOf } from '../pawns.ts';
import { bytes } from './bytes.ts';

// As in `assembly/index.ts`.
const MOST_PAWNS = 15;
const MOST_SLOTS = 255;
const NO_PAWN = 255;
/** Bytes of a side. */
const LIST = 64;
const USED = 256;

class KatarengaKernel {
  private readonly exports: KernelExports;
  private readonly play: KernelFunction;
  private readonly slots: Int32Array;
  private readonly used: Uint8Array;
  private readonly lists: Uint8Array;
  private readonly points: Int32Array;
  private readonly plies: Int32Array;
  /** The board whose slots the kernel has now. */
  private board: Board | undefined;

  constructor(exports: KernelExports) {
    this.exports = exports;
    this.play = exports.function('play');
    this.slots = exports.words('slots', MOST_PAWNS * MOST_SLOTS);
    this.used = exports.bytes('used', 2 * USED);
    this.lists = exports.bytes('pawns', 2 * LIST);
    this.points = exports.words('points', 2);
    this.plies = exports.words('plies', 1);
  }

  /**
   * Plays random moves until one is drawn that ends the game, gives a side `goal` points or leaves it fewer than `fewest`
   * pawns. Returns that one, as `drawMove` does; it has not been played. `NONE` if no drawn slot was open.
   */
  playOn(random: Random, board: Board, pawns: Pawns, side: number, goal: number, fewest: number): number {
    if (board !== this.board) this.setBoard(board);
    const before = pawns.words[PLY]!;
    this.copyIn(pawns.words);
    this.exports.beginDraws(random);
    const move = this.play(board.width, side, board.maxPlies, goal, fewest);
    this.exports.endDraws(random);
    this.copyOut(pawns);
    const mover = side ^ ((pawns.words[PLY]! - before) & 1);
    return move === NONE ? NONE : asDraw(move, pawns.words, mover);
  }

  private setBoard(board: Board): void {
    const { squares } = board;
    this.slots.set(board.slots);
    for (let side = 0; side < 2; side++) {
      this.used.set(board.used.subarray(side * squares, (side + 1) * squares), side * USED);
    }
    this.board = board;
  }

  private copyIn(words: Int32Array): void {
    const { lists, points, plies } = this;
    for (let side = 0; side < 2; side++) {
      const first = firstOf(side);
      const count = words[COUNTS + side]!;
      const list = side * LIST;
      for (let i = 0; i < count; i++) lists[list + i] = words[first + i]!;
      lists[list + count] = NO_PAWN;
      points[side] = words[POINTS + side]!;
    }
    plies[0] = words[PLY]!;
  }

  private copyOut(pawns: Pawns): void {
    const { lists, points, plies } = this;
    pawns.clear(0);
    pawns.clear(1);
    for (let side = 0; side < 2; side++) {
      for (let at = side * LIST; lists[at] !== NO_PAWN; at++) pawns.put(side, lists[at]!);
      pawns.words[POINTS + side] = points[side]!;
    }
    pawns.words[PLY] = plies[0]!;
  }
}

const kernel = new Kernel(bytes, (exports) => new KatarengaKernel(exports));

/**
 * The kernel, if it has room for the board: not for sizes from 16 on, nor where slides are so long that a side may have
 * more than 255 slots. No paper plays there, and wider lanes would be slower everywhere.
 */
export function kernelFor({ size, width }: Board): KatarengaKernel | undefined {
  return size <= MOST_PAWNS && size * width <= MOST_SLOTS ? kernel.get() : undefined;
}
