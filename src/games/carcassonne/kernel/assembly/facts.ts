/** What the rules look up; written by `kernel.ts` and `writeFacts.ts` before anything is played. */
import { TYPES } from '../../layout';

/** By type: its eight features as they lie on tile 0, each piece on its own. */
export const templates: usize = memory.data(64 * TYPES, 16);
/** By kind and side four bytes: the terrain, and the first word of the piece on the side and on its two halves. */
export const sides: usize = memory.data(16 * 4 * TYPES, 16);
/** By pattern: the sides, two bits each, those that ask for something first; and how many do, from bit 8 on. */
export const sidesAsked: usize = memory.data(2 * 256, 16);
/**
 * By type: the rotations that fit what is asked in the north and east, and in the south and west; sixteen bytes each, by
 * what is asked.
 */
export const fits: usize = memory.data(32 * TYPES, 16);
/** By type: the pieces, as bits; how many are cities, and how many cities and roads; the monastery; does it have twins? */
export const pieceBits: usize = memory.data(TYPES, 16);
export const cities: usize = memory.data(TYPES, 16);
export const closable: usize = memory.data(TYPES, 16);
export const monastery: usize = memory.data(TYPES, 16);
export const hasTwins: usize = memory.data(TYPES, 16);
/** By type: rotations that look different, less one. */
export const turns: usize = memory.data(TYPES, 16);
/** By rank: the type. */
export const types: usize = memory.data(TYPES, 16);
/** By type up to two pairs of a city and a field beside it, as they lie on tile 0, a word each; and how many pairs. */
export const borders: usize = memory.data(8 * TYPES, 16);
export const borderCount: usize = memory.data(TYPES, 16);
/** At 4 * four bits + n: the place of the n-th bit that is set. */
export const nth: usize = memory.data(64, 16);
