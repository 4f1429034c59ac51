import { describe, expect, test } from 'vitest';
import { wilson } from './intervals.ts';
import { BlockScores, pairRate } from './blocks.ts';
import { type Pentanomial, countPairs, otherSide, pairSample } from './pentanomial.ts';

function scores(values: readonly number[]): BlockScores {
  const pairs = new BlockScores();
  for (const value of values) pairs.add(value);
  return pairs;
}

describe('pairs of games', () => {
  test('are counted by their points, a last single game as a unit of its own', () => {
    const pairs = scores([0, 0, 1, 0, 0.5, 0.5, 1, 0.5, 1, 1, 0, 0.5, 1]);
    expect(pairs.pentanomial()).toEqual([1, 1, 2, 1, 1]);
    expect(pairs.isEven).toBe(false);
    // The units 0, 1/2, 1/2, 3/4, 1, 1/4 and 1 sum to 4.
    expect(pairs.units().count).toBe(7);
    expect(pairs.units().mean).toBeCloseTo(4 / 7, 12);
    expect(pairs.mean).toBeCloseTo(7 / 13, 12);
  });

  test('that always end alike are worth half as many games, and never more than were played', () => {
    const alike = scores(Array.from({ length: 400 }, (_, i) => Number(i % 4 < 2)));
    expect(alike.effectiveTrials()).toBeCloseTo(200, -1);
    const opposite = scores(Array.from({ length: 400 }, (_, i) => i % 2));
    expect(opposite.effectiveTrials()).toBe(400);
  });

  test('give the same sample and the same rate from their counts', () => {
    const pairs = scores([0, 0, 1, 0, 0.5, 0.5, 1, 0.5, 1, 1, 0, 0.5]);
    const sample = pairSample(pairs.pentanomial());
    expect(sample.mean).toBeCloseTo(pairs.units().mean, 12);
    expect(sample.sd).toBeCloseTo(pairs.units().sd, 12);
    const rate = pairRate(pairs.pentanomial());
    const direct = wilson(pairs.mean, pairs.effectiveTrials());
    expect(rate.low).toBeCloseTo(direct.low, 12);
    expect(rate.high).toBeCloseTo(direct.high, 12);
  });

  test('look the other way round from the other side', () => {
    const pairs: Pentanomial = [1, 2, 3, 4, 5];
    expect(otherSide(pairs)).toEqual([5, 4, 3, 2, 1]);
    expect(countPairs(otherSide(pairs))).toBe(15);
    expect(pairRate(pairs).mean + pairRate(otherSide(pairs)).mean).toBeCloseTo(1, 12);
  });

  test.each([
    ['no games', [0, 0, 0, 0, 0], wilson(0.5, 0)],
    ['two games, both won', [0, 0, 0, 0, 1], wilson(1, 2)],
    ['all won', [0, 0, 0, 0, 50], wilson(1, 100)],
    ['all drawn', [0, 0, 50, 0, 0], wilson(0.5, 100)],
  ] as const)('have a rate also after %s', (_name, pairs, expected) => {
    expect(pairRate(pairs)).toEqual(expected);
  });
});

describe('blocks of three games', () => {
  test('are units, and so are the games of a last one that is not whole', () => {
    const blocks = new BlockScores(3);
    for (const value of [1, 0, 0, 1, 1, 0, 1, 0]) blocks.add(value);
    expect(blocks.isEven).toBe(false);
    expect(blocks.units()).toMatchObject({ count: 3 });
    expect(blocks.units().mean).toBeCloseTo((1 / 3 + 2 / 3 + 1 / 2) / 3, 12);
    expect(blocks.mean).toBe(0.5);
    blocks.add(0);
    expect(blocks.isEven).toBe(true);
    expect(blocks.pentanomial()).toEqual([0, 0, 0, 0, 0]);
  });

  test('that always end alike are worth a third as many games', () => {
    const blocks = new BlockScores(3);
    for (let i = 0; i < 900; i++) blocks.add(Number(i % 9 < 3));
    expect(blocks.effectiveTrials()).toBeCloseTo(300, -1);
  });
});
