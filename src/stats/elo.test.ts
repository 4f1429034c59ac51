import { describe, expect, test } from 'vitest';
import { eloInterval, eloOf, expectedRate } from './elo.ts';
import { wilson } from './intervals.ts';
import { meanInterval } from './mean.ts';
import { normalisedElo, pairRatio } from './normalisedElo.ts';
import { type Pentanomial, otherSide, pairSample } from './pentanomial.ts';
import { likelihoodOfSuperiority } from './superiority.ts';

/** Published test values of the match runner fastchess: pairs, Elo and its error, normalised Elo and its error. */
const FASTCHESS = [
  [[34, 54, 63, 64, 75], 55.58, 27.65, 57.94, 28.28],
  [[332, 433, 498, 333, 334], -8.64, 10.33, -9.17, 10.96],
  [[7895, 8757, 5685, 568, 9999], -21.04, 2.95, -19.01, 2.65],
] as const;

const NOTHING = { mean: null, low: null, high: null };

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

  test.each(FASTCHESS)('of pairs %j is the published one', (pairs, elo, error) => {
    const { mean, low, high } = eloInterval(meanInterval(pairSample(pairs)));
    expect(mean).toBeCloseTo(elo, 2);
    expect((high! - low!) / 2 / error).toBeCloseTo(1, 1);
  });
});

describe('normalised Elo', () => {
  test.each(FASTCHESS)('of pairs %j is the published one', (pairs, _elo, _error, nelo, error) => {
    const { mean, low, high } = normalisedElo(pairs);
    // They divide by n where we divide by n - 1.
    expect(mean! / nelo).toBeCloseTo(1, 2);
    // They take the deviation as known, we do not: ours is wider, by little for small differences.
    expect((high! - low!) / 2 / error).toBeGreaterThan(0.99);
    expect((high! - low!) / 2 / error).toBeLessThan(1.06);
  });

  test('is one noise of a game at 347 points', () => {
    expect(pairRatio(800 / Math.LN10)).toBeCloseTo(Math.SQRT2, 12);
  });

  test.each([
    ['no games', [0, 0, 0, 0, 0]],
    ['two games', [0, 0, 0, 1, 0]],
    ['all won', [0, 0, 0, 0, 30]],
    ['all drawn', [0, 0, 30, 0, 0]],
  ] as const)('is unknown after %s, for there is no noise to measure by', (_name, pairs) => {
    expect(normalisedElo(pairs)).toEqual(NOTHING);
  });
});

describe('likelihood of superiority', () => {
  test('is the published one', () => {
    expect(likelihoodOfSuperiority([332, 433, 498, 333, 334])).toBeCloseTo(0.0505, 4);
    expect(likelihoodOfSuperiority([34, 54, 63, 64, 75])).toBeGreaterThan(0.9999);
  });

  test('of both sides sums to 1', () => {
    const pairs: Pentanomial = [3, 5, 9, 8, 4];
    expect(likelihoodOfSuperiority(pairs) + likelihoodOfSuperiority(otherSide(pairs))).toBeCloseTo(1, 12);
  });

  test('is even without games and after draws only', () => {
    expect(likelihoodOfSuperiority([0, 0, 0, 0, 0])).toBe(0.5);
    expect(likelihoodOfSuperiority([0, 0, 10, 0, 0])).toBe(0.5);
  });

  test('grows with a clean sweep, but is not certain after two games', () => {
    // Phi(1) and Phi(sqrt(10)).
    expect(likelihoodOfSuperiority([0, 0, 0, 0, 1])).toBeCloseTo(0.8413, 4);
    expect(likelihoodOfSuperiority([0, 0, 0, 0, 10])).toBeCloseTo(0.9992, 4);
  });
});

test('among several the Elo over each of the others is 0 at an even share', () => {
  for (const players of [2, 3, 4, 5]) expect(eloOf(1 / players, players)).toBeCloseTo(0, 12);
  // Ten times as strong as each of two others: 10 of 12 games.
  expect(eloOf(10 / 12, 3)).toBeCloseTo(400, 9);
  expect(eloInterval({ mean: 0.5, low: 0, high: 1 }, 3)).toEqual({
    mean: 400 * Math.log10(2),
    low: null,
    high: null,
  });
});
