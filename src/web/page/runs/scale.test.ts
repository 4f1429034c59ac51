import { expect, it } from 'vitest';
import { type Interval, SHARES, placeOn, scaleOf } from './scale.ts';

const interval = (low: number | null, mean: number | null, high: number | null): Interval => ({
  low,
  mean,
  high,
});

it('a scale has all values and the reference on it, with room at both ends', () => {
  const scale = scaleOf([interval(0.2, 0.3, 0.4), interval(null, 0.7, null)], 0.5);
  expect(scale.from).toBeCloseTo(0.18);
  expect(scale.to).toBeCloseTo(0.72);
  expect(scaleOf([interval(-10, -5, -1)], 0).to).toBeGreaterThan(0);
});

it('a scale ends where values do', () => {
  const scale = scaleOf([interval(0, 0.1, 0.6)], 0.5, SHARES);
  expect(scale.from).toBe(0);
  expect(scale.to).toBeCloseTo(0.624);
});

it('a scale without values, or with one only, is still a line', () => {
  for (const scale of [scaleOf([], 0), scaleOf([interval(0, 0, 0), interval(null, null, null)], 0)])
    expect(placeOn(scale, 0, 0)).toBe(50);
});

it('places are in percent, and what has no bound or lies beyond is at the end', () => {
  const scale = { from: 0, to: 200 };
  expect(placeOn(scale, 50, 0)).toBe(25);
  expect(placeOn(scale, null, 0)).toBe(0);
  expect(placeOn(scale, null, 100)).toBe(100);
  expect(placeOn(scale, 500, 0)).toBe(100);
  expect(placeOn(scale, -5, 0)).toBe(0);
});
