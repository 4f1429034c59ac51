/** Mean, standard deviation and range of a sample that is seen once, value by value (B. P. Welford, 1962). */
export class Moments {
  count = 0;
  min = Infinity;
  max = -Infinity;
  private average = 0;
  /** Sum of squared distances from the mean. */
  private squares = 0;

  add(value: number): void {
    this.count++;
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
    const distance = value - this.average;
    this.average += distance / this.count;
    this.squares += distance * (value - this.average);
  }

  /** NaN for an empty sample. */
  get mean(): number {
    return this.count === 0 ? NaN : this.average;
  }

  /** Standard deviation, estimated from the sample; NaN for fewer than two values. */
  get sd(): number {
    return this.count < 2 ? NaN : Math.sqrt(this.squares / (this.count - 1));
  }
}
