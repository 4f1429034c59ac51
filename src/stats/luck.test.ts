import { describe, expect, test } from 'vitest';
import { Random } from '../core/index.ts';
import { luckSplit, sumPairs } from './luck.ts';

/** Normal enough: the sum of twelve uniform values has variance 1. */
function noise(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.unit();
  return sum;
}

/** Pairs by the model of the file, with the given deviations. */
function pairs(luck: number, fit: number, play: number): [number, number][] {
  const random = new Random(11);
  return Array.from({ length: 4000 }, () => {
    const [l, f] = [luck * noise(random), fit * noise(random)];
    return [3 + 1 + l + f + play * noise(random), 3 - 1 - l + f + play * noise(random)];
  });
}

describe('luck and play', () => {
  test('are told apart in outcomes made of known parts', () => {
    // Variances 4 and 1 of 5.
    const split = luckSplit(sumPairs(pairs(2, 0, 1)))!;
    expect(split.luck).toBeCloseTo(0.8, 1);
    expect(split.play).toBeCloseTo(0.2, 1);
    expect(split.fit).toBe(0);
    expect(split.variance).toBeCloseTo(5, 0);
    expect(split.firstSeat).toBeCloseTo(1, 1);
    expect(split.correlation.low).toBeLessThan(-0.8);
    expect(split.correlation.high).toBeGreaterThan(-0.82);
  });

  test('boards that suit one agent count apart', () => {
    const split = luckSplit(sumPairs(pairs(0, 1, 1)))!;
    expect(split.fit).toBeCloseTo(0.5, 1);
    expect(split.luck).toBe(0);
  });

  test('a hand-made table: the seat with the good deck wins', () => {
    const split = luckSplit(
      sumPairs([
        [1, 0],
        [0, 1],
        [1, 0],
        [0, 1],
      ]),
    )!;
    expect(split).toMatchObject({ luck: 1, play: 0, fit: 0, firstSeat: 0, pairs: 4 });
    expect(split.variance).toBeCloseTo(1 / 3, 12);
  });

  test('nothing to split: no pairs, one, or outcomes that never vary', () => {
    expect(luckSplit(sumPairs([]))).toBeNull();
    expect(luckSplit(sumPairs([[1, 0]]))).toBeNull();
    expect(
      luckSplit(
        sumPairs([
          [1, 1],
          [1, 1],
          [1, 1],
        ]),
      ),
    ).toBeNull();
    expect(
      luckSplit(
        sumPairs([
          [0.5, 0.5],
          [0.5, 0.5],
        ]),
      ),
    ).toBeNull();
  });

  test('two or three pairs leave the correlation open', () => {
    expect(
      luckSplit(
        sumPairs([
          [1, 0],
          [0.5, 0.5],
        ]),
      )!.correlation,
    ).toMatchObject({ low: -1, high: 1 });
  });
});
