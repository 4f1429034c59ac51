import { describe, expect, test } from 'vitest';
import { differenceFromZero, pairedDifference } from './differences.ts';

describe('paired differences', () => {
  test('are those of a paired t test', () => {
    // scipy.stats.ttest_rel gives p = 0.0521814 for these six; the differences 5, 2, -1, 7, 4, 1 have mean 3.
    const { mean, low, high, p, count } = pairedDifference(
      [85, 90, 78, 92, 88, 76],
      [80, 88, 79, 85, 84, 75],
    );
    expect([mean, count]).toEqual([3, 6]);
    expect(p).toBeCloseTo(0.0521814, 6);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(6);
  });

  test('say nothing about no values, one, or none that differ', () => {
    expect(pairedDifference([], []).p).toBe(1);
    expect(pairedDifference([3], [1]).p).toBe(1);
    expect(pairedDifference([1, 2], [1, 2]).p).toBe(1);
    expect(differenceFromZero({ count: 9, mean: 2, sd: 0 }).p).toBe(0);
  });

  test('need as many values on both sides', () => {
    expect(() => pairedDifference([1], [])).toThrow(RangeError);
  });
});
