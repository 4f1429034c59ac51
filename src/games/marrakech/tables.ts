/**
 * What depends on the board alone, worked out once for each size and pair of loops: neighbours, walks, the places
 * for a carpet around each square, and for each stand and roll all joint moves that fit on the board. A random move
 * is then one draw from that list, repeated in the rare case that it would cover a whole carpet.
 */
import { type Loops, neighbour, turned, walk } from './cells.ts';
import { ONE_WORD, TWO_WORDS, bitPlace } from './flood.ts';
import { MAX_MOVES, SLOTS, carpet, withTurn, withWalk } from './moves.ts';

export class Tables {
  readonly size: number;
  readonly loops: Loops;
  readonly squares: number;
  /** `4 * square + direction`: the neighbour; `squares` beyond the border. */
  readonly next: Uint8Array;
  /** `walkIndex`: the square that a walk leads to, and the facing there. */
  readonly walkSquare: Uint8Array;
  readonly walkFacing: Uint8Array;
  /** `SLOTS * square + i`: places for a carpet when Assam stands there, and how many. */
  readonly slots: Int32Array;
  readonly slotCount: Uint8Array;
  /** `MAX_MOVES * walkIndex + i`: joint moves, those with the same turn in a row, and how many. */
  readonly joint: Int32Array;
  readonly jointCount: Uint8Array;
  /** Each square as a set of bits, on boards that fit two words. */
  readonly bitLow: Int32Array;
  readonly bitHigh: Int32Array;

  /** Squares with a neighbour to the left, and to the right, on boards that fit one word. */
  readonly notFirst: number;
  readonly notLast: number;

  constructor(size: number, loops: Loops) {
    const squares = size * size;
    this.size = size;
    this.loops = loops;
    this.squares = squares;
    this.next = new Uint8Array(4 * squares);
    this.walkSquare = new Uint8Array(16 * squares);
    this.walkFacing = new Uint8Array(16 * squares);
    this.slots = new Int32Array(SLOTS * squares);
    this.slotCount = new Uint8Array(squares);
    this.joint = new Int32Array(16 * MAX_MOVES * squares);
    this.jointCount = new Uint8Array(16 * squares);
    this.bitLow = new Int32Array(squares);
    this.bitHigh = new Int32Array(squares);
    let notFirst = 0;
    if (size <= ONE_WORD)
      for (let square = 0; square < squares; square++) if (square % size > 0) notFirst |= 1 << square;
    this.notFirst = notFirst;
    this.notLast = notFirst >>> 1;
    for (let square = 0; square < squares; square++) {
      this.fillNext(square);
      this.fillWalks(square);
      if (size <= TWO_WORDS) this.fillBits(square);
    }
    for (let square = 0; square < squares; square++) this.fillSlots(square);
    for (let square = 0; square < squares; square++) this.fillJoint(square);
  }

  private fillNext(square: number): void {
    for (let direction = 0; direction < 4; direction++) {
      const beside = neighbour(this.size, square, direction);
      this.next[4 * square + direction] = beside < 0 ? this.squares : beside;
    }
  }

  private fillBits(square: number): void {
    const place = bitPlace(this.size, square);
    if (place < 32) this.bitLow[square] = 1 << place;
    else this.bitHigh[square] = 1 << (place - 32);
  }

  private fillWalks(square: number): void {
    const { size, loops } = this;
    const x = square % size;
    const y = (square - x) / size;
    for (let facing = 0; facing < 4; facing++) {
      for (let die = 1; die <= 4; die++) {
        const end = walk(size, loops, { x, y, facing }, die);
        const at = walkIndex(square, facing, die);
        this.walkSquare[at] = end.y * size + end.x;
        this.walkFacing[at] = end.facing;
      }
    }
  }

  /** No place comes up twice: two neighbours of a square are never neighbours of each other. */
  private fillSlots(square: number): void {
    const { next, squares } = this;
    let count = 0;
    for (let i = 0; i < 4; i++) {
      const near = next[4 * square + i]!;
      if (near === squares) continue;
      for (let j = 0; j < 4; j++) {
        const far = next[4 * near + j]!;
        if (far === squares || far === square) continue;
        this.slots[SLOTS * square + count++] = carpet(near, far);
      }
    }
    this.slotCount[square] = count;
  }

  private fillJoint(square: number): void {
    for (let facing = 0; facing < 4; facing++) {
      for (let die = 1; die <= 4; die++) {
        const at = walkIndex(square, facing, die);
        let count = 0;
        for (let turn = 0; turn < 3; turn++) {
          const walked = walkIndex(square, turned(facing, turn), die);
          const end = this.walkSquare[walked]!;
          for (let i = 0; i < this.slotCount[end]!; i++) {
            const move = withWalk(this.slots[SLOTS * end + i]!, end, this.walkFacing[walked]!);
            this.joint[MAX_MOVES * at + count++] = withTurn(move, turn);
          }
        }
        this.jointCount[at] = count;
      }
    }
  }
}

export function walkIndex(square: number, facing: number, die: number): number {
  return (square << 4) | (facing << 2) | (die - 1);
}

const made = new Map<string, Tables>();

export function tablesFor(size: number, loops: Loops): Tables {
  const key = `${size} ${loops}`;
  const tables = made.get(key) ?? new Tables(size, loops);
  made.set(key, tables);
  return tables;
}
