import { describe, expect, test } from 'vitest';
import { share } from '../quantity.ts';
import {
  type EfficiencyPoint,
  efficientUntil,
  gains,
  rising,
  simulationsToWin,
  speedUp,
} from './efficiency.ts';

const GAMES = 1000;

/** A point with these rates and efforts. */
function point(budget: number, rate: number, white: number, black: number): EfficiencyPoint {
  const effort = (value: number) => ({ kind: 'mean', value, low: value, high: value, games: GAMES }) as const;
  const wins = Math.round((rate / 100) * GAMES);
  return {
    budget,
    count: { wins, games: GAMES },
    wins: share(wins, GAMES),
    white: effort(white),
    black: effort(black),
  };
}

/** Gains 10, then 4, then 0.5 points per million. */
const LINE = [point(1, 10, 1, 4), point(2, 20, 2, 4), point(4, 28, 4, 4), point(8, 30, 8, 4)];

describe('the efficiency of an agent', () => {
  test('is the gain in win rate per million simulations, at the ratio of both players', () => {
    const found = gains(LINE);
    expect(found.map(({ x }) => x)).toEqual([0.5, 1, 2]);
    expect(found.map(({ y }) => y.value)).toEqual([10, 4, 0.5].map((value) => expect.closeTo(value, 6)));
  });

  test('ends where the gain falls through 1, between two points on a logarithmic axis', () => {
    const until = efficientUntil(LINE)!;
    expect(until.value).toBeCloseTo(2 ** (3 / 3.5), 6);
    expect(until.low).toBeLessThan(until.value);
    expect(until.high).toBeGreaterThan(until.value);
  });

  test('has no end within the range if the gain stays above 1', () => {
    expect(efficientUntil(LINE.slice(0, 3))).toBeNull();
  });

  test('is the same whenever it is computed: the resampling has its own seed', () => {
    expect(efficientUntil(LINE)).toEqual(efficientUntil(LINE));
  });
});

describe('simulations for a win rate', () => {
  test('are read off between the points next to it', () => {
    expect(simulationsToWin(LINE, 24)!.value).toBeCloseTo(2 * Math.SQRT2, 6);
  });

  test('are those of the first point that has it', () => {
    expect(simulationsToWin(LINE, 5)!.value).toBe(1);
  });

  test('are unknown if no point has it', () => {
    expect(simulationsToWin(LINE, 60)).toBeNull();
  });
});

test('a line that wins as much with half the simulations has a speed-up of two', () => {
  const slower = LINE.map((point) => ({ ...point, white: { ...point.white, value: 2 * point.white.value } }));
  const found = speedUp(LINE, slower, 24)!;
  expect(found.value).toBeCloseTo(2, 6);
  expect(found.low).toBeGreaterThan(1);
  expect(speedUp(LINE, slower, 60)).toBeNull();
});

test('a line is made to rise by pooling neighbours that fall, by their games', () => {
  expect(rising([10, 30, 20, 40], [1, 1, 1, 1])).toEqual([10, 25, 25, 40]);
  expect(rising([30, 0], [1, 2])).toEqual([10, 10]);
  expect(rising([3, 2, 1], [1, 1, 1])).toEqual([2, 2, 2]);
});
