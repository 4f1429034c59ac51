/**
 * All that the rules look up, in one array which never changes; all that changes in a game is one block of memory, seen as
 * bytes and as words (`layout.ts`). Three arrays and not forty: the compiler checks an array at each use, unless it
 * has checked the same one before.
 *
 * Hot files bind offsets to their own constants (`const { GRID } = layout`), because an imported constant is looked up
 * at each use, and a constant of the same file is not.
 */
import { namesOf } from '../../core/index.ts';
import { STEP } from './cells.ts';
import { PATTERNS } from './fit.ts';
import { TYPES } from './layout.ts';
import {
  BORDERS,
  BORDER_FROM,
  CITIES,
  CLOSABLE,
  HALF_PIECE,
  HAS_TWINS,
  IN_BOX,
  MONASTERY,
  OPEN_SIDES,
  PIECES,
  SIDE_PIECE,
  SIZES,
  TERRAIN,
} from './tiles.ts';

/** Types, common ones first: a draw looks for its tile in this order. */
const byNumber = Array.from({ length: TYPES }, (_, type) => type).sort((a, b) => IN_BOX[b]! - IN_BOX[a]!);

/** For each pattern the sides, two bits each, those that ask for something first; and how many do, from bit 8 on. */
const sidesAsked = Array.from({ length: PATTERNS }, (_, pattern) => {
  const asks = (side: number): boolean => ((pattern >> (2 * side)) & 3) !== 0;
  const sides = [0, 1, 2, 3].sort((a, b) => Number(asks(b)) - Number(asks(a)));
  const packed = sides.reduce((sum, side, k) => sum | (side << (2 * k)), 0);
  return packed | (sides.filter(asks).length << 8);
});

const facts = {
  types: byNumber,
  ranks: byNumber.map((_, type) => byNumber.indexOf(type)),
  step: STEP,
  pieces: PIECES,
  cities: CITIES,
  closable: CLOSABLE,
  monastery: MONASTERY,
  hasTwins: HAS_TWINS,
  /** As in `features.ts`. */
  extents: Uint16Array.from(SIZES, (size, piece) => size | (OPEN_SIDES[piece]! << 8)),
  terrain: TERRAIN,
  sides: sidesAsked,
  sidePiece: SIDE_PIECE,
  halfPiece: HALF_PIECE,
  borderFrom: BORDER_FROM,
  borders: BORDERS,
} as const;

/** Where each of several tables begins, if they follow each other. */
export function offsetsOf<Part extends string>(
  tables: Readonly<Record<Part, { readonly length: number }>>,
): Record<Part, number> {
  let words = 0;
  const offsets: Record<string, number> = {};
  for (const [part, table] of Object.entries<{ readonly length: number }>(tables)) {
    offsets[part] = words;
    words += table.length;
  }
  return offsets;
}

export const FACT = offsetsOf(facts);
export const FACTS = Int16Array.from(namesOf(facts).flatMap((name) => Array.from(facts[name])));
