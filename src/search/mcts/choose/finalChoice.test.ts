import { describe, expect, test } from 'vitest';
import { Random } from '../../../core/index.ts';
import { type FinalChoice, type RootMove, finalMove, newRootMove } from './finalChoice.ts';

/** Moves 0, 1, 2, … with these visits and means. */
function rowsOf(moves: readonly (readonly [visits: number, mean: number])[]): RootMove[] {
  return moves.map(([visits, mean], move) => ({ ...newRootMove(move), visits, sum: visits * mean }));
}

function chosen(rows: readonly RootMove[], choice: FinalChoice, seed = 1): number {
  return finalMove(rows, choice, new Random(seed)).move;
}

describe('the move to play', () => {
  const rows = rowsOf([
    [100, 0.5],
    [60, 0.7],
    [4, 0.9],
    [0, 0],
  ]);

  test.each([
    ['visits', 0],
    ['mean', 2],
    // Lower bounds: 0.4, 0.571, 0.4.
    ['secure', 1],
  ] as const)('by %s', (choice, move) => {
    expect(chosen(rows, choice)).toBe(move);
  });

  test('is never one that was not tried, where another was', () => {
    for (const choice of ['visits', 'mean', 'secure'] as const) {
      expect(
        chosen(
          rowsOf([
            [0, 0],
            [1, 0],
            [0, 0],
          ]),
          choice,
        ),
      ).toBe(1);
    }
  });

  test('is decided by the mean between equal visits, and at random between equals', () => {
    expect(
      chosen(
        rowsOf([
          [5, 0.2],
          [5, 0.4],
        ]),
        'visits',
      ),
    ).toBe(1);
    const equal = rowsOf([
      [5, 0.4],
      [5, 0.4],
      [3, 0.4],
    ]);
    const seen = new Set(Array.from({ length: 30 }, (_, seed) => chosen(equal, 'visits', seed)));
    expect(seen).toEqual(new Set([0, 1]));
  });
});

test('a proof goes before votes, and votes before visits', () => {
  const [a, b, c] = rowsOf([
    [90, 0.4],
    [5, 0.5],
    [5, 0.6],
  ]) as [RootMove, RootMove, RootMove];
  b.votes = 2;
  c.votes = 1;
  expect(chosen([a, b, c], 'visits')).toBe(1);
  c.proof = 'win';
  expect(chosen([a, b, c], 'visits')).toBe(2);
  a.proof = b.proof = c.proof = 'loss';
  expect(chosen([{ ...a, proof: undefined, visits: 0 }, b, c], 'visits')).toBe(0);
});

test('equal votes are decided by the draw, whatever the visits', () => {
  const rows = rowsOf([
    [90, 0.4],
    [5, 0.5],
  ]);
  for (const row of rows) row.votes = 2;
  expect(new Set(Array.from({ length: 30 }, (_, seed) => chosen(rows, 'visits', seed)))).toEqual(
    new Set([0, 1]),
  );
});
