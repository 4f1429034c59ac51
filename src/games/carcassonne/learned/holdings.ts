/** The features of a position that someone holds, each once, and the cities beside those of them that are farms. */
import { FACT, FACTS } from '../facts.ts';
import { ROOTS, ROOT_SHIFT } from '../features.ts';
import { CLAIM, MOST_TILES } from '../layout.ts';
import type { CarcassonneState } from '../state.ts';
import type { Table } from '../table.ts';
import { Farms } from './farms.ts';

// Constants of this file, for the reason given in `facts.ts`.
const facts = FACTS;
const { closable: CLOSABLE, monastery: MONASTERY } = FACT;
const ROOT = ROOT_SHIFT;
/** Numbers of looks stay far below 31 bits. */
const MOST_LOOKS = 1 << 29;

export class Holdings {
  readonly farms = new Farms();
  count = 0;
  /** Where each of them was first claimed, as 8 * tile + piece. */
  readonly claims = new Int16Array(MOST_TILES);
  /** By root: the look in which it was met last, and the number of a farm. */
  private readonly met = new Int32Array(ROOTS);
  private readonly farmOf = new Uint8Array(ROOTS);
  private looks = 0;

  look(state: CarcassonneState): void {
    const { table } = state;
    if (this.looks === MOST_LOOKS) this.forget();
    this.looks++;
    this.count = 0;
    this.farms.clear();
    for (let i = 0; i < table.claimed; i++) {
      const claim = table.claim(i);
      const root = table.rootOf(claim >> 3, claim & 7);
      if (table.meeplesOn(root) === 0 || !this.meet(root)) continue;
      this.claims[this.count++] = claim;
      if (isField(table, claim >> 3, claim & 7)) this.farmOf[root >> ROOT] = this.farms.add(root);
    }
    if (state.phase === CLAIM) this.addFreeFields(table);
    this.farms.find(table);
  }

  /** Is it met for the first time? */
  private meet(root: number): boolean {
    const { met, looks } = this;
    if (met[root >> ROOT] === looks) return false;
    met[root >> ROOT] = looks;
    return true;
  }

  private forget(): void {
    this.looks = 0;
    this.met.fill(0);
  }

  /** Fields of the newest tile that nobody holds, because they may be claimed next. */
  private addFreeFields(table: Table): void {
    const tile = table.tiles - 1;
    for (let rest = table.freePieces(); rest !== 0; rest &= rest - 1) {
      const piece = 31 - Math.clz32(rest & -rest);
      const root = table.rootOf(tile, piece);
      if (isField(table, tile, piece) && this.meet(root)) this.farmOf[root >> ROOT] = this.farms.add(root);
    }
  }

  /** The number of a farm among `farms`. */
  farmNumber(root: number): number {
    return this.farmOf[root >> ROOT]!;
  }
}

function isField(table: Table, tile: number, piece: number): boolean {
  const type = table.kindOf(tile) >> 2;
  return piece >= facts[CLOSABLE + type]! && piece !== facts[MONASTERY + type];
}
