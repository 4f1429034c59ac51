/** What the features of `forecast` measure, by laws that hold in every position. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { legalMoves } from '../../../../test/textbook/minimax.ts';
import { CHANCE, FeatureList, OVER, Random, defaults, settleOptions } from '../../../core/index.ts';
import { type MarrakechState, marrakech } from '../index.ts';
import { forecast, forecastFeatures } from './index.ts';
import { findRegions, ownerOf, regionAt, sizeOf } from './regions.ts';

const evaluation = forecast.make(defaults(forecast.options));
const { size, most } = forecastFeatures;

/** All positions of some random games, before the end. */
function positions(given: Readonly<Record<string, string | number>>, games: number): MarrakechState[] {
  const options = settleOptions(marrakech, given);
  const met: MarrakechState[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const random = new Random(seed);
    const state = marrakech.start(options, random);
    for (; state.turn !== OVER; state.play(state.sample(random))) met.push(state.clone());
  }
  return met;
}

const RULES = [
  { preset: 'paper' },
  { preset: 'paper7' },
  { preset: 'official2' },
  { preset: 'official3' },
  { preset: 'course', players: 2, coins: 10 },
  { turnTiming: 'end' },
  { turnTiming: 'end', dieTiming: 'after' },
];

describe.each(RULES)('under %o', (rules) => {
  const met = positions(rules, samples(4));

  test('all features are within bounds', () => {
    const features = new FeatureList(most);
    for (const state of met) {
      for (let seat = 0; seat < state.seats; seat++) {
        features.clear();
        forecastFeatures.list(state, seat, features);
        expect(features.count).toBeLessThanOrEqual(most);
        expect(Math.max(...features.numbers.subarray(0, features.count))).toBeLessThan(size);
      }
    }
  });

  test('regions are those that players pay for', () => {
    for (const state of met) {
      findRegions(state);
      for (let square = 0; square < state.market.squares; square++) {
        const region = regionAt[square]!;
        const pays = ownerOf[region]! >= 0 && ownerOf[region] !== state.mover;
        expect(pays ? sizeOf[region] : 0).toBe(state.owedAt(square));
      }
    }
  });
});

test("one seat's gain is the other's loss", () => {
  for (const state of positions({ preset: 'paper' }, samples(8)))
    expect(evaluation.value(state, 0) + evaluation.value(state, 1)).toBeCloseTo(0, 9);
});

test('a roll that is awaited is worth the average of the rolls', () => {
  for (const state of positions({ preset: 'paper' }, samples(8))) {
    if (state.turn !== CHANCE) continue;
    let mean = 0;
    for (const die of legalMoves(state)) {
      const rolled = state.clone();
      rolled.play(die);
      mean += state.weight(die) * evaluation.value(rolled, 0);
    }
    // Each value is rounded to a hundredth of a point.
    expect(Math.abs(evaluation.value(state, 0) - mean)).toBeLessThan(0.03);
  }
});
