/** Mean, standard deviation and range of a sample that is seen once, value by value (B. P. Welford, 1962). */

/** What most methods need to know of a sample. */
export interface Sample {
  readonly count: number;
  /** NaN for an empty sample. */
  readonly mean: number;
  /** Standard deviation, estimated from the sample (divisor n - 1); NaN for fewer than two values. */
  readonly sd: number;
}

export class Moments implements Sample {
  count = 0;
  min = Infinity;
  max = -Infinity;
  private average = 0;
  /** Sum of squared distances from the mean. */
  private squares = 0;

  static of(values: Iterable<number>): Moments {
    const moments = new Moments();
    for (const value of values) moments.add(value);
    return moments;
  }

  add(value: number): void {
    this.count++;
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
    const distance = value - this.average;
    this.average += distance / this.count;
    this.squares += distance * (value - this.average);
  }

  clone(): Moments {
    return Object.assign(new Moments(), this);
  }

  get mean(): number {
    return this.count === 0 ? NaN : this.average;
  }

  get sd(): number {
    return this.count < 2 ? NaN : Math.sqrt(this.squares / (this.count - 1));
  }
}
