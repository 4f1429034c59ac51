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
  const { squares } = market;
  largest.fill(0);
  squaredSizes.fill(0);
  shown[squares] = 0;
  for (let square = 0; square < squares; square++) {
    const owner = state.ownerAt(square);
    const counts = owner >= 0 && !state.isOut(owner);
    owners[square] = counts ? owner : -1;
    sizes[square] = 0;
    shown[square] = counts ? state.shownAt(square) : 0;
  }
  for (let square = 0; square < squares; square++) {
    if (shown[square] === 0) continue;
    const owner = owners[square]!;
    const size = label(square, market.tables.next);
    largest[owner] = Math.max(largest[owner]!, size);
    squaredSizes[owner]! += size * size;
  }
}
