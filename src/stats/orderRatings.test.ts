import { describe, expect, test } from 'vitest';
import { Random } from '../core/index.ts';
import { bradleyTerry } from './bradleyTerry.ts';
import { type Ahead, type AheadCluster, orderRatings } from './orderRatings.ts';

const GAMES_OF_BLOCK = 3;
const LINEUPS = [
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
] as const;

/** The order in which they finish: the strongest of strengths with noise of Gumbel's distribution (Plackett-Luce). */
function finish(lineup: readonly number[], elo: readonly number[], random: Random): number[] {
  const drawn = lineup.map((agent) => ({
    agent,
    power: (elo[agent]! * Math.LN10) / 400 - Math.log(-Math.log(random.unit())),
  }));
  return drawn.toSorted((a, b) => b.power - a.power).map(({ agent }) => agent);
}

/** Who was ahead of whom in a game. */
function compare(order: readonly number[]): Ahead[] {
  return order.flatMap((first, place) =>
    order.slice(place + 1).map((second) => ({ first, second, points: 1, comparisons: 1 })),
  );
}

/** Blocks of three games; those of every other block all end alike, which leaves the chances of each as they were. */
function tournament(elo: readonly number[], rounds: number, random: Random): AheadCluster[] {
  return Array.from({ length: rounds }, () =>
    LINEUPS.flatMap((lineup) => {
      const first = finish(lineup, elo, random);
      const areAlike = random.unit() < 0.5;
      return Array.from({ length: GAMES_OF_BLOCK }, (_, game) =>
        compare(game === 0 || areAlike ? first : finish(lineup, elo, random)),
      ).flat();
    }),
  );
}

describe('ratings from orders of finish', () => {
  test('are those of Newton’s method and of the textbook’s sandwich, calculated elsewhere', () => {
    const clusters = [
      [2, 3, 1.5],
      [1, 2, 3],
      [2, 1, 2.5],
      [3, 2.5, 1],
      [1.5, 3, 3],
    ].map(([ab, ac, bc]): AheadCluster => [
      { first: 0, second: 1, points: ab!, comparisons: 3 },
      { first: 0, second: 2, points: ac!, comparisons: 3 },
      { first: 1, second: 2, points: bc!, comparisons: 3 },
    ]);
    // NumPy: the likelihood with one virtual draw for each, and H^-1 M H^-1 with t of four degrees.
    const expected = [
      [99.84825777907929, 125.9744260424488],
      [25.145879137452127, 167.93299470233507],
      [-124.99413691653142, 127.68729599887351],
    ];
    for (const [i, { mean, low, high }] of orderRatings(3, clusters).entries()) {
      expect(mean).toBeCloseTo(expected[i]![0]!, 6);
      expect(high - mean).toBeCloseTo(expected[i]![1]!, 5);
      expect(mean - low).toBeCloseTo(expected[i]![1]!, 5);
    }
  });

  test('are found again in games of known strength, and their intervals hold', () => {
    const truth = [150, 40, -50, -140];
    const random = new Random(29);
    const rounds = 300;
    const inside = { clustered: 0, independent: 0 };
    const sums = truth.map(() => 0);
    for (let round = 0; round < rounds; round++) {
      const clusters = tournament(truth, 25, random);
      const points = truth.map(() => truth.map(() => 0));
      for (const { first, second } of clusters.flat()) points[first]![second]!++;
      const holds = ({ low, high }: { low: number; high: number }, i: number): number =>
        Number(low <= truth[i]! && truth[i]! <= high);
      for (const [i, rating] of orderRatings(4, clusters).entries()) {
        inside.clustered += holds(rating, i);
        sums[i]! += rating.mean;
      }
      for (const [i, rating] of bradleyTerry(points).entries()) inside.independent += holds(rating, i);
    }
    // 1200 intervals of 95 %: 1140 expected; those of one tournament depend on each other, so the deviation is about 12.
    expect(inside.clustered).toBeGreaterThan(1105);
    expect(inside.clustered).toBeLessThan(1175);
    // Taken as independent, the comparisons of a block would claim to know more than they do.
    expect(inside.independent).toBeLessThan(1050);
    for (const [i, sum] of sums.entries()) expect(Math.abs(sum / rounds - truth[i]!)).toBeLessThan(8);
  });

  test('of two are those of their games, no more certain than independent games', () => {
    const won = (points: number): AheadCluster => [{ first: 0, second: 1, points, comparisons: 2 }];
    const rated = orderRatings(2, [won(2), won(1), won(1), won(0), won(2), won(1)]);
    const plain = bradleyTerry([
      [0, 7],
      [5, 0],
    ]);
    for (const [i, { mean, high }] of rated.entries()) {
      expect(mean).toBeCloseTo(plain[i]!.mean, 6);
      expect(high).toBeGreaterThanOrEqual(plain[i]!.high - 1e-6);
    }
  });

  test('after a clean sweep, one block and none are as wide as so few games must leave them', () => {
    const sweep = Array.from({ length: 20 }, () => compare([0, 1, 2]));
    const [best] = orderRatings(3, sweep);
    expect(Number.isFinite(best!.high)).toBe(true);
    expect(best!.high - best!.low).toBeGreaterThan(200);
    const [one] = orderRatings(3, [compare([0, 1, 2])]);
    expect(one!.high - one!.low).toBeGreaterThan(500);
    expect(orderRatings(2, []).map(({ mean }) => mean)).toEqual([0, 0]);
  });
});
