import { expect, test } from 'vitest';
import { assertConforms } from 'playout/conformance';
import { perft, Random, UserError } from 'playout/core';
import { connectFour } from './connectFour.ts';

test('connect four keeps every promise of the contract', () => {
  assertConforms(connectFour, { seed: 1, games: 60 });
});

test('there are as many games of connect four, by length, as others have counted', () => {
  const start = connectFour.start({}, new Random(1));
  const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((depth) => perft(connectFour, start, depth));
  expect(counts).toEqual([7, 49, 343, 2401, 16807, 117649, 823536, 5673234]);
});

test.each([
  '',
  '......./',
  'O/./././././.',
  'XX/./././././.',
  'XXXX/OOOO/./././././.',
  'XOXOXOX/./././././.',
])('the position %j is refused', (text) => {
  expect(() => connectFour.parsePosition(text, {})).toThrow(UserError);
});
