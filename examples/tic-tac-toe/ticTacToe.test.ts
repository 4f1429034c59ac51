import { expect, test } from 'vitest';
import { assertConforms } from 'playout/conformance';
import { perft, Random, UserError } from 'playout/core';
import { ticTacToe } from './ticTacToe.ts';

test('tic-tac-toe keeps every promise of the contract', () => {
  assertConforms(ticTacToe, { seed: 1, games: 500 });
});

test('there are 255168 games of tic-tac-toe, counted by length', () => {
  const start = ticTacToe.start({}, new Random(1));
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((depth) => perft(ticTacToe, start, depth));
  expect(counts).toEqual([9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]);
});

test.each(['XX./.../...', 'OX./.../...O', 'XXX/OOO/...', 'XXX/OO./O..', 'XXO/OOX/XO', ''])(
  'the position %j is refused',
  (text) => {
    expect(() => ticTacToe.parsePosition(text, {})).toThrow(UserError);
  },
);
