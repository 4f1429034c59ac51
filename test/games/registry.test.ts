/** Games that programs add to the list. */
import { expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/ticTacToe.ts';
import { refusal } from '../refusal.ts';
import { ataxx } from '../../src/games/ataxx/index.ts';
import { findGame, games, moduleOf, registerGame } from '../../src/games/index.ts';

test('a registered game is found and comes last in the list; to register it again changes nothing', () => {
  const before = games.map(({ name }) => name);
  registerGame(ticTacToe);
  registerGame(ticTacToe);
  expect(games.map(({ name }) => name)).toEqual([...before, 'tic-tac-toe']);
  expect(findGame('tic-tac-toe')).toBe(ticTacToe);
  expect(moduleOf(ticTacToe)).toBeUndefined();
});

test('a second game of the same name is refused', () => {
  const count = games.length;
  expect(refusal(() => registerGame({ ...ataxx, title: 'Another' }))).toBe(
    'there is a game called "ataxx" already / Give it another name.',
  );
  expect([games.length, findGame('ataxx')]).toEqual([count, ataxx]);
});

test.each(['', 'Ataxx', 'connect four', './go', '-x', '4x4'])('no game is called %j', (name) => {
  expect(refusal(() => registerGame({ ...ticTacToe, name }))).toContain('a game cannot be called');
});
