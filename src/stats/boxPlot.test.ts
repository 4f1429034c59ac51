import { expect, test } from 'vitest';
import { boxPlot, countValues } from './boxPlot.ts';

test('quartiles, whiskers and outliers are those of R', () => {
  // quantile(c(1:9, 30)): 3.25, 5.5, 7.75; fences at 3.25 - 6.75 and 7.75 + 6.75.
  const box = boxPlot(countValues([30, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(box).toEqual({
    count: 10,
    mean: 7.5,
    min: 1,
    low: 1,
    q1: 3.25,
    median: 5.5,
    q3: 7.75,
    high: 9,
    max: 30,
    outliers: [[30, 1]],
  });
});

test('counts stand for repeated values', () => {
  const values = [2, 2, 2, 5, 5, 7, 9, 9];
  const one = boxPlot(values.map((value) => [value, 1]));
  // By hand: places 1.75, 3.5 and 5.25 of 0..7.
  expect(one).toMatchObject({ count: 8, mean: 5.125, q1: 2, median: 5, q3: 7.5 });
  expect(boxPlot(countValues(values))).toMatchObject({ count: 8, mean: 5.125, q1: 2, median: 5, q3: 7.5 });
});

test('a single value is its own box, and no values have none', () => {
  expect(boxPlot([[4, 1]])).toMatchObject({ low: 4, q1: 4, median: 4, q3: 4, high: 4, outliers: [] });
  expect(boxPlot([])).toBeNull();
});
