import { describe, expect, test } from 'vitest';
import { chiSquareTail, fitOf, normalTail } from './chiSquare.ts';

/** With an even number of degrees the tail is a finite sum: exp(-x/2) times the first terms of exp(x/2). */
function exactTail(value: number, degrees: number): number {
  let term = 1;
  let sum = 1;
  for (let i = 1; i < degrees / 2; i++) sum += term *= value / 2 / i;
  return Math.exp(-value / 2) * sum;
}

test.each([
  [0, 0.5],
  [1.2815515655446004, 0.1],
  [1.959963984540054, 0.025],
  [-1.959963984540054, 0.975],
  [4.753424308822899, 1e-6],
])('a normal variable exceeds %d with probability %d', (z, tail) => {
  expect(normalTail(z) / tail).toBeCloseTo(1, 5);
});

describe('the chi-square tail', () => {
  test.each([
    [2, 10],
    [2, 27.6],
    [10, 18.3],
    [10, 50],
    [40, 55.8],
    [40, 110],
    [200, 330],
    [400, 560],
  ])('with %d degrees at %d is close to the exact sum', (degrees, value) => {
    const exact = Math.log10(exactTail(value, degrees));
    expect(Math.abs(Math.log10(chiSquareTail(value, degrees)) / exact - 1)).toBeLessThan(0.1);
  });
});

describe('the fit of counts', () => {
  test('is good when they are as expected, and hopeless when one outcome is doubled', () => {
    expect(fitOf([100, 100, 100, 100], [0.25, 0.25, 0.25, 0.25])).toBeGreaterThan(0.99);
    expect(fitOf([200, 100, 100, 100], [0.25, 0.25, 0.25, 0.25])).toBeLessThan(1e-9);
  });

  test('throws rare outcomes together, and still sees that they come too often', () => {
    const probabilities = [0.98, ...Array.from({ length: 20 }, () => 0.001)];
    const fair = [980, ...Array.from({ length: 20 }, () => 1)];
    const loaded = [940, ...Array.from({ length: 20 }, () => 3)];
    expect(fitOf(fair, probabilities)).toBeGreaterThan(0.5);
    expect(fitOf(loaded, probabilities)).toBeLessThan(1e-9);
  });

  test('is perfect when there is nothing to choose', () => {
    expect(fitOf([1000], [1])).toBe(1);
  });
});
