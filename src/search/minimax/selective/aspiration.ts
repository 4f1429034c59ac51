/**
 * The window of the root. An iteration is expected to find about the value of the last one; if it does not, the window is
 * opened on the side where the value lies, twice as far each time, and the iteration begins again.
 */
import { ALPHA, BEST, BETA } from '../frame.ts';
import { ASPIRATION_DEPTH, ASPIRATION_MARGIN } from './selectivity.ts';

/** After this many misses the window is opened for good. */
const MOST_MISSES = 4;

export class Aspiration {
  private readonly margin: number;
  private misses = 0;
  private last = 0;
  private low = -Infinity;
  private high = Infinity;

  constructor(scale: number) {
    this.margin = ASPIRATION_MARGIN * scale;
  }

  /** The next iteration begins. @param depth of it; what is not expected to be near the last value has none */
  expect(depth: number): void {
    const isNarrow = depth >= ASPIRATION_DEPTH;
    this.misses = 0;
    this.low = isNarrow ? this.last - this.margin : -Infinity;
    this.high = isNarrow ? this.last + this.margin : Infinity;
  }

  /** Sets the window of the root. */
  open(values: Float64Array): void {
    values[ALPHA] = this.low;
    values[BETA] = this.high;
  }

  /** Did the value lie within the window? Else the window is wider from now on. */
  hits(values: Float64Array): boolean {
    const value = values[BEST]!;
    this.last = value;
    if (value > this.low && value < this.high) return true;
    const reach = ++this.misses >= MOST_MISSES ? Infinity : this.margin * 4 ** this.misses;
    if (value <= this.low) this.low = value - reach;
    else this.high = value + reach;
    return false;
  }
}
