/**
 * Where cities and roads are still open: for each of them the number of empty cells that it runs into, and how hard the
 * hardest of these is to fill. One walk along the frontier finds both for all features.
 */
import { AROUND, stepFrom } from '../cells.ts';
import { FACT, FACTS } from '../facts.ts';
import { ROOTS, ROOT_SHIFT, rootOf } from '../features.ts';
import { PATTERNS as FIT_PATTERNS } from '../fit.ts';
import * as layout from '../layout.ts';
import type { Table } from '../table.ts';
import { Closers, GRADES } from './closers.ts';

// Constants of this file, for the reason given in `facts.ts`.
const facts = FACTS;
const [stepTo, rootAt, around] = [stepFrom, rootOf, AROUND];
const { PATTERNS, GRID, KINDS, ROAD, EMPTY } = layout;
const FRONTIER = layout.FRONTIER >> 1;
const { step: STEP, sidePiece: SIDE_PIECE } = FACT;
const ROOT = ROOT_SHIFT;
/** Numbers of cells stay far below 31 bits. */
const MOST_WALKED = 1 << 29;

/** For each pattern its sides with a road or city, two bits each, and how many there are, from bit 8 on. */
const endsOf = Int16Array.from({ length: FIT_PATTERNS }, (_, pattern) => {
  const sides = [0, 1, 2, 3].filter((side) => ((pattern >> (2 * side)) & 3) >= ROAD);
  return sides.reduce((sum, side, k) => sum | (side << (2 * k)), sides.length << 8);
});

export class OpenEnds {
  /** The cities and roads that are open: 2 * root, and 1 for a road. */
  open = 0;
  readonly features = new Int16Array(ROOTS);
  private readonly closers = new Closers();
  /** By root: 1 + the last cell of the frontier that was counted, of this walk; how many; the hardest grade. */
  private readonly last = new Int32Array(ROOTS);
  private readonly counts = new Uint8Array(ROOTS);
  private readonly grades = new Uint8Array(ROOTS);
  /** Cells are numbered on from walk to walk, so that nothing has to be cleared. */
  private walked = 0;

  /** @param inHand a type that is drawn and not laid yet, which counts as left, or NOTHING */
  look(table: Table, inHand: number): void {
    const { bytes, words, fronts } = table;
    const { closers, last, counts, grades } = this;
    closers.look(table, inHand);
    if (this.walked > MOST_WALKED) this.forget();
    this.open = 0;
    const from = this.walked;
    for (let i = 0; i < fronts; i++) {
      const pattern = bytes[PATTERNS + i]!;
      const number = ++this.walked;
      const sides = endsOf[pattern]!;
      const cell = words[FRONTIER + i]!;
      for (let k = 0; k < sides >> 8; k++) {
        const side = (sides >> (2 * k)) & 3;
        const tile = bytes[GRID + stepTo(cell, facts[STEP + side]!)]! - 1;
        const piece = facts[SIDE_PIECE + 4 * bytes[KINDS + tile]! + (side ^ 2)]!;
        const word = rootAt(words, tile, piece);
        const root = word >> ROOT;
        const grade = closers.grade(4 * pattern + side);
        if (last[root]! <= from) {
          this.features[this.open++] = 2 * word + Number(((pattern >> (2 * side)) & 3) === ROAD);
          counts[root] = 0;
          grades[root] = GRADES;
        }
        if (last[root] !== number) counts[root]!++;
        last[root] = number;
        if (grade < grades[root]!) grades[root] = grade;
      }
    }
  }

  private forget(): void {
    this.walked = 0;
    this.last.fill(0);
  }

  /** Can some tile that is left be laid on every cell around a cell? Those beside no tile count as if. */
  canFill(table: Table, cell: number): boolean {
    const { bytes } = table;
    for (let i = 0; i < around.length; i++) {
      const entry = bytes[GRID + stepTo(cell, around[i]!)]!;
      if (entry >= EMPTY && this.closers.isDead(bytes[PATTERNS + entry - EMPTY]!)) return false;
    }
    return true;
  }

  /** Empty cells that an open city or road runs into. */
  cells(root: number): number {
    return this.counts[root >> ROOT]!;
  }

  /** The grade of the hardest of them. */
  grade(root: number): number {
    return this.grades[root >> ROOT]!;
  }
}
