/** Does a prediction interval contain another sample as often as it promises? Samples are drawn, from fixed seeds. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../test/samples.ts';
import { Random } from '../core/index.ts';
import { Moments } from '../stats/index.ts';
import { predictionInterval } from './prediction.ts';
import { type Quantity, derived, sampleMean, share } from './quantity.ts';

const TRIALS = samples(4000);
/** Four standard errors of a coverage of 95 %. */
const SLACK = 4 * Math.sqrt((0.95 * 0.05) / TRIALS);

function uniform(random: Random): number {
  return (random.next() >>> 0) / 2 ** 32;
}

/** Normal, by the method of Box and Muller. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - uniform(random))) * Math.cos(2 * Math.PI * uniform(random));
}

/** How often the value of another sample lies in the interval that ours predicts. */
function coverage(draw: (random: Random) => { ours: Quantity; games: number; theirs: number }): number {
  const random = new Random(1);
  let inside = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    const { ours, games, theirs } = draw(random);
    const [low, high] = predictionInterval(ours, games);
    if (theirs >= low && theirs <= high) inside++;
  }
  return inside / TRIALS;
}

function list(count: number, draw: () => number): number[] {
  return Array.from({ length: count }, draw);
}

describe('a share', () => {
  function drawShares(rate: number, ownGames: number, games: number) {
    return (random: Random) => {
      const wins = (count: number): number =>
        list(count, () => (uniform(random) < rate ? 1 : 0)).reduce((sum, win) => sum + win, 0);
      return { ours: share(wins(ownGames), ownGames), games, theirs: (100 * wins(games)) / games };
    };
  }

  test.each([
    [0.5, 100, 50],
    [0.2, 40, 100],
    [0.95, 50, 50],
  ])('of %d in %d games predicts that of %d games', (rate, ownGames, games) => {
    const covered = coverage(drawShares(rate, ownGames, games));
    // Counts are coarse, so it may cover more.
    expect(covered).toBeGreaterThan(0.95 - SLACK - 0.01);
    expect(covered).toBeLessThan(0.995);
  });

  test('of 100 % in twenty games does not exclude a loss', () => {
    const [low, high] = predictionInterval(share(20, 20), 20);
    expect(low).toBeLessThan(95);
    expect(low).toBeGreaterThan(70);
    expect(high).toBe(100);
  });

  test('of one game excludes next to nothing', () => {
    const [low] = predictionInterval(share(1, 1), 100);
    expect(low).toBeLessThan(20);
  });
});

describe('a mean', () => {
  test.each([
    [30, 30],
    [100, 20],
    [1000, 50],
  ])('of %d games predicts that of %d', (ownGames, games) => {
    const covered = coverage((random) => {
      const value = (): number => 10 + 3 * normal(random);
      return {
        ours: sampleMean(list(ownGames, value)),
        games,
        theirs: Moments.of(list(games, value)).mean,
      };
    });
    expect(covered).toBeGreaterThan(0.95 - SLACK);
    expect(covered).toBeLessThan(0.98);
  });

  test('of one game predicts nothing', () => {
    expect(predictionInterval(sampleMean([3]), 10)).toEqual([-Infinity, Infinity]);
  });
});

describe('a standard deviation', () => {
  test.each([
    [50, 50],
    [200, 20],
  ])('of %d games predicts that of %d', (ownGames, games) => {
    const covered = coverage((random) => {
      const sd = (count: number): number => Moments.of(list(count, () => normal(random))).sd;
      const value = sd(ownGames);
      return {
        ours: { kind: 'spread', value, low: 0, high: 2 * value, games: ownGames },
        games,
        theirs: sd(games),
      };
    });
    expect(Math.abs(covered - 0.95)).toBeLessThan(SLACK);
  });
});

describe('a derived quantity', () => {
  test('is predicted wider by the error of the other sample', () => {
    const covered = coverage((random) => {
      const mean = (games: number): number => normal(random) / Math.sqrt(games);
      return { ours: derived(mean(100), 1 / Math.sqrt(100), 100), games: 25, theirs: mean(25) };
    });
    expect(Math.abs(covered - 0.95)).toBeLessThan(SLACK);
  });

  test('keeps the shape of an interval that is not symmetric', () => {
    const [low, high] = predictionInterval({ kind: 'derived', value: 10, low: 9, high: 14, games: 30 }, 10);
    expect(low).toBeCloseTo(8);
    expect(high).toBeCloseTo(18);
  });
});
