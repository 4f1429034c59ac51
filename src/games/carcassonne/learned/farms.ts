/** The cities beside farms that someone holds, each once for every farm. One walk over all tiles finds them. */
import { FACT, FACTS } from '../facts.ts';
import { ROOTS, ROOT_SHIFT } from '../features.ts';
import { MOST_TILES } from '../layout.ts';
import type { Table } from '../table.ts';

// Constants of this file, for the reason given in `facts.ts`.
const facts = FACTS;
const { borderFrom: BORDER_FROM, borders: BORDERS } = FACT;
const ROOT = ROOT_SHIFT;
/** Farms that can be told apart by a bit; nobody ever has more meeples on different ones. */
const MOST_FARMS = 31;
/** Pairs of a farm and a city. */
const MOST_PAIRS = 4 * MOST_TILES;

export class Farms {
  /** Pairs that were found: the farm by its number, the city by its root. */
  pairs = 0;
  readonly farm = new Uint8Array(MOST_PAIRS);
  readonly city = new Int16Array(MOST_PAIRS);
  /** Farms to look for, by root: 1 + number, else 0. */
  private readonly numbers = new Uint8Array(ROOTS);
  private readonly roots = new Int16Array(MOST_FARMS);
  private count = 0;
  /** Farms that have met a city, a bit each. */
  private readonly met = new Int32Array(ROOTS);

  clear(): void {
    for (let i = 0; i < this.count; i++) this.numbers[this.roots[i]! >> ROOT] = 0;
    this.count = 0;
    this.pairs = 0;
  }

  /** A farm to look for. Returns its number; those beyond the last are left out. */
  add(root: number): number {
    if (this.count === MOST_FARMS) return -1;
    this.roots[this.count++] = root;
    this.numbers[root >> ROOT] = this.count;
    return this.count - 1;
  }

  find(table: Table): void {
    const { numbers, met, farm, city } = this;
    if (this.count === 0) return;
    const { tiles } = table;
    let pairs = 0;
    for (let tile = 0; tile < tiles; tile++) {
      const type = table.kindOf(tile) >> 2;
      const to = facts[BORDER_FROM + type + 1]!;
      for (let i = facts[BORDER_FROM + type]!; i < to; i++) {
        const border = facts[BORDERS + i]!;
        const number = numbers[table.rootOf(tile, border >> 3) >> ROOT]!;
        if (number === 0) continue;
        const root = table.rootOf(tile, border & 7);
        const bit = 1 << number;
        if ((met[root >> ROOT]! & bit) !== 0) continue;
        met[root >> ROOT]! |= bit;
        farm[pairs] = number - 1;
        city[pairs++] = root;
      }
    }
    for (let i = 0; i < pairs; i++) met[city[i]! >> ROOT] = 0;
    this.pairs = pairs;
  }
}
