/** What weights are found where it is known what they should be. */
import { describe, expect, test } from 'vitest';
import { type FeatureSet, Random, type State, UNIT, winChance } from '../core/index.ts';
import { ticTacToe } from '../../examples/tic-tac-toe/ticTacToe.ts';
import { fit } from './fit.ts';
import { Samples } from './samples.ts';

const FEATURES = 6;

/** Positions that are nothing but their features, which a generator sets. */
let present: readonly number[] = [];
const setOf = (predicts: 'result' | 'lead'): FeatureSet<State> => ({
  name: 'given',
  about: '',
  layout: 'test/given/1',
  size: FEATURES,
  most: FEATURES,
  predicts,
  recipe: { teacher: 'random', player: 'random', generations: 1, games: 1 },
  list(_state, _seat, features) {
    for (const [number, amount] of present.entries()) features.add(number, amount);
  },
});

/** Games of one decision each, whose outcome follows from true weights and chance. */
function gamesBy(set: FeatureSet<State>, outcome: (random: Random) => number, count: number): Samples {
  const samples = new Samples(set);
  const random = new Random(3);
  const state = ticTacToe.start({}, random);
  for (let game = 0; game < count; game++) {
    present = Array.from({ length: FEATURES }, () => random.below(3));
    samples.addPosition(state, 0, outcome(random));
    samples.endGame();
  }
  return samples;
}

const TRUE = [0.8, -0.5, 0.3, 0, -0.2, 0.1];
const sumOf = (): number => present.reduce((sum, amount, i) => sum + amount * TRUE[i]!, 0);

describe('fitting', () => {
  test('finds the chances behind results', () => {
    const set = setOf('result');
    const samples = gamesBy(set, (random) => Number(random.unit() < winChance(sumOf(), 1)), 20_000);
    const { weights, loss, lossBefore } = fit(samples, set, new Int32Array(FEATURES), new Random(1));
    expect(loss).toBeLessThan(lossBefore);
    for (const [i, weight] of weights.entries())
      expect(Math.abs(weight / UNIT.result - TRUE[i]!)).toBeLessThan(0.1);
  });

  test('finds the points behind leads', () => {
    const set = setOf('lead');
    const samples = gamesBy(set, (random) => 10 * sumOf() + random.below(5) - 2, 20_000);
    const { weights } = fit(samples, set, new Int32Array(FEATURES), new Random(1));
    for (const [i, weight] of weights.entries())
      expect(Math.abs(weight / UNIT.lead - 10 * TRUE[i]!)).toBeLessThan(0.5);
  });

  test('gives the same weights for the same samples and seed', () => {
    const set = setOf('result');
    const samples = gamesBy(set, () => Number(sumOf() > 0.5), 500);
    const once = fit(samples, set, new Int32Array(FEATURES), new Random(1));
    expect(fit(samples, set, new Int32Array(FEATURES), new Random(1))).toEqual(once);
    expect(fit(samples, set, new Int32Array(FEATURES), new Random(2)).weights).not.toEqual(once.weights);
  });

  test('learns nothing from the games that are held out', () => {
    const set = setOf('result');
    const samples = gamesBy(set, () => Number(sumOf() > 0.5), 500);
    const before = fit(samples, set, new Int32Array(FEATURES), new Random(1)).weights;
    for (let i = 0; i < samples.count; i++) if (i % 10 === 9) samples.outcomes[i] = 1 - samples.outcomes[i]!;
    expect(fit(samples, set, new Int32Array(FEATURES), new Random(1)).weights).toEqual(before);
  });

  test('believes what follows a position rather than how one game ended', () => {
    const set = setOf('result');
    const samples = new Samples(set);
    const random = new Random(3);
    const state = ticTacToe.start({}, random);
    // A position of feature 0 leads to one of feature 1 or of 2; the first wins nine games of ten, the second one.
    const add = (feature: number, outcome: number): void => {
      present = Array.from({ length: FEATURES }, (_, i) => Number(i === feature));
      samples.addPosition(state, 0, outcome);
    };
    for (let game = 0; game < 400; game++) {
      const isGood = game % 2 === 0;
      const outcome = Number(random.below(10) < (isGood ? 9 : 1));
      add(isGood ? 0 : 3, outcome);
      add(isGood ? 1 : 2, outcome);
      samples.endGame();
    }
    const settings = { passes: 3, epochs: 20, rate: 0.5, decay: 0 };
    const zero = new Int32Array(FEATURES);
    const none = fit(samples, set, zero, new Random(1), { ...settings, lambda: 0 }).weights;
    // With lambda 0 a position is worth what the next one is, whatever came of it.
    expect(Math.abs(none[0]! - none[1]!)).toBeLessThan(150);
    for (let i = 0; i < samples.count; i += 2) samples.outcomes[i] = 1 - samples.outcomes[i]!;
    const [first, ...others] = fit(samples, set, none, new Random(1), { ...settings, lambda: 0 }).weights;
    expect(first).toBeGreaterThan(1000);
    expect(others[2]).toBeLessThan(-1000);
  });
});
