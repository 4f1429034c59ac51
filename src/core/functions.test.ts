import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exp, ln, winChance } from './functions.ts';

/** The 64 bits of a number, as text. */
function bitsOf(value: number): string {
  return new BigUint64Array(Float64Array.of(value).buffer)[0]!.toString(16);
}

test('the logarithm is right to the last digits', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (x) => {
      expect(Math.abs(ln(x) - Math.log(x))).toBeLessThanOrEqual(4e-16 * Math.max(1, Math.abs(Math.log(x))));
    }),
    { numRuns: 5000 },
  );
  for (let n = 1; n < 2000; n++) expect(Math.abs(ln(n) - Math.log(n))).toBeLessThanOrEqual(2e-15);
});

test('the exponential is right to the last digits', () => {
  fc.assert(
    fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (x) => {
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThanOrEqual(1e-15);
    }),
    { numRuns: 5000 },
  );
});

test('the edges are where they belong', () => {
  expect([ln(1), ln(0), ln(Infinity), ln(-1), ln(NaN)]).toEqual([0, -Infinity, Infinity, NaN, NaN]);
  expect([exp(0), exp(-Infinity), exp(Infinity), exp(NaN), exp(-800), exp(800)]).toEqual([
    1,
    0,
    Infinity,
    NaN,
    0,
    Infinity,
  ]);
  expect([winChance(0, 3), winChance(1e9, 1), winChance(-1e9, 1)]).toEqual([0.5, 1, 0]);
});

test('the exponential never falls', () => {
  fc.assert(
    fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (x) => {
      expect(exp(x + 1e-9 * Math.abs(x))).toBeGreaterThanOrEqual(exp(x));
    }),
  );
});

test('the bits are these, in every runtime', () => {
  expect([2, 3, 10, 1000, 0.1].map((x) => bitsOf(ln(x)))).toMatchInlineSnapshot(`
    [
      "3fe62e42fefa39ef",
      "3ff193ea7aad030b",
      "40026bb1bbb55516",
      "401ba18a998fffa0",
      "c0026bb1bbb55515",
    ]
  `);
  expect([1, -1, 0.5, 10, -3.3].map((x) => bitsOf(exp(x)))).toMatchInlineSnapshot(`
    [
      "4005bf0a8b14576a",
      "3fd78b56362cef38",
      "3ffa61298e1e069c",
      "40d5829dcf950560",
      "3fa2e259bb85be84",
    ]
  `);
});
