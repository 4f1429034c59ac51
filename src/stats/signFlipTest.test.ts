import { describe, expect, test } from 'vitest';
import { Random } from '../core/index.ts';
import { pairTest } from './pairTest.ts';
import { signFlipTest } from './signFlipTest.ts';

const unused = (): number => {
  throw new Error('an exact test draws nothing');
};
const seeded = (seed: number): (() => number) => {
  const random = new Random(seed);
  return () => random.unit();
};

describe('sign-flip test', () => {
  test('of few values tries all exchanges', () => {
    // By hand: of 8 choices of signs only all plus and all minus are as far from 0.
    expect(signFlipTest([1, 2, 3], unused)).toEqual({ p: 0.25, isExact: true });
    // By enumeration: 16 of 128.
    expect(signFlipTest([3, -1, 4, 1, 5, -2, 6], unused)).toEqual({ p: 0.125, isExact: true });
  });

  /** Differences of this many pairs of games, in quarters of a point. */
  function drawQuarters(): number[] {
    const random = new Random(3);
    const differences = Array.from({ length: 40 }, () => Math.round(8 * random.unit()) - 3);
    return differences.map((d) => Math.sign(d) * Math.min(2, Math.abs(d)));
  }

  /** The same test by other means. */
  function testOf(quarters: readonly number[]): number {
    const count = (value: number): number => quarters.filter((d) => d === value).length;
    return pairTest([count(-2), count(-1), count(0), count(1), count(2)]);
  }

  test('of many whole numbers counts all exchanges', () => {
    const quarters = drawQuarters();
    const { p, isExact } = signFlipTest(quarters, unused);
    expect(isExact).toBe(true);
    expect(p).toBeCloseTo(testOf(quarters), 12);
  });

  test('of many other values draws a sample that agrees with the exact test', () => {
    const quarters = drawQuarters();
    const halves = quarters.map((d) => d / 2);
    const drawn = signFlipTest(halves, seeded(1));
    expect(drawn.isExact).toBe(false);
    expect(Math.abs(drawn.p - testOf(quarters))).toBeLessThan(0.01);
    expect(signFlipTest(halves, seeded(1))).toEqual(drawn);
  });

  test('finds a real difference among many values, and none where there is none', () => {
    const random = new Random(8);
    const sample = (shift: number): number[] =>
      Array.from({ length: 60 }, () => random.unit() - random.unit() + shift);
    expect(signFlipTest(sample(0.5), seeded(2)).p).toBe(1 / 10_000);
    expect(signFlipTest(sample(0), seeded(2)).p).toBeGreaterThan(0.05);
  });

  test('says nothing about no values', () => {
    expect(signFlipTest([], unused).p).toBe(1);
    expect(signFlipTest([0, 0], unused).p).toBe(1);
  });
});
