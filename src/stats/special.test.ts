/** Published results were computed with jStat, so our functions must give the same numbers to the last bit. */
import * as fc from 'fast-check';
import jstat from 'jstat';
import { expect, test } from 'vitest';
import { erf, incompleteBeta, inverseErfc, inverseIncompleteBeta, logGamma } from './special.ts';

const between = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
const probability = between(0, 1);
/** Halves, as degrees of freedom give them, and any other number. */
const shape = fc.oneof(
  fc.integer({ min: 1, max: 4000 }).map((freedom) => freedom / 2),
  between(0.01, 1e6),
);

test('the logarithm of the gamma function is that of jStat', () => {
  fc.assert(
    fc.property(shape, (x) => {
      expect(logGamma(x)).toBe(jstat.gammaln(x));
    }),
  );
});

test('the error function and its inverse are those of jStat', () => {
  fc.assert(
    fc.property(between(-8, 8), (x) => {
      expect(erf(x)).toBe(jstat.erf(x));
    }),
  );
  fc.assert(
    fc.property(between(-0.1, 2.1), (p) => {
      expect(inverseErfc(p)).toBe(jstat.erfcinv(p));
    }),
  );
});

test('the incomplete beta function and its inverse are those of jStat', () => {
  fc.assert(
    fc.property(probability, shape, shape, (x, a, b) => {
      expect(incompleteBeta(x, a, b)).toBe(jstat.ibeta(x, a, b));
      expect(inverseIncompleteBeta(x, a, b)).toBe(jstat.ibetainv(x, a, b));
    }),
    { numRuns: 1000 },
  );
});
