import { describe, expect, test } from 'vitest';
import { factorOf, levelOf, slopeOf } from './fits.ts';

describe('points on a line', () => {
  const line = [1, 2, 4, 7].map((x) => ({ x, y: 3 + 2 * x }));

  test('give its slope, without doubt', () => {
    const { value, low, high, games } = slopeOf(line, 40);
    expect([value, low, high]).toEqual([2, 2, 2]);
    expect(games).toBe(40);
  });

  test('do not lie on a line through the origin', () => {
    const { value, low, high } = factorOf(line, 40);
    // Σ xy / Σ x² = 182 / 70.
    expect(value).toBeCloseTo(2.6, 10);
    expect(low).toBeLessThan(2.6);
    expect(high).toBeGreaterThan(2.6);
  });
});

test('the error of a slope is the textbook’s', () => {
  // Residuals 0.2, -0.4, 0.2 leave a variance of 0.24 with one degree of freedom, over Σ (x - 2)² = 2.
  const points = [
    { x: 1, y: 1 },
    { x: 2, y: 1 },
    { x: 3, y: 2.2 },
  ];
  const { value, high } = slopeOf(points, 3);
  expect(value).toBeCloseTo(0.6, 10);
  expect(high - value).toBeCloseTo(1.96 * Math.sqrt(0.12), 2);
});

test('the height of a level line is the mean, its error that of a mean', () => {
  const { value, high } = levelOf([100, 104, 108, 112], 8);
  expect(value).toBe(106);
  expect(high - value).toBeCloseTo((1.96 * Math.sqrt(80 / 3)) / 2, 2);
});
