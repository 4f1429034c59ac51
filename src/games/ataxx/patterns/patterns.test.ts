import { describe, expect, test } from 'vitest';
import { FeatureList, Random, evaluationBy, makeWeights, settleOptions } from '../../../core/index.ts';
import { ataxx } from '../index.ts';
import type { AtaxxState } from '../state.ts';
import { patternEvaluation } from './evaluation.ts';
import { patterns } from './features.ts';

/** Weights that differ from pattern to pattern. */
function someWeights(): ReturnType<typeof makeWeights> {
  const random = new Random(5);
  return makeWeights(
    patterns.layout,
    Int32Array.from({ length: patterns.size }, () => random.below(401) - 200),
  );
}

/** Positions of a random game. */
function* positions(options: Record<string, string | number>): Generator<AtaxxState, void, undefined> {
  const random = new Random(7);
  const state = ataxx.start(settleOptions(ataxx, options), random);
  while (state.turn >= 0) {
    yield state;
    state.play(state.sample(random));
  }
  yield state;
}

const boards = [
  {},
  { size: 2 },
  { size: 3 },
  { size: 4 },
  { size: 5 },
  { size: 6, gaps: 'c3+d4' },
  { preset: 'paper' },
  { preset: 'paper', map: 'linear' },
  { preset: 'paper', map: 'nonlinear' },
  { preset: 'paper', map: 'open' },
] as const;

describe.each(boards)('on %o', (options) => {
  test('the tables say what the list of features says', () => {
    const weights = someWeights();
    const fast = patternEvaluation(patterns, weights);
    const slow = evaluationBy(patterns, weights);
    for (const state of positions(options)) {
      for (const seat of [0, 1]) expect(fast.value(state, seat)).toBe(slow.value(state, seat));
    }
  });

  test('a position has no more features than promised', () => {
    const features = new FeatureList(patterns.most);
    for (const state of positions(options)) {
      features.clear();
      patterns.list(state, Math.max(0, state.turn), features);
      expect(features.count).toBeLessThanOrEqual(patterns.most);
      const numbers = features.numbers.subarray(0, features.count);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThan(patterns.size);
    }
  });
});

test('turned and mirrored boards are worth the same', () => {
  const { value } = patternEvaluation(patterns, someWeights());
  const options = settleOptions(ataxx, {});
  const at = (position: string): number => value(ataxx.parsePosition(position, options), 0);
  const here = at('x5o/1x5/7/3oo2/7/5x1/o5x x 0 1');
  expect(at('o5x/5x1/7/2oo3/7/1x5/x5o x 0 1')).toBe(here);
  expect(at('x5o/5x1/7/3oo2/7/1x5/o5x x 0 1')).not.toBe(here);
});
