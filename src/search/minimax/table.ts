/**
 * Transposition table: what was found about a position, by its 64-bit key. Two entries share a bucket: the first
 * keeps the deepest result of this search, the second the latest.
 */
import { type FreeMemory, allocate } from '../memory.ts';
import type { Frame } from './frame.ts';

/** What an entry says about the true value. */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

const NOT_FOUND = -1;
/** Bytes of one entry over all arrays. */
const ENTRY_BYTES = 4 + 4 + 8 + 4 + 4;

export class TranspositionTable {
  private readonly low: Int32Array;
  private readonly high: Int32Array;
  private readonly values: Float64Array;
  private readonly moves: Int32Array;
  /** depth * 8 + whole * 4 + bound + 1, so that zero is an empty entry; the search's number above bit 12. */
  private readonly infos: Int32Array;
  private readonly mask: number;
  private generation = 0;

  /** @throws OutOfMemory */
  constructor(megabytes: number, free?: FreeMemory) {
    let entries = 2;
    while (2 * entries * ENTRY_BYTES <= megabytes * 2 ** 20) entries *= 2;
    const arrays = allocate(entries * ENTRY_BYTES, free, () => ({
      low: new Int32Array(entries),
      high: new Int32Array(entries),
      values: new Float64Array(entries),
      moves: new Int32Array(entries),
      infos: new Int32Array(entries),
    }));
    this.low = arrays.low;
    this.high = arrays.high;
    this.values = arrays.values;
    this.moves = arrays.moves;
    this.infos = arrays.infos;
    this.mask = entries - 2;
  }

  get bytes(): number {
    return (this.mask + 2) * ENTRY_BYTES;
  }

  clear(): void {
    this.infos.fill(0);
    this.generation = 0;
  }

  /** Entries of earlier searches may be replaced from now on. */
  nextSearch(): void {
    this.generation = (this.generation + 1) & 0x3ffff;
  }

  /** The entry of a position by its key, or a negative number. */
  find(hash: Int32Array): number {
    const low = hash[0]!;
    const high = hash[1]!;
    const slot = low & this.mask;
    if (this.low[slot] === low && this.high[slot] === high && this.infos[slot] !== 0) return slot;
    if (this.low[slot + 1] === low && this.high[slot + 1] === high && this.infos[slot + 1] !== 0)
      return slot + 1;
    return NOT_FOUND;
  }

  value(entry: number): number {
    return this.values[entry]!;
  }

  move(entry: number): number {
    return this.moves[entry]!;
  }

  depth(entry: number): number {
    return ((this.infos[entry]! & 0xfff) - 1) >> 3;
  }

  /** Did all lines that were looked at come to the end of the game? */
  isWhole(entry: number): boolean {
    return ((((this.infos[entry]! & 0xfff) - 1) >> 2) & 1) === 1;
  }

  /** Is the entry what a search to `depth` would find? One that knew less, or more, would not do. */
  answers(entry: number, depth: number): boolean {
    const known = this.depth(entry);
    return known === depth || (known < depth && this.isWhole(entry));
  }

  bound(entry: number): number {
    return ((this.infos[entry]! & 0xfff) - 1) & 3;
  }

  store(frame: Frame, bound: number, value: number): void {
    const { depth, hash } = frame;
    const low = hash[0]!;
    const high = hash[1]!;
    let slot = low & this.mask;
    const old = this.infos[slot]!;
    const isSame = this.low[slot] === low && this.high[slot] === high;
    if (old !== 0 && !isSame && old >> 12 === this.generation && this.depth(slot) > depth) slot++;
    this.low[slot] = low;
    this.high[slot] = high;
    this.values[slot] = value;
    this.moves[slot] = frame.best;
    this.infos[slot] = (this.generation << 12) | (8 * depth + (frame.isWhole ? 4 : 0) + bound + 1);
  }
}
