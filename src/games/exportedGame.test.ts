import { expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/ticTacToe.ts';
import { refusal } from '../../test/refusal.ts';
import { exportedGame } from './exportedGame.ts';

const other = { ...ticTacToe, name: 'other' };

test.each<[what: string, exported: object]>([
  ['the default export', { default: ticTacToe, other }],
  ['the only export that is a game', { rules: {}, size: 3, none: null, ticTacToe }],
  ['one game under two names', { ticTacToe, toe: ticTacToe }],
  ['the only game, beside a default export that is none', { default: () => 1, ticTacToe }],
])('the game of a module is %s', (_what, exported) => {
  expect(exportedGame('x.ts', exported)).toBe(ticTacToe);
});

test('several games are refused, with their names', () => {
  expect(refusal(() => exportedGame('x.ts', { ticTacToe, other }))).toBe(
    'x.ts exports several games: tic-tac-toe, other / Make one of them the default export.',
  );
});

test('an export that is almost a game is told what it lacks', () => {
  const { draw, playouts, ...rest } = ticTacToe;
  expect([typeof draw, playouts]).toEqual(['function', []]);
  expect(refusal(() => exportedGame('x.ts', { default: { ...rest, playouts: 'none' } }))).toBe(
    'x.ts exports no game / "default" would be one if it had draw, playouts.',
  );
});

test.each([{}, { default: null }, { default: 'ataxx' }, { default: { name: 'x' } }])(
  'a module that exports %j has no game, and is told what one is',
  (exported) => {
    expect(refusal(() => exportedGame('x.ts', exported))).toMatch(
      /^x\.ts exports no game \/ A game is an object with name, title, .*, heuristics\.$/,
    );
  },
);
