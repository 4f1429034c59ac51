import { describe, expect, test } from 'vitest';
import { Random } from '../core/index.ts';
import { bradleyTerry } from './bradleyTerry.ts';
import { eloOf, expectedRate } from './elo.ts';
import type { Interval } from './intervals.ts';
import { invert } from './matrix.ts';

/** The ratings of two agents. */
function rate(points: readonly (readonly number[])[]): readonly [Interval, Interval] {
  const [first, second] = bradleyTerry(points);
  return [first!, second!];
}

describe('Bradley-Terry ratings', () => {
  test('of two agents are the Elo of their match, but for the virtual draws', () => {
    const [a, b] = rate([
      [0, 700],
      [300, 0],
    ]);
    expect(a.mean + b.mean).toBeCloseTo(0, 9);
    expect(a.mean - b.mean).toBeCloseTo(eloOf(0.7)!, 0);
    // The error of the difference is 400 / ln 10 / sqrt(n p q), half of it for each.
    const error = (1.96 * 400) / Math.LN10 / Math.sqrt(1000 * 0.7 * 0.3);
    expect(a.high - a.mean).toBeCloseTo(error / 2, 0);
  });

  test('are a maximum: at the ratings, points expected equal points won', () => {
    const points = [
      [0, 12, 18],
      [8, 0, 13],
      [2, 7, 0],
    ];
    const ratings = bradleyTerry(points).map(({ mean }) => mean);
    for (const [i, own] of ratings.entries()) {
      const won = points[i]!.reduce((sum, x) => sum + x, 0);
      const expected = ratings.reduce(
        (sum, other, j) => sum + (i === j ? 0 : 20 * expectedRate(own - other)),
        0,
      );
      // The virtual draw pulls by less than half a point.
      expect(Math.abs(won - expected)).toBeLessThan(0.5);
    }
    expect(ratings[0]).toBeGreaterThan(ratings[1]!);
    expect(ratings[1]).toBeGreaterThan(ratings[2]!);
  });

  test('are found again in games of known strength, and their intervals hold', () => {
    const truth = [150, 60, 0, -40, -170];
    const random = new Random(17);
    let inside = 0;
    const rounds = 100;
    for (let round = 0; round < rounds; round++) {
      const points = truth.map(() => truth.map(() => 0));
      for (const [i, a] of truth.entries())
        for (const [j, b] of truth.entries()) {
          if (j <= i) continue;
          for (let game = 0; game < 60; game++) {
            if (random.unit() < expectedRate(a - b)) points[i]![j]!++;
            else points[j]![i]!++;
          }
        }
      bradleyTerry(points).forEach(({ low, high }, i) => {
        if (low <= truth[i]! && truth[i]! <= high) inside++;
      });
    }
    // 500 intervals of 95 %: 475 expected, with a deviation of about 5.
    expect(inside).toBeGreaterThan(455);
    expect(inside).toBeLessThan(495);
  });

  test('stay finite after a clean sweep, and without any games', () => {
    const [winner, loser] = rate([
      [0, 20],
      [0, 0],
    ]);
    expect(winner.mean - loser.mean).toBeGreaterThan(400);
    expect(Number.isFinite(winner.mean)).toBe(true);
    const idle = bradleyTerry([
      [0, 0],
      [0, 0],
    ]);
    expect(idle[0]!.mean).toBe(0);
    expect(idle[0]!.high).toBeGreaterThan(300);
    expect(bradleyTerry([])).toEqual([]);
    expect(bradleyTerry([[0]])).toEqual([{ mean: 0, low: 0, high: 0 }]);
  });

  test('are less certain where the games are worth less', () => {
    const points = [
      [0, 60],
      [40, 0],
    ];
    const half = [
      [0, 50],
      [50, 0],
    ];
    const [all, fewer] = [bradleyTerry(points)[0]!, bradleyTerry(points, half)[0]!];
    expect(fewer.mean).toBe(all.mean);
    expect((fewer.high - fewer.low) / (all.high - all.low)).toBeCloseTo(Math.SQRT2, 1);
  });
});

test('an inverse times its matrix is the identity', () => {
  expect(
    invert([
      [0, 2],
      [4, 0],
    ]),
  ).toEqual([
    [0, 0.25],
    [0.5, 0],
  ]);
  expect(() => invert([[0]])).toThrow(RangeError);
});
