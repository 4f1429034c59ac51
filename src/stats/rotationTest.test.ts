import { describe, expect, test } from 'vitest';
import { Random } from '../core/index.ts';
import { pairTest } from './pairTest.ts';
import { rotationTest } from './rotationTest.ts';

const uniform = (seed: number): (() => number) => {
  const random = new Random(seed);
  return () => random.unit();
};

describe('the rotation test of a line-up', () => {
  test('of two is the sign-flip test of pairs', () => {
    // Pairs worth 0, ½, 1, 1½ and 2 points: one, one, two, three and three of them.
    const points = [0, 0.5, 1, 1, 1.5, 1.5, 1.5, 2, 2, 2];
    const blocks = points.map((first) => [first, 2 - first]);
    expect(rotationTest(blocks, [0, 1], uniform(1))).toBeCloseTo(pairTest([1, 1, 2, 3, 3]), 12);
  });

  test('counts every rotation while there are few', () => {
    // One of three gets all points of both blocks: in 3 of 9 rotations one and the same does.
    const blocks = [
      [3, 0, 0],
      [3, 0, 0],
    ];
    expect(rotationTest(blocks, [0, 1, 2], uniform(1))).toBeCloseTo(1 / 3, 12);
    // As the first of a line-up with two copies of another, it gets them all in one of nine.
    expect(rotationTest(blocks, [0, 1, 1], uniform(1))).toBeCloseTo(1 / 9, 12);
    expect(rotationTest([], [0, 1, 2], uniform(1))).toBe(1);
    expect(rotationTest([[1, 1, 1]], [0, 1, 2], uniform(1))).toBe(1);
  });

  test('errs among equals as rarely as it says, with many blocks and with very many', () => {
    const random = new Random(5);
    const draw = (): number[] => {
      const points = [0, 0, 0];
      for (let game = 0; game < 3; game++) points[random.below(3)]!++;
      return points;
    };
    const pValues = Array.from({ length: 80 }, (_, seed) =>
      rotationTest(Array.from({ length: 15 }, draw), [0, 1, 2], uniform(seed)),
    );
    // 4 expected below 0.05, with a deviation of 2.
    const errors = pValues.filter((p) => p < 0.05).length;
    expect(errors).toBeLessThan(12);
    expect(pValues.filter((p) => p > 0.5).length).toBeGreaterThan(24);
    const many = Array.from({ length: 4100 }, draw);
    expect(rotationTest(many, [0, 1, 2], uniform(1))).toBeGreaterThan(0.001);
    const better = many.map(([a, b, c], i) => (i % 20 === 0 ? [3, 0, 0] : [a!, b!, c!]));
    expect(rotationTest(better, [0, 1, 2], uniform(1))).toBeLessThan(0.001);
  });
});
