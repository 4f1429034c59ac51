import { expect, test } from 'vitest';
import { derived } from '../quantity.ts';
import { Z_95 } from '../../stats/index.ts';
import { crossing } from './crossing.ts';

/** A curve on 1, 2, 4, … with intervals of ±10. */
function curve(...values: number[]) {
  return values.map((value, i) => ({ x: 2 ** i, y: derived(value, 10 / Z_95, 20) }));
}

test('a level between two points is found on the logarithm', () => {
  const { at, low, high } = crossing(curve(0, 20, 40, 60, 80), 50);
  expect(at).toBeCloseTo(2 ** 2.5);
  expect(low).toBeCloseTo(2 ** 2);
  expect(high).toBeCloseTo(2 ** 3);
});

test('a curve that never gets there has no crossing, though its interval may', () => {
  expect(crossing(curve(0, 10, 20), 50)).toEqual({ at: null, low: null, high: null });
  const { at, low, high } = crossing(curve(0, 20, 45), 50);
  expect(at).toBeNull();
  expect(low).toBeGreaterThan(2);
  expect(low).toBeLessThan(4);
  expect(high).toBeNull();
});

test('a curve that begins above the level crosses it at its first point', () => {
  expect(crossing(curve(70, 80), 50)).toEqual({ at: 1, low: 1, high: 1 });
});
