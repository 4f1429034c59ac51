/**
 * How many members of a set lie beside each cell, for all cells at once: four sets, the binary digits of the counts. Added
 * up as paper and pencil would, but with one bit of every cell in a word: first each row with its left and right
 * neighbours, then three rows.
 */
import { fromLeft, fromRight } from './bits.ts';

export class Neighbours {
  // Digits of value 1, 2, 4 and 8, each as a low and a high half. In an array because halves use all 32 bits.
  readonly digits = new Int32Array(8);
  private readonly sides = new Int32Array(4);
  private readonly rows = new Int32Array(4);

  /** Counts the neighbours of a set. */
  count(low: number, high: number): void {
    this.addRow(0, low);
    this.addRow(1, high);
    const { rows } = this;
    this.addRows(
      0,
      rows[0]! << 8,
      rows[2]! << 8,
      (rows[0]! >>> 8) | (rows[1]! << 24),
      (rows[2]! >>> 8) | (rows[3]! << 24),
    );
    this.addRows(
      1,
      (rows[1]! << 8) | (rows[0]! >>> 24),
      (rows[3]! << 8) | (rows[2]! >>> 24),
      rows[1]! >>> 8,
      rows[3]! >>> 8,
    );
  }

  /** Left and right neighbours, without and with the cell between: digits of value 1, then of value 2. */
  private addRow(half: number, set: number): void {
    const left = fromLeft(set);
    const right = fromRight(set);
    const odd = left ^ right;
    const both = left & right;
    this.sides[half] = odd;
    this.sides[2 + half] = both;
    this.rows[half] = odd ^ set;
    this.rows[2 + half] = both | (odd & set);
  }

  /** The sides of a half, and the rows below and above it. */
  private addRows(
    half: number,
    belowOne: number,
    belowTwo: number,
    aboveOne: number,
    aboveTwo: number,
  ): void {
    const { digits, sides } = this;
    const one = sides[half]!;
    const two = sides[2 + half]!;
    const odd = belowOne ^ aboveOne;
    const carry = (belowOne & aboveOne) | (odd & one);
    const oddTwos = belowTwo ^ aboveTwo;
    const oddOthers = two ^ carry;
    const a = belowTwo & aboveTwo;
    const b = two & carry;
    const c = oddTwos & oddOthers;
    digits[half] = odd ^ one;
    digits[2 + half] = oddTwos ^ oddOthers;
    digits[4 + half] = a ^ b ^ c;
    digits[6 + half] = (a & b) | (a & c) | (b & c);
  }

  /** The largest count among some cells. */
  largest(low: number, high: number): number {
    const { digits } = this;
    let most = 0;
    let restLow = low;
    let restHigh = high;
    for (let digit = 3; digit >= 0; digit--) {
      const atLow = restLow & digits[2 * digit]!;
      const atHigh = restHigh & digits[2 * digit + 1]!;
      if ((atLow | atHigh) === 0) continue;
      restLow = atLow;
      restHigh = atHigh;
      most += 1 << digit;
    }
    return most;
  }
}
