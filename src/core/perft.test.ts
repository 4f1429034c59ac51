import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/ticTacToe.ts';
import { nim } from '../../test/toys/nim.ts';
import { pig } from '../../test/toys/pig.ts';
import { type Game, OVER, type State } from './game.ts';
import { perft, perftDivide } from './perft.ts';
import { Random } from './random.ts';
import { settleOptions } from './settle.ts';

/** Perft by its definition: no table, nothing counted that is not played. */
function plain(game: Game, state: State, depth: number): number {
  if (depth === 0) return 1;
  if (state.turn === OVER) return 0;
  const list = new Int32Array(game.maxMoves);
  let total = 0;
  for (const move of list.subarray(0, state.moves(list))) {
    const next = state.clone();
    next.play(move);
    total += plain(game, next, depth - 1);
  }
  return total;
}

const cases: readonly [game: Game, depth: number][] = [
  [ticTacToe, 7],
  [nim, 6],
  [pig, 7],
];

describe.each(cases)('perft of $name', (game, depth) => {
  const start = game.start(settleOptions(game, {}), new Random(1));

  test('equals the plain count at every depth, with a table and without', () => {
    for (let d = 0; d <= depth; d++) {
      const expected = plain(game, start, d);
      expect(perft(game, start, d)).toBe(expected);
      expect(perft(game, start, d, { table: false })).toBe(expected);
    }
  });

  test('divides into the counts below each first move', () => {
    const parts = perftDivide(game, start, depth);
    expect(parts).toHaveLength(start.count());
    expect(parts.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(perft(game, start, depth));
    for (const { move, nodes } of parts) {
      const next = start.clone();
      next.play(move);
      expect(nodes).toBe(plain(game, next, depth - 1));
    }
  });

  test('leaves the state as it was', () => {
    const before = game.formatPosition(start);
    perft(game, start, 4);
    expect(game.formatPosition(start)).toBe(before);
  });
});

test('a finished game has one sequence of no moves, and none of any other length', () => {
  const over = nim.parsePosition('0+0 1', { heaps: '1', misere: false });
  expect([0, 1, 2].map((depth) => perft(nim, over, depth))).toEqual([1, 0, 0]);
  expect(perftDivide(nim, over, 3)).toEqual([]);
  expect(perftDivide(nim, over, 0)).toEqual([]);
});
