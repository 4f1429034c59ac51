import { describe, expect, test } from 'vitest';
import { Random } from '../core/index.ts';
import { expectedRate } from './elo.ts';
import { logLikelihoodRatio } from './likelihoodRatio.ts';
import { PAIR_MEANS, type Pentanomial, pairSample } from './pentanomial.ts';
import { type SprtBounds, sprt } from './sprt.ts';
import { forecastSprt } from './sprtForecast.ts';

const BOUNDS: SprtBounds = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 };

describe('log-likelihood ratio', () => {
  // 2.945: Disservin/fastchess and M. Van den Bergh's notes on normalised Elo. The others: fastchess' own tests.
  test.each([
    [[379, 10170, 21828, 10640, 343], 'nelo', 0, 2, 2.945],
    [[365, 16618, 36229, 16974, 390], 'nelo', 0, 2, 2.25],
    [[127, 4883, 10712, 5150, 104], 'nelo', -1.75, 0.25, 3.01],
    [[223, 9863, 21279, 10037, 246], 'elo', 0.5, 2.5, -3.07],
    [[871, 26175, 55983, 26678, 821], 'elo', 0, 2, -4.98],
    // Found by a general optimiser (SLSQP over the five shares, thirty starts).
    [[0, 0, 0, 0, 104], 'nelo', 0, 5, 2.09495],
    [[2, 1, 0, 0, 0], 'nelo', 0, 5, -0.05634],
    [[0, 0, 50, 0, 0], 'nelo', 0, 5, -0.01756],
  ] as const)('of pairs %j in %s, %d against %d, is %d', (pairs, unit, elo0, elo1, known) => {
    const digits = String(known).split('.')[1]!.length;
    expect(sprt(pairs, { ...BOUNDS, unit, elo0, elo1 }).llr).toBeCloseTo(known, digits);
  });

  test('is that of a direct maximisation', () => {
    // With wins and losses only, the likeliest distribution with mean s is (1 - s, s) itself.
    const pairs: Pentanomial = [40, 0, 0, 0, 60];
    const direct = 60 * Math.log(0.55 / 0.5) + 40 * Math.log(0.45 / 0.5);
    expect(logLikelihoodRatio(pairs, 0.5, 0.55)).toBeCloseTo(direct, 1);
  });

  test.each([
    [[379, 10170, 21828, 10640, 343], 0, 2],
    [[100, 200, 500, 260, 120], 0, 10],
    [[30, 80, 200, 60, 20], -10, 0],
  ] as const)('of %j is near its quick approximation', (pairs, elo0, elo1) => {
    // LLR ~ n (s1 - s0) (2 mean - s0 - s1) / (2 variance), for small differences.
    const { count, mean, sd } = pairSample(pairs);
    const [s0, s1] = [expectedRate(elo0), expectedRate(elo1)];
    const quick = (count * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * sd ** 2);
    expect(logLikelihoodRatio(pairs, s0, s1)).toBeCloseTo(quick, 1);
  });

  test.each(['elo', 'nelo'] as const)(
    'in %s is the same from the other side, with the sign changed',
    (unit) => {
      const there = sprt([3, 10, 20, 14, 6], { ...BOUNDS, unit, elo0: 0, elo1: 30 }).llr;
      const back = sprt([6, 14, 20, 10, 3], { ...BOUNDS, unit, elo0: -30, elo1: 0 }).llr;
      expect(back).toBeCloseTo(-there, 9);
    },
  );
});

describe('sequential test', () => {
  test('decides at the bounds, and not before', () => {
    expect(sprt([10, 20, 40, 22, 11], BOUNDS).decision).toBe('continue');
    expect(sprt([10, 100, 300, 400, 100], BOUNDS).decision).toBe('elo1');
    expect(sprt([200, 300, 400, 100, 50], BOUNDS).decision).toBe('elo0');
    // Wald: ln 0.95 / 0.05 = ln 19.
    expect(sprt([0, 0, 0, 0, 0], BOUNDS).upper).toBeCloseTo(Math.log(19), 12);
    expect(sprt([0, 0, 0, 0, 0], BOUNDS).lower).toBeCloseTo(-Math.log(19), 12);
  });

  test.each(['elo', 'nelo'] as const)('in %s stays sane at the edges', (unit) => {
    const bounds = { ...BOUNDS, unit };
    expect(sprt([0, 0, 0, 0, 0], bounds)).toMatchObject({ llr: 0, decision: 'continue' });
    expect(sprt([0, 0, 0, 0, 1], bounds).decision).toBe('continue');
    expect(sprt([0, 0, 0, 0, 1000], bounds).decision).toBe('elo1');
    expect(sprt([1000, 0, 0, 0, 0], bounds).decision).toBe('elo0');
    expect(sprt([0, 0, 1, 0, 0], bounds).llr).toBeLessThan(0);
  });
});

/** A distribution of pairs with draws whose games depend on each other, tilted to the mean that the Elo asks for. */
function pairShares(elo: number): number[] {
  const base = [0.1, 0.2, 0.4, 0.2, 0.1];
  const tilted = (t: number): number[] => {
    const weights = base.map((share, i) => share * Math.exp(t * PAIR_MEANS[i]!));
    const total = weights.reduce((sum, w) => sum + w, 0);
    return weights.map((w) => w / total);
  };
  let [low, high] = [-10, 10];
  for (let step = 0; step < 60; step++) {
    const t = (low + high) / 2;
    const mean = tilted(t).reduce((sum, share, i) => sum + share * PAIR_MEANS[i]!, 0);
    if (mean < expectedRate(elo)) low = t;
    else high = t;
  }
  return tilted((low + high) / 2);
}

/** Plays simulated matches to the end of the test; seed and strength name them. */
function simulate(bounds: SprtBounds, elo: number, matches: number): { accepts: number; games: number } {
  const random = new Random(5).derive('sprt', elo);
  const shares = pairShares(elo);
  let [accepts, pairs] = [0, 0];
  for (let match = 0; match < matches; match++) {
    const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    for (;;) {
      let left = random.unit();
      const kind = shares.findIndex((share) => (left -= share) < 0);
      counts[(kind < 0 ? 4 : kind) as 0 | 1 | 2 | 3 | 4]++;
      pairs++;
      const { decision } = sprt(counts, bounds);
      if (decision === 'continue') continue;
      if (decision === 'elo1') accepts++;
      break;
    }
  }
  return { accepts: accepts / matches, games: (2 * pairs) / matches };
}

describe('simulated matches of known strength', () => {
  const bounds: SprtBounds = { elo0: 0, elo1: 40, alpha: 0.05, beta: 0.05 };
  const MATCHES = 800;
  const pairSd = Math.sqrt(
    pairShares(20).reduce((s, share, i) => s + share * (PAIR_MEANS[i]! - expectedRate(20)) ** 2, 0),
  );
  // Three standard errors of a share of 0.05 in this many matches.
  const slack = 3 * Math.sqrt((0.05 * 0.95) / MATCHES);

  test('elo1 is accepted at most as often as alpha says when elo0 is true', () => {
    expect(simulate(bounds, 0, MATCHES).accepts).toBeLessThan(0.05 + slack);
  });

  test('elo0 is accepted at most as often as beta says when elo1 is true', () => {
    expect(1 - simulate(bounds, 40, MATCHES).accepts).toBeLessThan(0.05 + slack);
  });

  test.each([0, 20, 60])('the forecast holds when the truth is %d Elo', (elo) => {
    const seen = simulate(bounds, elo, 400);
    const forecast = forecastSprt(bounds, elo, pairSd);
    expect(Math.abs(seen.accepts - forecast.accepts)).toBeLessThan(0.08);
    expect(seen.games / forecast.games).toBeGreaterThan(0.9);
    expect(seen.games / forecast.games).toBeLessThan(1.2);
  });
});

describe('forecast', () => {
  test('has the error rates of the test at its hypotheses', () => {
    for (const unit of ['elo', 'nelo'] as const) {
      const bounds: SprtBounds = { elo0: 0, elo1: 5, alpha: 0.05, beta: 0.1, unit };
      expect(forecastSprt(bounds, 5).accepts).toBeCloseTo(0.9, 3);
      expect(forecastSprt(bounds, 0).accepts).toBeCloseTo(0.05, 3);
    }
  });

  test('is continuous where the drift is zero, halfway between the hypotheses', () => {
    const bounds: SprtBounds = { elo0: 0, elo1: 2, alpha: 0.05, beta: 0.05, unit: 'nelo' };
    const [at, beside] = [forecastSprt(bounds, 1), forecastSprt(bounds, 1.0001)];
    expect(at.accepts).toBe(0.5);
    // -2 lower upper / (r1 - r0)^2 with ln 19 and sqrt(2) * 2 * ln 10 / 800.
    expect(at.games).toBeCloseTo((2 * Math.log(19) ** 2) / pairRatioOfTwo() ** 2, 3);
    expect(beside.games / at.games).toBeCloseTo(1, 3);
  });

  function pairRatioOfTwo(): number {
    return (Math.SQRT2 * 2 * Math.LN10) / 800;
  }
});
