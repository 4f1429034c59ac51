import { describe, expect, test } from 'vitest';
import { wilson } from './intervals.ts';

describe('Wilson interval', () => {
  // R: prop.test(x, n, correct = FALSE)$conf.int
  test.each([
    [8, 10, 0.4901625, 0.9433178],
    [0, 10, 0, 0.2775328],
    [10, 10, 0.7224672, 1],
    [50, 100, 0.4038315, 0.5961685],
    [1, 1000, 0.0001765, 0.0056427],
  ])('%i of %i', (wins, games, low, high) => {
    const interval = wilson(wins / games, games);
    expect(interval.low).toBeCloseTo(low, 6);
    expect(interval.high).toBeCloseTo(high, 6);
  });

  test('ends where rates end', () => {
    for (let games = 1; games <= 1000; games++) {
      expect(wilson(0, games).low).toBe(0);
      expect(wilson(1, games).high).toBe(1);
    }
  });

  test('nothing is known after no games', () => {
    expect(wilson(0.5, 0)).toEqual({ mean: 0.5, low: 0, high: 1 });
  });
});
