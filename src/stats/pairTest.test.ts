import { describe, expect, test } from 'vitest';
import { pairTest } from './pairTest.ts';
import { signFlipTest } from './signFlipTest.ts';

describe('test of a match', () => {
  test('is the sign-flip test of its pairs', () => {
    // All 2048 flips of -1 -1 1 1 1 1 1 1 1 1 2 tried one by one: 0.0556640625.
    expect(pairTest([0, 2, 3, 8, 1])).toBeCloseTo(0.0556640625, 12);
    expect(signFlipTest([-1, -1, 1, 1, 1, 1, 1, 1, 1, 1, 2], () => NaN).p).toBe(0.0556640625);
  });

  test('holds at the edges: no games, all drawn, two games, all won, very many', () => {
    expect(pairTest([0, 0, 0, 0, 0])).toBe(1);
    expect(pairTest([0, 0, 9, 0, 0])).toBe(1);
    expect(pairTest([0, 0, 0, 0, 1])).toBe(1);
    expect(pairTest([0, 0, 0, 0, 10])).toBeCloseTo(2 ** -9, 12);
    // Normal approximation: z = 2 * 300 / sqrt(4 * 20000) = 2.121, p = 0.0339.
    expect(pairTest([9850, 0, 30_000, 0, 10_150])).toBeCloseTo(0.0339, 2);
  });
});
