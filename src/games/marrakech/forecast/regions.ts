/** The regions of a position, all of them found at once. They have numbers from 1; 0 is the bare floor. */
import { ONE_WORD, popcount, wordRegion } from '../flood.ts';
import { FLOOR, HIGH, LOW, SETS } from '../floor.ts';
import { LARGEST } from '../options.ts';
import type { MarrakechState } from '../state.ts';

const MOST_SQUARES = LARGEST * LARGEST;
export const MOST_REGIONS = MOST_SQUARES;

/** Of the position last looked at, by square: its region. */
export const regionAt = new Uint8Array(MOST_SQUARES);

/** How many regions there are; by region: its owner, nobody (-1) for the bare floor, and how many squares it has. */
export let count = 0;
export const ownerOf = new Int8Array(1 + MOST_REGIONS).fill(-1, 0, 1);
export const sizeOf = new Uint8Array(1 + MOST_REGIONS);

/** What squares show, with one beyond the border that shows nothing. */
const shown = new Uint8Array(MOST_SQUARES + 1);
const waiting = new Uint8Array(MOST_SQUARES);

/** A board of one word: the squares of each colour are a set of bits. */
function findInWord({ words, market, out }: MarrakechState): void {
  const { colours, owner: owners, size, tables } = market;
  const carpets = words[FLOOR]!;
  const low = words[FLOOR + LOW]!;
  const high = words[FLOOR + HIGH]!;
  for (let colour = 0; colour < colours; colour++) {
    const owner = owners[1 + colour]!;
    if ((out >> owner) & 1) continue;
    let rest = carpets & ~(low ^ -(colour & 1)) & ~(high ^ -(colour >> 1));
    while (rest !== 0) {
      const region = wordRegion(rest, rest & -rest, size, tables.notFirst, tables.notLast);
      rest ^= region;
      count++;
      ownerOf[count] = owner;
      sizeOf[count] = popcount(region);
      for (let left = region; left !== 0; left &= left - 1) regionAt[31 - Math.clz32(left & -left)] = count;
    }
  }
}

/** Reads what the squares show into `shown`. */
function readFloor({ words, market, out }: MarrakechState): void {
  const { squares, owner } = market;
  for (let from = 0, at = FLOOR; from < squares; from += 32, at += SETS) {
    const carpets = words[at]!;
    const low = words[at + LOW]!;
    const high = words[at + HIGH]!;
    const last = Math.min(32, squares - from);
    for (let i = 0; i < last; i++) {
      const what = ((carpets >>> i) & 1) * (1 + ((low >>> i) & 1) + 2 * ((high >>> i) & 1));
      shown[from + i] = what > 0 && ((out >> owner[what]!) & 1) === 0 ? what : 0;
    }
  }
  shown[squares] = 0;
}

/** A larger board, square by square. */
function findBySquare(state: MarrakechState): void {
  const { squares, owner, tables } = state.market;
  const { next } = tables;
  readFloor(state);
  for (let square = 0; square < squares; square++) {
    const colour = shown[square]!;
    if (colour === 0) continue;
    count++;
    shown[square] = 0;
    waiting[0] = square;
    let found = 1;
    for (let i = 0; i < found; i++) {
      regionAt[waiting[i]!] = count;
      const from = 4 * waiting[i]!;
      for (let direction = 0; direction < 4; direction++) {
        const to = next[from + direction]!;
        if (shown[to] !== colour) continue;
        shown[to] = 0;
        waiting[found++] = to;
      }
    }
    ownerOf[count] = owner[colour]!;
    sizeOf[count] = found;
  }
}

/** Fills all of the above. The carpets of players who are out count as bare floor. */
export function findRegions(state: MarrakechState): void {
  const { size, squares } = state.market;
  count = 0;
  for (let square = 0; square < squares; square++) regionAt[square] = 0;
  if (size <= ONE_WORD) findInWord(state);
  else findBySquare(state);
}
