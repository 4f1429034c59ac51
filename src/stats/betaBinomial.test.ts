import { describe, expect, test } from 'vitest';
import { betaBinomialRange } from './betaBinomial.ts';

describe('the central 95 % of a beta-binomial distribution', () => {
  test('is that of the binomial one where the rate is known well', () => {
    // Binomial(20, 1/2): P(X <= 5) = 0.0207, P(X <= 6) = 0.0577.
    expect(betaBinomialRange(20, 1e6, 1e6)).toEqual([6, 14]);
  });

  test('is everything where nothing is known', () => {
    // With a uniform prior every number of successes is equally likely.
    expect(betaBinomialRange(9, 1, 1)).toEqual([0, 9]);
    expect(betaBinomialRange(99, 1, 1)).toEqual([2, 97]);
  });

  test('includes some failures after many successes', () => {
    // P(no failure in 20) = 0.975 after 1000 successes, and of at most one > 0.975.
    expect(betaBinomialRange(20, 1000.5, 0.5)).toEqual([20, 20]);
    const [least, most] = betaBinomialRange(20, 20.5, 0.5);
    expect(most).toBe(20);
    expect(least).toBeGreaterThan(14);
    expect(least).toBeLessThan(20);
  });
});
