import { describe, expect, test } from 'vitest';
import { FeatureList, Random, evaluationBy, makeWeights, settleOptions } from '../../../core/index.ts';
import { katarenga } from '../index.ts';
import type { KatarengaState } from '../state.ts';
import { raceEvaluation } from './evaluation.ts';
import { race } from './features.ts';

function someWeights(): ReturnType<typeof makeWeights> {
  const random = new Random(5);
  return makeWeights(
    race.layout,
    Int32Array.from({ length: race.size }, () => random.below(401) - 200),
  );
}

function* positions(options: Record<string, string | number>): Generator<KatarengaState, void, undefined> {
  const random = new Random(7);
  const state = katarenga.start(settleOptions(katarenga, options), random);
  while (state.turn >= 0) {
    yield state;
    state.play(state.sample(random));
  }
  yield state;
}

describe.each([{}, { size: 3 }, { size: 5 }, { size: 20, maxPlies: 200 }, { preset: 'official' }])(
  'on %o',
  (options) => {
    test('the tables say what the list of features says', () => {
      const weights = someWeights();
      const fast = raceEvaluation(race, weights);
      const slow = evaluationBy(race, weights);
      for (const state of positions(options)) {
        for (const seat of [0, 1]) expect(fast.value(state, seat)).toBe(slow.value(state, seat));
      }
    });

    test('a position has no more features than promised', () => {
      const features = new FeatureList(race.most);
      for (const state of positions(options)) {
        features.clear();
        race.list(state, Math.max(0, state.turn), features);
        expect(features.count).toBeLessThanOrEqual(race.most);
        const numbers = features.numbers.subarray(0, features.count);
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...numbers)).toBeLessThan(race.size);
      }
    });
  },
);
