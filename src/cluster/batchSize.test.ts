import { expect, test } from 'vitest';
import { BatchSize, MOST_GAMES } from './batchSize.ts';

/** The size after so many batches of games that take this long. */
function sizeAfter(batches: number, secondsPerGame: number, size = new BatchSize()): number {
  for (let i = 0; i < batches; i++) size.learn(size.games, size.games * secondsPerGame);
  return size.games;
}

test('batches begin with one game, and grow step by step to some seconds of work', () => {
  expect(sizeAfter(0, 0.1)).toBe(1);
  expect(sizeAfter(1, 0.1)).toBe(4);
  expect(sizeAfter(2, 0.1)).toBe(16);
  expect(sizeAfter(10, 0.1)).toBe(50);
});

test('long games travel alone, and instant ones by the thousand', () => {
  expect(sizeAfter(10, 60)).toBe(1);
  expect(sizeAfter(10, 0)).toBe(MOST_GAMES);
});

test('what comes back of the first batches lets the size grow once, not once for each', () => {
  const size = new BatchSize();
  for (let i = 0; i < 20; i++) size.learn(1, 0.1);
  expect(size.games).toBe(4);
});

test('a size is settled once batches need not grow', () => {
  const size = new BatchSize();
  expect(size.isSettled).toBe(false);
  sizeAfter(1, 0.1, size);
  expect(size.isSettled).toBe(false);
  sizeAfter(5, 0.1, size);
  expect(size.isSettled).toBe(true);
});

test('a size shrinks when games become longer', () => {
  const size = new BatchSize();
  expect(sizeAfter(10, 0.1, size)).toBe(50);
  expect(sizeAfter(10, 5, size)).toBe(1);
});

test('a batch without games says nothing', () => {
  const size = new BatchSize();
  size.learn(0, 9);
  expect(size.games).toBe(1);
});
