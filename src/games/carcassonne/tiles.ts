/**
 * The 24 types of tile as tables. `tiles.json` holds the facts in words; here they become small arrays, turned
 * in all four ways, so that the rules need a look-up and never a rotation.
 *
 * A **kind** is a type in one rotation: `4 * type + rotation`. A tile's **pieces** are its meeple spots, numbered
 * cities first, then roads, fields and the monastery; the numbers do not change when it is turned. Sides are
 * N, E, S, W = 0..3, halves of sides 0..7 clockwise from the north-west corner.
 */
import { UserError } from '../../core/index.ts';
import { MOST_PIECES, TYPES } from './layout.ts';
import data from './tiles.json' with { type: 'json' };

export const NO_PIECE = 255;

export const LETTERS: readonly string[] = data.types.map(({ id }) => id);
export const START_TYPE = LETTERS.indexOf(data.start.type);
export const NAMES: readonly string[] = data.types.map(({ name }) => name);

/** Copies of each type in the box, the start tile included. */
export const IN_BOX = Uint8Array.from(data.types, ({ count }) => count);

// ── by type ───────────────────────────────────────────────────────────────────────────────────────

/** Really different rotations: 1, 2 or 4. */
export const PERIOD = Uint8Array.from(data.types, (type) => type.distinctRotations);
export const PIECES = Uint8Array.from(data.types, (type) => type.segments);
export const CITIES = Uint8Array.from(data.types, (type) => type.cities.length);
/** Cities and roads together: the pieces, from 0 on, of features that can be completed. */
export const CLOSABLE = Uint8Array.from(data.types, (type) => type.cities.length + type.roads.length);
/** The piece that is the monastery, or NO_PIECE. */
export const MONASTERY = Uint8Array.from(data.types, (type) =>
  type.monastery ? type.segments - 1 : NO_PIECE,
);
/** Can two pieces of one tile belong to the same city or road? */
export const HAS_TWINS = Uint8Array.from(data.types, (type) =>
  Number(type.cities.length > 1 || type.roads.length > 1),
);

/** What a piece on its own adds to the size of its feature (itself, and a pennant), at `8 * type + piece`. */
export const SIZES = new Uint8Array(MOST_PIECES * TYPES);
/** On how many sides of the tile a city or road continues. */
export const OPEN_SIDES = new Uint8Array(MOST_PIECES * TYPES);
for (const [t, type] of data.types.entries()) {
  const first = MOST_PIECES * t;
  SIZES.fill(1, first, first + type.segments);
  SIZES.set(
    type.cities.map(({ pennants }) => 1 + pennants),
    first,
  );
  OPEN_SIDES.set(
    [...type.cities, ...type.roads].map(({ edges }) => edges.length),
    first,
  );
}

/** Pairs of a field and a city that borders it, `8 * field + city`; those of a type from `BORDER_FROM[type]` on. */
const borders = data.types.map((type) =>
  type.fields.flatMap((field, f) =>
    field.cities.map((city) => MOST_PIECES * (type.cities.length + type.roads.length + f) + city),
  ),
);
export const BORDERS = Uint8Array.from(borders.flat());
export const BORDER_FROM = Uint8Array.from(
  { length: TYPES + 1 },
  (_, t) => borders.slice(0, t).flat().length,
);

// ── by kind ───────────────────────────────────────────────────────────────────────────────────────

/** What lies on a side, at `4 * kind + side`: FIELD, ROAD or CITY. */
export const TERRAIN = new Uint8Array(4 * 4 * TYPES);
/** The piece that reaches a side, at `4 * kind + side`: of a road side the road, not the fields beside it. */
export const SIDE_PIECE = new Uint8Array(4 * 4 * TYPES);
/** The field that reaches half a side, at `8 * kind + half`, or NO_PIECE. */
export const HALF_PIECE = new Uint8Array(8 * 4 * TYPES).fill(NO_PIECE);

const SIDES = 'NESW';

function fillKind(t: number, rotation: number): void {
  const type = data.types[t]!;
  const kind = 4 * t + rotation;
  const firstField = type.cities.length + type.roads.length;
  for (const [f, field] of type.fields.entries()) {
    for (const half of field.halfEdges) {
      const turned = (half + 2 * rotation) & 7;
      HALF_PIECE[8 * kind + turned] = firstField + f;
      SIDE_PIECE[4 * kind + (turned >> 1)] = firstField + f;
    }
  }
  for (const [piece, { edges }] of [...type.cities, ...type.roads].entries()) {
    for (const edge of edges) SIDE_PIECE[4 * kind + ((SIDES.indexOf(edge) + rotation) & 3)] = piece;
  }
  for (let side = 0; side < 4; side++) {
    TERRAIN[4 * kind + ((side + rotation) & 3)] = ' FRC'.indexOf(type.edges[side]!);
  }
}
for (let t = 0; t < TYPES; t++) {
  for (let rotation = 0; rotation < 4; rotation++) fillKind(t, rotation);
}

// ── for people ────────────────────────────────────────────────────────────────────────────────────

export const PIECE_KINDS = ['city', 'road', 'field', 'monastery'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export function pieceKind(type: number, piece: number): PieceKind {
  if (piece < CITIES[type]!) return 'city';
  if (piece < CLOSABLE[type]!) return 'road';
  return piece === MONASTERY[type] ? 'monastery' : 'field';
}

/** Sides of a city or road, halves of sides of a field; in rising order, none for a monastery. */
export function reachOf(kind: number, piece: number): number[] {
  const isField = pieceKind(kind >> 2, piece) === 'field';
  const [table, width] = isField ? [HALF_PIECE, 8] : [SIDE_PIECE, 4];
  return Array.from({ length: width }, (_, i) => i).filter((i) => table[width * kind + i] === piece);
}

/** A turned tile that looks like one turned less far: its rotation, and what each of its pieces is called there. */
export function lookAlike(type: number, rotation: number): { rotation: number; pieces: readonly number[] } {
  const less = rotation % PERIOD[type]!;
  const pieces = Array.from({ length: PIECES[type]! }, (_, piece) => {
    const reach = reachOf(4 * type + rotation, piece).join();
    const candidates = Array.from({ length: PIECES[type]! }, (_unused, other) => other);
    return candidates.find(
      (other) =>
        pieceKind(type, other) === pieceKind(type, piece) && reachOf(4 * type + less, other).join() === reach,
    )!;
  });
  return { rotation: less, pieces };
}

/** @throws UserError */
export function parseLetter(letter: string): number {
  const type = LETTERS.indexOf(letter);
  if (type === -1)
    throw new UserError(
      `"${letter}" is not a tile`,
      `Tiles are the letters ${LETTERS[0]} to ${LETTERS[TYPES - 1]}.`,
    );
  return type;
}
