/** All-moves-as-first statistics of many nodes in one hash table, by node, seat and code. */
import { type FreeMemory, allocate } from '../../memory.ts';

const FIRST_CAPACITY = 1 << 10;
/** Node, seat, code, visits and sum of one entry. */
const BYTES = 4 + 1 + 4 + 4 + 8;

export class AmafTable {
  private readonly free: FreeMemory | undefined;
  private capacity: number;
  private used = 0;
  /** Node + 1, so that 0 means free. */
  private nodes: Int32Array;
  private seats: Uint8Array;
  private codes: Int32Array;
  visits: Int32Array;
  sums: Float64Array;

  constructor(free?: FreeMemory, capacity: number = FIRST_CAPACITY) {
    this.free = free;
    this.capacity = capacity;
    this.nodes = new Int32Array(capacity);
    this.seats = new Uint8Array(capacity);
    this.codes = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.sums = new Float64Array(capacity);
  }

  /** Bytes in use at the worst moment of growing to hold `more` entries: the old table and the new one. */
  bytesToHold(more: number): number {
    let { capacity } = this;
    while (capacity < 2 * (this.used + more)) capacity *= 2;
    return (capacity === this.capacity ? capacity : capacity + this.capacity) * BYTES;
  }

  /** The place of these statistics in `visits` and `sums`, or -1 if there are none. */
  find(node: number, seat: number, code: number): number {
    const place = this.placeOf(node, seat, code);
    return this.nodes[place] === 0 ? -1 : place;
  }

  add(node: number, seat: number, code: number, reward: number): void {
    let place = this.placeOf(node, seat, code);
    if (this.nodes[place] === 0) {
      if (2 * ++this.used > this.capacity) {
        this.grow();
        place = this.placeOf(node, seat, code);
      }
      this.enter(place, node, seat, code);
      this.visits[place] = 0;
      this.sums[place] = 0;
    }
    this.visits[place]!++;
    this.sums[place]! += reward;
  }

  private enter(place: number, node: number, seat: number, code: number): void {
    this.nodes[place] = node + 1;
    this.seats[place] = seat;
    this.codes[place] = code;
  }

  private placeOf(node: number, seat: number, code: number): number {
    const { nodes, seats, codes } = this;
    const mask = this.capacity - 1;
    let place = (Math.imul(node ^ Math.imul(code + seat, 0x85ebca6b), 0x9e3779b1) >>> 6) & mask;
    while (
      nodes[place] !== 0 &&
      (nodes[place] !== node + 1 || codes[place] !== code || seats[place] !== seat)
    ) {
      place = (place + 1) & mask;
    }
    return place;
  }

  private grow(): void {
    const { nodes, seats, codes, visits, sums } = this;
    const capacity = 2 * this.capacity;
    const wider = allocate(capacity * BYTES, this.free, () => new AmafTable(this.free, capacity));
    this.capacity = capacity;
    this.nodes = wider.nodes;
    this.seats = wider.seats;
    this.codes = wider.codes;
    this.visits = wider.visits;
    this.sums = wider.sums;
    for (let i = 0; i < nodes.length; i++) {
      if (nodes[i] === 0) continue;
      const place = this.placeOf(nodes[i]! - 1, seats[i]!, codes[i]!);
      this.enter(place, nodes[i]! - 1, seats[i]!, codes[i]!);
      this.visits[place] = visits[i]!;
      this.sums[place] = sums[i]!;
    }
  }
}
