import { expect, test } from 'vitest';
import { smallestSeen, unitsForWidth, unitsToSee } from './power.ts';

test('as many games as the textbooks say', () => {
  // (1.959964 + 0.841621)^2 * 0.25 / 0.0025 = 784.9: a rate of 0.55 against 0.5, no draws, power 80 %.
  expect(unitsToSee(0.05, 0.5)).toBe(785);
  // Cohen: d = 0.5 sd in a paired test, power 90 %: (1.959964 + 1.281552)^2 / 0.25 = 42.03.
  expect(unitsToSee(0.5, 1, { alpha: 0.05, power: 0.9 })).toBe(43);
  // +-3 % of a share near one half: the 1067 of every opinion poll, rounded up.
  expect(unitsForWidth(0.03, 0.5)).toBe(1068);
});

test('what that many games show is the difference asked for', () => {
  expect(smallestSeen(785, 0.5)).toBeCloseTo(0.05, 4);
});

test('never fewer than two: one shows no noise', () => {
  expect(unitsToSee(10, 0.5)).toBe(2);
  expect(unitsForWidth(10, 0.5)).toBe(2);
});
