/**
 * Tiles as text: five columns and three rows.
 *
 *     .###.    # city (* with a pennant), - | + road, . field, M monastery
 *     --+--
 *     ..|..
 */
import { MONASTERY, NO_PIECE, SIDE_PIECE, SIZES, TERRAIN, pieceKind, reachOf } from './tiles.ts';
import { CITY, MOST_PIECES, ROAD } from './layout.ts';

export const WIDTH = 5;
export const HEIGHT = 3;

/** Where in the picture a side is, all that a city there covers, and where each half of a side is. */
const SIDE_AT = [2, 9, 12, 5] as const;
const SIDE_COVERS = [
  [1, 2, 3],
  [4, 9, 14],
  [11, 12, 13],
  [0, 5, 10],
] as const;
const HALF_AT = [1, 3, 4, 14, 13, 11, 10, 0] as const;
const CENTRE = 7;
const MONK_AT = 7;
/** Between the centre and the sides E and W there is one more column. */
const INNER = [undefined, 8, undefined, 6] as const;

function centreOf(kind: number): string {
  const type = kind >> 2;
  if (MONASTERY[type] !== NO_PIECE) return 'M';
  const sides = [0, 1, 2, 3].filter((side) => TERRAIN[4 * kind + side] === ROAD);
  const straight = sides.join() === '0,2' || sides.join() === '1,3';
  const passes = sides.length > 1;
  if (passes) return straight ? '|-'[sides[0]!]! : '+';
  const crossesCity = pieceKind(type, 0) === 'city' && reachOf(kind, 0).length > 1;
  if (!crossesCity) return '.';
  return hasPennant(type) ? '*' : '#';
}

function hasPennant(type: number): boolean {
  return pieceKind(type, 0) === 'city' && SIZES[MOST_PIECES * type]! > 1;
}

/** The fifteen characters of a tile, row by row. */
export function pictureOf(kind: number): string[] {
  const picture = Array<string>(WIDTH * HEIGHT).fill('.');
  picture[CENTRE] = centreOf(kind);
  for (let side = 0; side < 4; side++) {
    const terrain = TERRAIN[4 * kind + side];
    const inner = INNER[side];
    if (terrain === ROAD) {
      picture[SIDE_AT[side]!] = '|-'[side & 1]!;
      if (inner !== undefined) picture[inner] = '-';
    } else if (terrain === CITY) {
      for (const at of SIDE_COVERS[side]!) picture[at] = '#';
      const isWide = reachOf(kind, SIDE_PIECE[4 * kind + side]!).length > 1;
      if (inner !== undefined && isWide) picture[inner] = '#';
    }
  }
  // A pennant whose place in the middle is taken by a road stands beside it.
  if (hasPennant(kind >> 2) && picture[CENTRE] !== '*') {
    picture[picture[6] === '#' ? 6 : 8] = '*';
  }
  return picture;
}

/** Where in the picture a meeple on this piece stands. */
export function meepleAt(kind: number, piece: number): number {
  const type = kind >> 2;
  if (piece === MONASTERY[type]) return MONK_AT;
  const [first] = reachOf(kind, piece);
  return pieceKind(type, piece) === 'field' ? HALF_AT[first!]! : SIDE_AT[first!]!;
}

export function rowsOf(picture: readonly string[]): string[] {
  return Array.from({ length: HEIGHT }, (_, row) => picture.slice(WIDTH * row, WIDTH * (row + 1)).join(''));
}
