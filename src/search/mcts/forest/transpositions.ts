/** Finds the node of a position by its key: a hash table with open addressing that grows with the tree. */
import type { PositionKey, State } from '../../../core/index.ts';
import { type FreeMemory, allocate } from '../../memory.ts';

const FIRST_CAPACITY = 1 << 12;

export class Transpositions {
  private readonly key: PositionKey;
  private readonly free: FreeMemory | undefined;
  private readonly words = new Int32Array(2);
  /** Two words of key and the node in each place; node 0, the root, is entered as -1 so that 0 means free. */
  private entries = new Int32Array(3 * FIRST_CAPACITY);
  private capacity = FIRST_CAPACITY;
  private used = 0;

  constructor(key: PositionKey, free?: FreeMemory) {
    this.key = key;
    this.free = free;
  }

  clear(): void {
    this.entries.fill(0);
    this.used = 0;
  }

  /** Bytes in use at the worst moment of growing to hold `more` positions: the old table and the new one. */
  bytesToHold(more: number): number {
    let { capacity } = this;
    while (capacity < 2 * (this.used + more)) capacity *= 2;
    const bytes = this.entries.byteLength;
    return capacity === this.capacity ? bytes : bytes + (capacity / this.capacity) * bytes;
  }

  /** The node of this position, or -1 if there is none; `add` then enters one for it. */
  find(state: State): number {
    this.key.write(state, this.words);
    const place = this.placeOf(this.words[0]!, this.words[1]!);
    const entry = this.entries[3 * place + 2]!;
    if (entry === 0) return -1;
    return entry === -1 ? 0 : entry;
  }

  /** Enters a node for the position last looked for. */
  add(node: number): void {
    if (2 * ++this.used > this.capacity) this.grow();
    this.enter(this.words[0]!, this.words[1]!, node === 0 ? -1 : node);
  }

  private enter(low: number, high: number, entry: number): void {
    const place = 3 * this.placeOf(low, high);
    this.entries[place] = low;
    this.entries[place + 1] = high;
    this.entries[place + 2] = entry;
  }

  /** Where the key is, or where it would go. */
  private placeOf(low: number, high: number): number {
    const { entries } = this;
    const mask = this.capacity - 1;
    let place = (low ^ Math.imul(high, 0x9e3779b1)) & mask;
    for (;;) {
      const at = 3 * place;
      if (entries[at + 2] === 0 || (entries[at] === low && entries[at + 1] === high)) return place;
      place = (place + 1) & mask;
    }
  }

  private grow(): void {
    const old = this.entries;
    this.entries = allocate(2 * old.byteLength, this.free, () => new Int32Array(2 * old.length));
    this.capacity *= 2;
    for (let at = 0; at < old.length; at += 3) {
      if (old[at + 2] !== 0) this.enter(old[at]!, old[at + 1]!, old[at + 2]!);
    }
  }
}
