/**
 * The table as text: five columns and three rows for each tile.
 *
 *     .###.    # city (* with a pennant), - | + road, . field, M monastery;
 *     --+--    R, B, G, Y, K a meeple of red, blue, green, yellow, black
 *     ..|..
 */
import { OVER } from '../../core/index.ts';
import { placesOf } from './coordinates.ts';
import { SEAT_NAMES } from './notation.ts';
import { standingOn } from './position.ts';
import { type CarcassonneState } from './state.ts';
import { ownerOf } from './meeples.ts';
import {
  SIZES,
  LETTERS,
  MONASTERY,
  NAMES,
  NO_PIECE,
  SIDE_PIECE,
  TERRAIN,
  pieceKind,
  reachOf,
} from './tiles.ts';
import { CITY, MOST_PIECES, PLACE, ROAD } from './layout.ts';

const WIDTH = 5;
const HEIGHT = 3;
const MEEPLE_LETTERS = 'RBGYK';

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

function pictureOf(kind: number): string[] {
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

function meepleAt(kind: number, piece: number): number {
  const type = kind >> 2;
  if (piece === MONASTERY[type]) return MONK_AT;
  const [first] = reachOf(kind, piece);
  return pieceKind(type, piece) === 'field' ? HALF_AT[first!]! : SIDE_AT[first!]!;
}

function rowsOf(picture: readonly string[]): string[] {
  return Array.from({ length: HEIGHT }, (_, row) => picture.slice(WIDTH * row, WIDTH * (row + 1)).join(''));
}

function drawTiles(state: CarcassonneState): string[] {
  const { table } = state;
  const places = placesOf(table);
  const tiles = Array.from({ length: table.tiles }, (_, tile) => {
    const picture = pictureOf(table.kindOf(tile));
    const piece = standingOn(table, tile);
    if (piece !== undefined)
      picture[meepleAt(table.kindOf(tile), piece)] = MEEPLE_LETTERS[ownerOf(tile, state.seats)]!;
    return { ...places.get(table.cellOf(tile))!, rows: rowsOf(picture) };
  });
  const [west, east] = [Math.min(...tiles.map(({ x }) => x)), Math.max(...tiles.map(({ x }) => x))];
  const [north, south] = [Math.min(...tiles.map(({ y }) => y)), Math.max(...tiles.map(({ y }) => y))];
  const columns = Array.from({ length: east - west + 1 }, (_, i) => west + i);
  const lines = [`    ${columns.map((x) => String(x).padStart(3).padEnd(WIDTH)).join(' ')}`];
  for (let y = north; y <= south; y++) {
    for (let row = 0; row < HEIGHT; row++) {
      const label = row === 1 ? String(y).padStart(3) : '   ';
      const cells = columns.map(
        (x) => tiles.find((t) => t.x === x && t.y === y)?.rows[row] ?? ' '.repeat(WIDTH),
      );
      lines.push(`${label} ${cells.join(' ')}`);
    }
  }
  return lines.map((line) => line.trimEnd());
}

/** The tile in hand, turned each way that looks different. */
export function drawRotations(drawn: number): string[] {
  const pictures = [0, 1, 2, 3].map((rotation) => rowsOf(pictureOf(4 * drawn + rotation)));
  const shown = pictures.flatMap((rows, rotation) => {
    const first = pictures.findIndex((other) => other.join() === rows.join());
    return first === rotation ? [{ title: `r${rotation}`, rows }] : [];
  });
  const line = (texts: readonly string[]): string =>
    texts
      .map((text) => text.padEnd(WIDTH))
      .join('   ')
      .trimEnd();
  const heights = Array.from({ length: HEIGHT }, (_, row) => line(shown.map(({ rows }) => rows[row]!)));
  return [line(shown.map(({ title }) => title)), ...heights];
}

export function draw(state: CarcassonneState): string {
  const { table } = state;
  const players = SEAT_NAMES.slice(0, state.seats).map((name, seat) => {
    const meeples = table.supply(seat);
    return `${name} (${MEEPLE_LETTERS[seat]}) ${state.score(seat)} points, ${meeples} meeple${meeples === 1 ? '' : 's'}`;
  });
  const lines = [...drawTiles(state), '', ...players];
  if (state.turn === OVER) return lines.join('\n');
  lines.push(`${state.left} tile${state.left === 1 ? '' : 's'} left`);
  if (state.phase !== PLACE) return lines.join('\n');
  const [top, middle, bottom] = rowsOf(pictureOf(4 * state.drawn));
  const inHand = `${middle}  in hand: ${LETTERS[state.drawn]}, ${NAMES[state.drawn]}`;
  return [...lines, '', top, inHand, bottom].join('\n');
}
