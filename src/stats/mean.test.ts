import { expect, test } from 'vitest';
import { meanInterval } from './mean.ts';
import { Moments } from './moments.ts';

test('the interval of a sample worked out by hand', () => {
  // Mean 3, variance 2.5, t(0.975; 4) = 2.776445.
  const { mean, low, high } = meanInterval([1, 2, 3, 4, 5]);
  expect(mean).toBe(3);
  expect(high - mean).toBeCloseTo(2.776445 * Math.sqrt(2.5 / 5), 5);
  expect(mean - low).toBeCloseTo(high - mean, 12);
});

test('values and their moments give the same interval', () => {
  expect(meanInterval(Moments.of([1, 2, 3, 4, 5]))).toEqual(meanInterval([1, 2, 3, 4, 5]));
});

test('fewer than two values bound nothing', () => {
  expect(meanInterval([])).toEqual({ mean: 0, low: -Infinity, high: Infinity });
  expect(meanInterval([7])).toEqual({ mean: 7, low: -Infinity, high: Infinity });
});
