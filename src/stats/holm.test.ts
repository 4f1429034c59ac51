import { describe, expect, test } from 'vitest';
import { holm } from './holm.ts';

describe("Holm's correction", () => {
  test('is the one worked out by hand', () => {
    // Sorted 0.005 x 4, 0.01 x 3, 0.03 x 2, 0.04 x 1 = 0.04, raised to 0.06 by its neighbour.
    const corrected = holm([0.01, 0.04, 0.03, 0.005]);
    [0.03, 0.06, 0.06, 0.02].forEach((p, i) => expect(corrected[i]).toBeCloseTo(p, 12));
  });

  test('leaves a single p-value alone, never exceeds 1, and takes an empty list', () => {
    expect(holm([0.2])).toEqual([0.2]);
    expect(holm([0.6, 0.7])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});
