/** What `npm test` runs in a folder that `npx playout new-game` has made: Node's own test runner, and nothing to install for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertConforms } from 'playout/conformance';
import { Random, UserError, perft } from 'playout/core';
import { ticTacToe } from './ticTacToe.ts';

void test('the game keeps every promise of the contract', () => {
  assertConforms(ticTacToe, { games: 100 });
});

void test('there are as many games of three moves as the rules say', () => {
  const start = ticTacToe.start({}, new Random(1));
  const counted = [1, 2, 3].map((depth) => perft(ticTacToe, start, depth));
  assert.deepEqual(counted, [9, 9 * 8, 9 * 8 * 7]);
});

void test('a position that cannot come about is refused', () => {
  assert.throws(() => ticTacToe.parsePosition('XX./.../...', {}), UserError);
});
