/** What never changes during a game: the cells one can stand on, and the rules in force. */
import { popcount } from '../../core/index.ts';
import { BIT_HIGH, BIT_LOW, NEXT_HIGH, NEXT_LOW, NOWHERE, cellAt } from './cells.ts';
import { type AtaxxOptions, parseJumpLimit } from './options.ts';
import { symmetricKeys } from './symmetry.ts';
import type { StoneKeys } from './zobrist.ts';

/** Why a game is over: nobody can move or a side is wiped out, or there was too much jumping. */
export const BY_BOARD = 1;
export const BY_LIMIT = 2;

export class Board {
  readonly size: number;
  /** The playable cells as a set: the board without its gaps. */
  readonly cells: Int32Array;
  readonly cellCount: number;
  /** Those of its cells that have fewer than eight neighbours. */
  readonly border: Int32Array;
  /** A clone is a pair (from, to), so that two stones beside a cell give two moves. */
  readonly clonesByPair: boolean;
  /** A side without stones has lost at once. */
  readonly wipeoutEnds: boolean;
  /** Over when the half-move clock reaches this; huge when the clock does not count. */
  readonly clockLimit: number;
  /** Over when a side's own jumps in a row exceed this; huge when they do not count. */
  readonly ownLimit: number;
  readonly limitIsDraw: boolean;
  private symmetricKeys: readonly StoneKeys[] | undefined;

  constructor(size: number, gaps: readonly number[], options: AtaxxOptions) {
    const never = 1 << 29;
    const limit = parseJumpLimit(options.jumpLimit);
    this.size = size;
    this.cells = new Int32Array(2);
    for (let rank = 0; rank < size; rank++) {
      for (let file = 0; file < size; file++) this.add(cellAt(file, rank));
    }
    for (const cell of gaps) this.remove(cell);
    this.cellCount = popcount(this.cells[0]!) + popcount(this.cells[1]!);
    this.border = new Int32Array(2);
    for (let cell = 0; cell < NOWHERE; cell++) {
      if (!this.has(cell) || this.neighbours(cell) === 8) continue;
      this.border[0]! |= BIT_LOW[cell]!;
      this.border[1]! |= BIT_HIGH[cell]!;
    }
    this.clonesByPair = options.clones === 'pair';
    this.wipeoutEnds = options.wipeout === 'end';
    this.clockLimit = limit.kind === 'clock' ? limit.limit : never;
    this.ownLimit = limit.kind === 'own' ? limit.limit : never;
    this.limitIsDraw = options.limitResult === 'draw';
  }

  /** Keys under the turns and mirror images that leave the board as it is. */
  get symmetries(): readonly StoneKeys[] {
    this.symmetricKeys ??= symmetricKeys(this.size, this.cells);
    return this.symmetricKeys;
  }

  has(cell: number): boolean {
    return ((this.cells[0]! & BIT_LOW[cell]!) | (this.cells[1]! & BIT_HIGH[cell]!)) !== 0;
  }

  private neighbours(cell: number): number {
    return popcount(NEXT_LOW[cell]! & this.cells[0]!) + popcount(NEXT_HIGH[cell]! & this.cells[1]!);
  }

  private add(cell: number): void {
    this.cells[0]! |= BIT_LOW[cell]!;
    this.cells[1]! |= BIT_HIGH[cell]!;
  }

  private remove(cell: number): void {
    this.cells[0]! &= ~BIT_LOW[cell]!;
    this.cells[1]! &= ~BIT_HIGH[cell]!;
  }
}
