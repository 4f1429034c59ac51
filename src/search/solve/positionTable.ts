/** Positions by their 64-bit keys, numbered in the order in which they are found. Open addressing, at most half full. */
export class PositionTable {
  private low = new Int32Array(1 << 12);
  private high = new Int32Array(1 << 12);
  /** By slot; 0 for an empty one, else the number plus one. */
  private numbers = new Int32Array(1 << 12);
  count = 0;

  /** The number of a key, which is the next one if the key is new. */
  numberOf(low: number, high: number): number {
    const at = this.slotOf(low, high);
    if (this.numbers[at] !== 0) return this.numbers[at]! - 1;
    this.low[at] = low;
    this.high[at] = high;
    this.numbers[at] = ++this.count;
    if (2 * this.count > this.numbers.length) this.grow();
    return this.count - 1;
  }

  private slotOf(low: number, high: number): number {
    const mask = this.numbers.length - 1;
    let at = (low ^ Math.imul(high, 0x9e3779b1)) & mask;
    while (this.numbers[at] !== 0 && (this.low[at] !== low || this.high[at] !== high)) at = (at + 1) & mask;
    return at;
  }

  private grow(): void {
    const { low, high, numbers } = this;
    this.low = new Int32Array(2 * low.length);
    this.high = new Int32Array(2 * low.length);
    this.numbers = new Int32Array(2 * low.length);
    for (const [slot, number] of numbers.entries()) {
      if (number === 0) continue;
      const at = this.slotOf(low[slot]!, high[slot]!);
      this.low[at] = low[slot]!;
      this.high[at] = high[slot]!;
      this.numbers[at] = number;
    }
  }
}
