/**
 * Where tiles fit (rules, section 5). The *key* of an empty cell holds in its low half the sides on which a neighbour
 * is open (a tile needs them) and in its high half those on which one is closed (forbidden). A tile with open sides
 * `m` fits if the needed sides are some, all of them are in `m`, and none of the forbidden is.
 *
 * The number of placements of all sixteen tiles is kept in sixteen bytes, four to a word, so that one addition of a
 * word counts for four tiles. No byte overflows: the open sides of all tiles, of the entrance and of two rocks are
 * 114, each cell of the frontier takes one of them, and a tile fits a cell in two ways at most.
 */
import { SIDES, TILES, TURNED, canTurn } from './cards.ts';

export const KEYS = 256;
export const WORDS = TILES / 4;

/** `256 * tile + key`: how the tile fits, bit 0 as it is, bit 1 turned. */
export const FIT = new Uint8Array(TILES * KEYS);
/** `4 * key + word`: in how many ways each tile fits, a byte for each. */
export const WAYS = new Int32Array(KEYS * WORDS);

function fits(sides: number, key: number): boolean {
  const need = key & 15;
  return need !== 0 && (need & ~sides) === 0 && ((key >> 4) & sides) === 0;
}

function fillWays(key: number): void {
  for (let tile = 0; tile < TILES; tile++) {
    const asIs = fits(SIDES[tile]!, key) ? 1 : 0;
    const turned = canTurn(tile) && fits(SIDES[tile + TURNED]!, key) ? 2 : 0;
    FIT[KEYS * tile + key] = asIs | turned;
    WAYS[WORDS * key + (tile >> 2)]! += (asIs + (turned >> 1)) << (8 * (tile & 3));
  }
}
for (let key = 0; key < KEYS; key++) fillWays(key);

/** `4 * (8 * key + bit) + word`: what a key gains by one more bit. */
export const GAINS = new Int32Array(8 * KEYS * WORDS);

function fillGains(key: number): void {
  for (let bit = 0; bit < 8; bit++) {
    for (let i = 0; i < WORDS; i++)
      GAINS[WORDS * (8 * key + bit) + i] = WAYS[WORDS * (key | (1 << bit)) + i]! - WAYS[WORDS * key + i]!;
  }
}
for (let key = 0; key < KEYS; key++) fillGains(key);

/** Where `GAINS` is all zeros: a closed side gives a cell without open neighbours nothing. */
export const NO_GAIN = WORDS * 7;

/** Four bits as four bytes of ones or zeros: picks the tiles of a hand out of a word of counts. */
export const LANES = new Int32Array(16);
for (let bits = 0; bits < 16; bits++) {
  for (let i = 0; i < 4; i++) if ((bits >> i) & 1) LANES[bits]! |= 0xff << (8 * i);
}
