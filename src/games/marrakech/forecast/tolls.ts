/** What it costs to stop on each square: the regions of a position, all of them labelled at once. */
import { LARGEST } from '../options.ts';
import type { MarrakechState } from '../state.ts';

const SQUARES = LARGEST * LARGEST;

/** Of the position last looked at, by square: the owner of its carpet, or -1, and the size of its region. */
export const owners = new Int8Array(SQUARES);
export const sizes = new Uint8Array(SQUARES);

/** By player: squares of the largest region, and the sum over regions of their squared sizes. */
export const largest = new Int32Array(4);
export const squaredSizes = new Int32Array(4);

/** What squares show, with one beyond the border that shows nothing. */
const shown = new Int8Array(SQUARES + 1);
const region = new Uint8Array(SQUARES);

/** Labels the region of a square that has a carpet; returns its size. */
function label(square: number, next: Uint8Array): number {
  const colour = shown[square]!;
  shown[square] = 0;
  region[0] = square;
  let found = 1;
  for (let i = 0; i < found; i++) {
    const from = 4 * region[i]!;
    for (let direction = 0; direction < 4; direction++) {
      const to = next[from + direction]!;
      if (shown[to] !== colour) continue;
      shown[to] = 0;
      region[found++] = to;
    }
  }
  for (let i = 0; i < found; i++) sizes[region[i]!] = found;
  return found;
}

/** Fills all of the above. The carpets of players who are out count as bare floor. */
export function lookAtRegions(state: MarrakechState): void {
  const { market } = state;
  const { squares, owner: ownerOf } = market;
  largest.fill(0);
  squaredSizes.fill(0);
  shown[squares] = 0;
  for (let square = 0; square < squares; square++) {
    const what = state.shownAt(square);
    const owner = ownerOf[what]!;
    const counts = owner >= 0 && !state.isOut(owner);
    owners[square] = counts ? owner : -1;
    sizes[square] = 0;
    shown[square] = counts ? what : 0;
  }
  for (let square = 0; square < squares; square++) {
    if (shown[square] === 0) continue;
    const owner = owners[square]!;
    const size = label(square, market.tables.next);
    largest[owner] = Math.max(largest[owner]!, size);
    squaredSizes[owner]! += size * size;
  }
}

/** By square: what a player pays who stops there, and how that changes the difference between a seat and its rival. */
export interface Tolls {
  readonly costs: Uint8Array;
  readonly gains: Int32Array;
}

export function newTolls(): Tolls {
  return { costs: new Uint8Array(SQUARES), gains: new Int32Array(SQUARES) };
}

/** Fills the tolls of a player, for the position last looked at. A cost is the size of the region, whatever the purse. */
export function fillTolls(
  { costs, gains }: Tolls,
  state: MarrakechState,
  player: number,
  seat: number,
  rival: number,
): void {
  const purse = state.coins[player]!;
  const share = player === seat ? -1 : player === rival ? 1 : 0;
  for (let square = 0; square < state.market.squares; square++) {
    const owner = owners[square]!;
    const cost = owner === player ? 0 : sizes[square]!;
    costs[square] = cost;
    gains[square] = Math.min(cost, purse) * (share + (owner === seat ? 1 : owner === rival ? -1 : 0));
  }
}
