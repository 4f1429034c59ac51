/** The TypeScript side of the kernel: takes a position in, has it played to the end, and takes it out again. */
import { Kernel, type KernelExports, type KernelFunction, OVER, type Random } from '../../../core/index.ts';
import type { Board } from '../board.ts';
import { bytes } from './bytes.ts';

/** What a playout reads and writes of a state. */
interface Position {
  readonly board: Board;
  readonly stones: Int32Array;
  readonly counts: Int32Array;
  readonly jumps: Int32Array;
  turn: number;
  side: number;
  clock: number;
  number: number;
  ended: number;
}

class AtaxxKernel {
  private readonly exports: KernelExports;
  private readonly run: KernelFunction;
  private readonly rules: Int32Array;
  private readonly words: Int32Array;
  /** The board whose rules the kernel knows now. */
  private board: Board | undefined;

  constructor(exports: KernelExports) {
    this.exports = exports;
    this.run = exports.function('playOut');
    this.rules = exports.words('board', 6);
    this.words = exports.words('position', 12);
  }

  /** Plays to the end: a clone with probability `cloneShare` / 65536, else a move of kind `otherwise`. */
  playOut(position: Position, random: Random, cloneShare: number, otherwise: number): number {
    if (position.turn === OVER) return 0;
    if (position.board !== this.board) this.setBoard(position.board);
    const { exports, words } = this;
    const { stones, counts, jumps } = position;
    words[0] = stones[0]!;
    words[1] = stones[1]!;
    words[2] = stones[2]!;
    words[3] = stones[3]!;
    words[4] = counts[0]!;
    words[5] = counts[1]!;
    words[6] = jumps[0]!;
    words[7] = jumps[1]!;
    words[8] = position.clock;
    words[9] = position.number;
    words[10] = position.side;
    exports.beginDraws(random);
    const plies = this.run(cloneShare, otherwise);
    exports.endDraws(random);
    stones[0] = words[0]!;
    stones[1] = words[1]!;
    stones[2] = words[2]!;
    stones[3] = words[3]!;
    counts[0] = words[4]!;
    counts[1] = words[5]!;
    jumps[0] = words[6]!;
    jumps[1] = words[7]!;
    position.clock = words[8]!;
    position.number = words[9]!;
    position.side = words[10]!;
    position.ended = words[11]!;
    position.turn = OVER;
    return plies;
  }

  private setBoard(board: Board): void {
    this.board = board;
    this.rules[0] = board.cells[0]!;
    this.rules[1] = board.cells[1]!;
    this.rules[2] = Number(board.clonesByPair);
    this.rules[3] = Number(board.wipeoutEnds);
    this.rules[4] = board.clockLimit;
    this.rules[5] = board.ownLimit;
  }
}

export const kernel = new Kernel(bytes, (exports) => new AtaxxKernel(exports));
