/**
 * What the walks of one player cost. The toll of a region is one number: in its high bits how much is owed there, in the
 * low ones how a stop changes the difference between a seat and its rival. So the smaller of two tolls is the cheaper one.
 */
import type { MarrakechState } from '../state.ts';
import { MOST_REGIONS, count, ownerOf, regionAt, sizeOf } from './regions.ts';
import { SIDES, SIDES_OF } from './sides.ts';
import { type Surroundings, WALKS, walkOf } from './surroundings.ts';

const GAIN_BITS = 10;
const GAIN = (1 << GAIN_BITS) - 1;
/** A stop that changes nothing; what is gained counts from here. */
const NOTHING = 1 << (GAIN_BITS - 1);

export class Tolls {
  private readonly byRegion = new Int32Array(1 + MOST_REGIONS).fill(NOTHING, 0, 1);

  /** For a player, in the position whose regions were found last. What is owed is the size of the region, whatever the purse. */
  fill({ coins }: MarrakechState, player: number, seat: number, rival: number): void {
    const { byRegion } = this;
    const purse = coins[player]!;
    const share = player === seat ? -1 : player === rival ? 1 : 0;
    for (let region = 1; region <= count; region++) {
      const owner = ownerOf[region]!;
      const size = sizeOf[region]!;
      const gain = Math.min(size, purse) * (share + (owner === seat ? 1 : owner === rival ? -1 : 0));
      byRegion[region] = owner === player ? NOTHING : (size << GAIN_BITS) | (NOTHING + gain);
    }
  }

  /** What one walk changes, by its index in the surroundings. */
  straightOn({ squares }: Surroundings, walk: number): number {
    return (this.byRegion[regionAt[squares[walk]!]!]! & GAIN) - NOTHING;
  }

  /** What the cheapest of the three walks of a roll changes, the first of which is given. */
  cheapest({ squares }: Surroundings, first: number): number {
    return (this.leastOf(squares, first) & GAIN) - NOTHING;
  }

  /** Sum over the six sides of the die of what the cheapest walk from a stand changes. */
  overSides({ squares }: Surroundings, stand: number): number {
    const first = WALKS * stand;
    let sum = 0;
    for (let die = 1; die <= 4; die++)
      sum += SIDES_OF[die]! * (this.leastOf(squares, first + walkOf(die, 0)) & GAIN);
    return sum - SIDES * NOTHING;
  }

  /** The smallest toll where three walks end. */
  private leastOf(squares: Uint8Array, first: number): number {
    const { byRegion } = this;
    const left = byRegion[regionAt[squares[first]!]!]!;
    const on = byRegion[regionAt[squares[first + 1]!]!]!;
    const right = byRegion[regionAt[squares[first + 2]!]!]!;
    return Math.min(left, on, right);
  }
}
