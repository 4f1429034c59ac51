import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { summarise } from './summary.ts';

describe('a summary', () => {
  test('of nothing is nothing, and of one value that value', () => {
    expect(summarise([])).toBeNull();
    expect(summarise([7])).toMatchObject({ count: 1, mean: 7, sd: 0, min: 7, median: 7, max: 7 });
  });

  test('has quartiles, whiskers and a bin for each whole number', () => {
    expect(summarise([1, 2, 3, 4, 5, 5, 30])).toEqual({
      count: 7,
      mean: 50 / 7,
      sd: expect.closeTo(10.2, 1),
      min: 1,
      q1: 2.5,
      median: 4,
      q3: 5,
      max: 30,
      whiskerLow: 1,
      whiskerHigh: 5,
      histogram: { from: 1, width: 1, counts: [1, 1, 1, 1, 2, ...Array(24).fill(0), 1] },
    });
  });

  test('puts every value into a bin, and there are not too many', () => {
    const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(values, (sample) => {
        const { histogram, count } = summarise(sample)!;
        expect(histogram.counts.reduce((sum, n) => sum + n, 0)).toBe(count);
        expect(histogram.counts.length).toBeLessThanOrEqual(42);
        expect(histogram.width).toBeGreaterThan(0);
      }),
    );
  });
});
