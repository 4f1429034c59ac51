import { expect, test } from 'vitest';
import { Moments } from './moments.ts';

function of(...values: number[]): Moments {
  const moments = new Moments();
  for (const value of values) moments.add(value);
  return moments;
}

test('mean, deviation and range are those of the sample', () => {
  const moments = of(2, 4, 4, 4, 5, 5, 7, 9);
  expect(moments.mean).toBeCloseTo(5, 12);
  // Squared distances sum to 32; 32 / 7 is the unbiased variance.
  expect(moments.sd).toBeCloseTo(Math.sqrt(32 / 7), 12);
  expect([moments.min, moments.max, moments.count]).toEqual([2, 9, 8]);
});

test('a small spread around a large mean is not lost to rounding', () => {
  expect(of(1e9 + 1, 1e9 + 2, 1e9 + 3).sd).toBeCloseTo(1, 6);
});

test('what cannot be known is NaN', () => {
  expect(of().mean).toBeNaN();
  expect(of(3).sd).toBeNaN();
  expect(of(3).mean).toBe(3);
});
