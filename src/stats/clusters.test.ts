import { describe, expect, test } from 'vitest';
import { clusterMean, clusterRate } from './clusters.ts';
import { wilson } from './intervals.ts';
import { meanInterval } from './mean.ts';

const clusters = (...values: readonly (readonly number[])[]): { sum: number; count: number }[] =>
  values.map((list) => ({ sum: list.reduce((total, value) => total + value, 0), count: list.length }));

describe('values in clusters', () => {
  test('of one value each have the mean and the interval of a plain sample', () => {
    const values = [3, 1, 4, 1, 5, 9];
    const interval = clusterMean(clusters(...values.map((value) => [value])));
    const plain = meanInterval(values);
    expect(interval.mean).toBeCloseTo(plain.mean, 12);
    expect(interval.low).toBeCloseTo(plain.low, 10);
    expect(interval.high).toBeCloseTo(plain.high, 10);
  });

  test('that are alike within a cluster are worth as many values as there are clusters', () => {
    const alike = clusters(...Array.from({ length: 100 }, (_, i) => Array.from({ length: 4 }, () => i % 2)));
    const { low, high } = clusterRate(alike);
    const independent = wilson(0.5, 99);
    expect(low).toBeCloseTo(independent.low, 10);
    expect(high).toBeCloseTo(independent.high, 10);
  });

  test('are never worth more than they are', () => {
    const even = clusters(...Array.from({ length: 50 }, () => [0, 1]));
    expect(clusterRate(even)).toEqual(wilson(0.5, 100));
    expect(clusterRate(clusters([1, 1], [1, 1]))).toEqual(wilson(1, 4));
  });

  test('count by how many there are in each', () => {
    expect(clusterMean(clusters([1, 1, 1], [0])).mean).toBe(0.75);
  });

  test('of fewer than two clusters have no bound, and of none no mean', () => {
    expect(clusterMean(clusters([2, 4]))).toEqual({ mean: 3, low: -Infinity, high: Infinity });
    expect(clusterMean([])).toEqual({ mean: 0, low: -Infinity, high: Infinity });
    expect(clusterRate([])).toEqual(wilson(0.5, 0));
  });
});
