/** The facts of the tiles add up, and the tables made from them say the same. */
import { describe, expect, test } from 'vitest';
import { LEE_DISTANCE, areClose, cellAt, stepFrom } from './cells.ts';
import { ALL, BITS, DISTINCT } from './fit.ts';
import data from './tiles.json' with { type: 'json' };
import {
  HALF_PIECE,
  LETTERS,
  NO_PIECE,
  PERIOD,
  PIECES,
  SIDE_PIECE,
  TERRAIN,
  lookAlike,
  pieceKind,
  reachOf,
} from './tiles.ts';
import { CELLS, CITY, FIELD, MOST_TILES, ROAD, ROW, TYPES } from './layout.ts';

/** Sums over all tiles of the box. */
function sum(count: (type: (typeof data.types)[number]) => number): number {
  return data.types.reduce((total, type) => total + type.count * count(type), 0);
}

function edges(letter: string): number {
  return sum((type) => [...type.edges].filter((edge) => edge === letter).length);
}

test('the box has what its totals say', () => {
  const pennants = sum(({ cities }) => cities.reduce((n, city) => n + city.pennants, 0));
  expect({
    tiles: sum(() => 1),
    types: data.types.length,
    drawPile: sum(() => 1) - 1,
    pennants,
    tilesWithPennant: sum(({ cities }) => Number(cities.some((city) => city.pennants > 0))),
    monasteries: sum(({ monastery }) => Number(monastery)),
    cityEdges: edges('C'),
    roadEdges: edges('R'),
    fieldEdges: edges('F'),
    cityPieces: sum(({ cities }) => cities.length),
    roadPieces: sum(({ roads }) => roads.length),
    fieldPieces: sum(({ fields }) => fields.length),
    segments: sum(({ segments }) => segments),
    orientedTypes: data.types.reduce((n, type) => n + type.distinctRotations, 0),
    edgePatternsUpToRotation: new Set(data.types.map((type) => smallestTurn(type.edges))).size,
  }).toEqual(data.totals);
  expect(edges('C') + edges('R') + edges('F')).toBe(4 * 72);
});

function smallestTurn(text: string): string {
  return [0, 1, 2, 3].map((turn) => text.slice(turn) + text.slice(0, turn)).sort()[0]!;
}

test('three types look the same in all rotations, four in two, the others in none', () => {
  const letters = (period: number): string => LETTERS.filter((_, type) => PERIOD[type] === period).join('');
  expect([letters(1), letters(2), letters(4)]).toEqual(['BCX', 'FGHU', 'ADEIJKLMNOPQRSTVW']);
});

describe.each(LETTERS.map((letter, type) => ({ letter, type })))('tile $letter', ({ type }) => {
  test('has on each side what its edges say, whichever way it is turned', () => {
    for (let rotation = 0; rotation < 4; rotation++) {
      for (let side = 0; side < 4; side++) {
        const at = 4 * (4 * type + rotation) + ((side + rotation) & 3);
        const terrain = { F: FIELD, R: ROAD, C: CITY }[data.types[type]!.edges[side]!];
        expect(TERRAIN[at]).toBe(terrain);
        const kinds = ['', 'field', 'road', 'city'];
        expect(pieceKind(type, SIDE_PIECE[at]!)).toBe(kinds[terrain!]);
      }
    }
  });

  test('has a field on both halves of a field or road side, one and the same only without the road', () => {
    for (let at = 16 * type; at < 16 * type + 16; at++) {
      const halves = [HALF_PIECE[2 * at], HALF_PIECE[2 * at + 1]];
      if (TERRAIN[at] === CITY) expect(halves).toEqual([NO_PIECE, NO_PIECE]);
      else expect(halves).not.toContain(NO_PIECE);
      if (TERRAIN[at] === FIELD) expect(halves[0]).toBe(halves[1]);
    }
  });

  test('turned further than need be looks like itself turned less, piece by piece', () => {
    for (let rotation = 0; rotation < 4; rotation++) {
      const alike = lookAlike(type, rotation);
      expect(alike.rotation).toBe(rotation % PERIOD[type]!);
      expect(alike.pieces.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: PIECES[type]! }, (_, piece) => piece),
      );
    }
  });
});

test('the meadow of A goes all the way round, those of S and T are half a side each', () => {
  const halves = (letter: string): number[][] => {
    const type = LETTERS.indexOf(letter);
    const pieces = Array.from({ length: PIECES[type]! }, (_, piece) => piece);
    return pieces
      .filter((piece) => pieceKind(type, piece) === 'field')
      .map((piece) => reachOf(4 * type, piece));
  };
  expect(halves('A')).toEqual([[0, 1, 2, 3, 4, 5, 6, 7]]);
  expect(halves('S')).toEqual([[4], [5]]);
  expect(halves('T')).toEqual([[4], [5]]);
});

test('on a cell that asks nothing each rotation fits, with or without those that look alike', () => {
  for (let type = 0; type < TYPES; type++) {
    expect(BITS[ALL.fit[256 * type]!]).toBe(4);
    expect(BITS[DISTINCT.fit[256 * type]!]).toBe(PERIOD[type]);
  }
});

describe('cells', () => {
  test('have different numbers, if they are near enough to meet in one game', () => {
    const here = cellAt(0, 0);
    for (let x = -LEE_DISTANCE; x <= LEE_DISTANCE; x++) {
      for (let y = -LEE_DISTANCE; y <= LEE_DISTANCE; y++) {
        const steps = Math.abs(x) + Math.abs(y);
        if (steps > 0 && steps < LEE_DISTANCE) expect(cellAt(x, y)).not.toBe(here);
      }
    }
    // Two tiles at the ends of a line, and the cell around each that is farthest from the other.
    expect(MOST_TILES - 1 + 2 * 2).toBeLessThan(LEE_DISTANCE);
  });

  test('are found by steps as by coordinates, also where numbers wrap', () => {
    for (let x = -72; x <= 72; x += 8) {
      for (let y = -72; y <= 72; y += 8) {
        expect(stepFrom(cellAt(x, y), 1)).toBe(cellAt(x + 1, y));
        expect(stepFrom(cellAt(x, y), -ROW)).toBe(cellAt(x, y - 1));
        expect(cellAt(x, y)).toBeLessThan(CELLS);
        const around = [-2, -1, 0, 1, 2].flatMap((east) =>
          [-2, -1, 0, 1, 2].map((south) => [east, south] as const),
        );
        for (const [east, south] of around) {
          const close = Math.max(Math.abs(east), Math.abs(south)) === 1;
          expect(areClose(cellAt(x, y), cellAt(x + east, y + south))).toBe(close);
        }
      }
    }
  });
});
