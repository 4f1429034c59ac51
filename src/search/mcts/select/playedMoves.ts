/**
 * The different moves of an iteration, by seat and code, each once however often it was made. A hash table whose stamps
 * save clearing it.
 */
const FIRST_CAPACITY = 1 << 9;

export class PlayedMoves {
  /** The moves in the order in which they were added. */
  seats = new Int32Array(FIRST_CAPACITY);
  codes = new Int32Array(FIRST_CAPACITY);
  count = 0;
  private slots = new Int32Array(2 * FIRST_CAPACITY);
  private stamps = new Int32Array(2 * FIRST_CAPACITY);
  private stamp = 0;

  clear(): void {
    this.count = 0;
    this.stamp++;
  }

  add(seat: number, code: number): void {
    const slot = this.slotOf(seat, code);
    if (this.stamps[slot] === this.stamp) return;
    if (this.count === this.codes.length) {
      this.grow();
      this.add(seat, code);
      return;
    }
    this.stamps[slot] = this.stamp;
    this.slots[slot] = this.count;
    this.seats[this.count] = seat;
    this.codes[this.count++] = code;
  }

  has(seat: number, code: number): boolean {
    return this.stamps[this.slotOf(seat, code)] === this.stamp;
  }

  private slotOf(seat: number, code: number): number {
    const { seats, codes, slots, stamps, stamp } = this;
    const mask = slots.length - 1;
    let slot = (Math.imul(code + seat, 0x9e3779b1) >>> 8) & mask;
    while (stamps[slot] === stamp && (codes[slots[slot]!] !== code || seats[slots[slot]!] !== seat)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private grow(): void {
    const { seats, codes, count } = this;
    this.seats = new Int32Array(2 * count);
    this.codes = new Int32Array(2 * count);
    this.slots = new Int32Array(4 * count);
    this.stamps = new Int32Array(4 * count);
    this.stamp = 1;
    this.count = 0;
    for (let i = 0; i < count; i++) this.add(seats[i]!, codes[i]!);
  }
}
