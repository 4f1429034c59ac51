import { describe, expect, test } from 'vitest';
import {
  PairedScores,
  type Pentanomial,
  eloInterval,
  eloOf,
  expectedRate,
  logLikelihoodRatio,
  meanInterval,
  sprt,
  wilson,
} from './index.ts';

describe('Wilson interval', () => {
  // R: prop.test(x, n, correct = FALSE)$conf.int
  test.each([
    [8, 10, 0.4901625, 0.9433178],
    [0, 10, 0, 0.2775328],
    [10, 10, 0.7224672, 1],
    [50, 100, 0.4038315, 0.5961685],
    [1, 1000, 0.0001765, 0.0056427],
  ])('%i of %i', (wins, games, low, high) => {
    const interval = wilson(wins / games, games);
    expect(interval.low).toBeCloseTo(low, 6);
    expect(interval.high).toBeCloseTo(high, 6);
  });

  test('nothing is known after no games', () => {
    expect(wilson(0.5, 0)).toEqual({ mean: 0.5, low: 0, high: 1 });
  });
});

describe('t interval of a mean', () => {
  test('a sample worked out by hand', () => {
    // Mean 3, variance 2.5, t(0.975; 4) = 2.776445.
    const { mean, low, high } = meanInterval([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(high - mean).toBeCloseTo(2.776445 * Math.sqrt(2.5 / 5), 5);
    expect(mean - low).toBeCloseTo(high - mean, 12);
  });

  test('fewer than two values bound nothing', () => {
    expect(meanInterval([])).toEqual({ mean: 0, low: -Infinity, high: Infinity });
    expect(meanInterval([7])).toEqual({ mean: 7, low: -Infinity, high: Infinity });
  });
});

describe('Elo', () => {
  test('is the inverse of the expected rate', () => {
    for (const elo of [-400, -3, 0, 10, 191]) expect(eloOf(expectedRate(elo))).toBeCloseTo(elo, 9);
    expect(eloOf(10 / 11)).toBeCloseTo(400, 9);
  });

  test('has no bound after a clean sweep', () => {
    const { mean, low, high } = eloInterval(wilson(1, 20));
    expect([mean, high]).toEqual([null, null]);
    expect(low).toBeGreaterThan(200);
  });
});

describe('pairs of games', () => {
  const scores = (values: readonly number[]): PairedScores => {
    const pairs = new PairedScores();
    for (const value of values) pairs.add(value);
    return pairs;
  };

  test('are counted by their points', () => {
    const pairs = scores([0, 0, 1, 0, 0.5, 0.5, 1, 0.5, 1, 1, 0, 0.5, 1]);
    expect(pairs.pentanomial()).toEqual([1, 1, 2, 1, 1]);
    expect(pairs.isEven).toBe(false);
    expect(pairs.units()).toEqual([0, 0.5, 0.5, 0.75, 1, 0.25, 1]);
  });

  test('that always end alike are worth half as many games, and never more than were played', () => {
    const alike = scores(Array.from({ length: 400 }, (_, i) => Number(i % 4 < 2)));
    expect(alike.effectiveTrials()).toBeCloseTo(200, -1);
    const opposite = scores(Array.from({ length: 400 }, (_, i) => i % 2));
    expect(opposite.effectiveTrials()).toBe(400);
  });
});

describe('sequential test', () => {
  /** LLR ~ n (s1 - s0) (2 mean - s0 - s1) / (2 variance), for small differences. */
  function approximate(pairs: Pentanomial, s0: number, s1: number): number {
    const n = pairs.reduce((sum, count) => sum + count, 0);
    const mean = pairs.reduce((sum, count, i) => sum + (count * i) / 4, 0) / n;
    const variance = pairs.reduce((sum, count, i) => sum + count * (i / 4 - mean) ** 2, 0) / n;
    return (n * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
  }

  test.each([
    [[379, 10170, 21828, 10640, 343], 0, 2],
    [[100, 200, 500, 260, 120], 0, 10],
    [[30, 80, 200, 60, 20], -10, 0],
  ] as const)('the ratio of %j is near its quick approximation', (pairs, elo0, elo1) => {
    const [s0, s1] = [expectedRate(elo0), expectedRate(elo1)];
    const exact = logLikelihoodRatio(pairs, s0, s1);
    expect(exact).toBeCloseTo(approximate(pairs, s0, s1), 1);
  });

  test('the likelihoods are those of a direct maximisation', () => {
    // With wins and losses only, the likeliest distribution with mean s is (1 - s, s) itself.
    const pairs: Pentanomial = [40, 0, 0, 0, 60];
    const direct = 60 * Math.log(0.55 / 0.5) + 40 * Math.log(0.45 / 0.5);
    expect(logLikelihoodRatio(pairs, 0.5, 0.55)).toBeCloseTo(direct, 1);
  });

  test('decides at the bounds, and not before', () => {
    const bounds = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 };
    expect(sprt([0, 0, 0, 0, 0], bounds)).toMatchObject({ llr: 0, decision: 'continue' });
    expect(sprt([10, 20, 40, 22, 11], bounds).decision).toBe('continue');
    expect(sprt([10, 100, 300, 400, 100], bounds).decision).toBe('elo1');
    expect(sprt([200, 300, 400, 100, 50], bounds).decision).toBe('elo0');
    expect(sprt([0, 0, 0, 0, 0], bounds).upper).toBeCloseTo(2.944, 3);
  });
});
