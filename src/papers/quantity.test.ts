import { describe, expect, test } from 'vitest';
import { Z_95 } from '../stats/index.ts';
import {
  type Quantity,
  average,
  derived,
  difference,
  errorOf,
  ratio,
  sampleMean,
  share,
  slope,
} from './quantity.ts';

test('a share is in percent, with an interval that stays within 0 and 100', () => {
  const none = share(0, 20);
  expect(none).toMatchObject({ kind: 'share', value: 0, low: 0, games: 20 });
  expect(none.high).toBeGreaterThan(10);
  expect(share(5, 20).value).toBe(25);
});

test('a share of no games could be anything', () => {
  expect(share(0, 0)).toMatchObject({ low: 0, high: 100, games: 0 });
});

describe('the mean of a sample', () => {
  test('has the interval of Student', () => {
    const { value, low, high, sd, games } = sampleMean([1, 2, 3]);
    expect([value, sd, games]).toEqual([2, 1, 3]);
    expect(high - value).toBeCloseTo(4.3027 / Math.sqrt(3), 3);
    expect(value - low).toBeCloseTo(high - value);
  });

  test('of one value has no bounds, and of none no value', () => {
    expect(sampleMean([5])).toMatchObject({ value: 5, low: -Infinity, high: Infinity });
    expect(sampleMean([]).value).toBeNaN();
  });
});

test('an interval tells its standard error', () => {
  expect(errorOf(derived(7, 2, 10))).toBeCloseTo(2);
});

describe('what is computed from several', () => {
  const a = derived(8, 0.3, 50);
  const b = derived(2, 0.4, 30);

  test('a difference adds the squares of the errors, and has the games of the smaller', () => {
    expect(difference(a, b)).toMatchObject({ kind: 'derived', value: 6, games: 30 });
    expect(errorOf(difference(a, b))).toBeCloseTo(0.5);
  });

  test('a ratio adds those of the relative errors', () => {
    expect(ratio(a, b).value).toBe(4);
    expect(errorOf(ratio(a, b))).toBeCloseTo(4 * Math.hypot(0.3 / 8, 0.2));
  });

  test('an average is surer than its parts', () => {
    const four = average([a, a, a, a]);
    expect(four.value).toBe(8);
    expect(errorOf(four)).toBeCloseTo(0.15);
  });
});

describe('a slope', () => {
  const points = (values: readonly number[], errors: readonly number[]): { x: number; y: Quantity }[] =>
    values.map((value, x) => ({ x, y: derived(value, errors[x]!, 40) }));

  test('of points on a line is that of the line, whatever their weights', () => {
    expect(slope(points([1, 3, 5, 7], [1, 9, 2, 0.1])).value).toBeCloseTo(2);
  });

  test('trusts those points most that are known best', () => {
    expect(slope(points([0, 1, 2, 100], [0.1, 0.1, 0.1, 1000])).value).toBeCloseTo(1);
  });

  test('has the error of least squares', () => {
    // Three points at 0, 1, 2 with the same error: their squared distances from the middle add up to 2.
    const { low, value } = slope(points([0, 1, 2], [0.5, 0.5, 0.5]));
    expect(value - low).toBeCloseTo((Z_95 * 0.5) / Math.SQRT2);
  });

  test('is not lost where a point has no width', () => {
    expect(slope(points([0, 2, 4], [0, 1, 1])).value).toBeCloseTo(2);
  });
});
