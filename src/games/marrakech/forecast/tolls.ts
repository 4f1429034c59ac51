/**
 * What the walks of one player cost. The toll of a square is one number: in its high bits how much is owed there, in the
 * low ones how the stop changes the difference between a seat and its rival.
 */
import type { MarrakechState } from '../state.ts';
import { walkIndex } from '../tables.ts';
import { MOST_SQUARES, count, endOf, members, ownerOf, sizeOf } from './regions.ts';
import { SIDES_OF } from './sides.ts';

const GAIN_BITS = 10;
const GAIN = (1 << GAIN_BITS) - 1;
/** A stop that changes nothing; what is gained counts from here. */
const NOTHING = 1 << (GAIN_BITS - 1);

export class Tolls {
  private readonly bySquare = new Int32Array(MOST_SQUARES);
  private walkSquare: Uint8Array = new Uint8Array(0);

  /** For a player, in the position whose regions were found last. What is owed is the size of the region, whatever the purse. */
  fill(state: MarrakechState, player: number, seat: number, rival: number): void {
    const { bySquare } = this;
    const { squares, tables } = state.market;
    const purse = state.coins[player]!;
    const share = player === seat ? -1 : player === rival ? 1 : 0;
    this.walkSquare = tables.walkSquare;
    // For so few squares a loop is faster than `fill`.
    for (let square = 0; square < squares; square++) bySquare[square] = NOTHING;
    for (let region = 0, i = 0; region < count; region++) {
      const end = endOf[region]!;
      const owner = ownerOf[region]!;
      if (owner === player) {
        i = end;
        continue;
      }
      const size = sizeOf[region]!;
      const gain = Math.min(size, purse) * (share + (owner === seat ? 1 : owner === rival ? -1 : 0));
      const toll = (size << GAIN_BITS) | (NOTHING + gain);
      for (; i < end; i++) bySquare[members[i]!] = toll;
    }
  }

  /** What a walk straight on changes. */
  straightOn(square: number, facing: number, die: number): number {
    return (this.bySquare[this.walkSquare[walkIndex(square, facing, die)]!]! & GAIN) - NOTHING;
  }

  /** What the cheapest of the three walks with this roll changes. */
  cheapest(square: number, facing: number, die: number): number {
    const left = walkIndex(square, (facing + 3) & 3, die);
    const right = walkIndex(square, (facing + 1) & 3, die);
    return (this.leastOf(left, walkIndex(square, facing, die), right) & GAIN) - NOTHING;
  }

  /** Sum over the six sides of the die of what the cheapest walk changes. */
  overSides(square: number, facing: number): number {
    const left = walkIndex(square, (facing + 3) & 3, 1);
    const on = walkIndex(square, facing, 1);
    const right = walkIndex(square, (facing + 1) & 3, 1);
    let sum = 0;
    for (let die = 0; die < 4; die++)
      sum += SIDES_OF[die + 1]! * ((this.leastOf(left + die, on + die, right + die) & GAIN) - NOTHING);
    return sum;
  }

  /** The first of the cheapest tolls where three walks end. */
  private leastOf(first: number, second: number, third: number): number {
    const { bySquare, walkSquare } = this;
    const one = bySquare[walkSquare[first]!]!;
    const two = bySquare[walkSquare[second]!]!;
    const three = bySquare[walkSquare[third]!]!;
    const least = two >> GAIN_BITS < one >> GAIN_BITS ? two : one;
    return three >> GAIN_BITS < least >> GAIN_BITS ? three : least;
  }
}
