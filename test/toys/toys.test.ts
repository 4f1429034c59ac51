import { expect, test } from 'vitest';
import { assertConforms } from '../../src/core/conformance/index.ts';
import { OVER, Random, perft, settleOptions } from '../../src/core/index.ts';
import { samples } from '../samples.ts';
import { nim } from './nim.ts';
import { pig } from './pig.ts';

test('pig keeps every promise of the contract, chance and three seats included', () => {
  const report = assertConforms(pig, { seed: 1, games: samples(20) });
  expect(report.checks.find((check) => check.name === 'chance')!.runs).toBeGreaterThan(samples(1000));
  expect(report.longest).toBeLessThan(pig.maxPlies);
});

test('nim keeps every promise of the contract', () => {
  assertConforms(nim, { seed: 1, games: samples(50) });
});

test('nim 1+3 has the moves that one counts by hand', () => {
  const start = nim.start(settleOptions(nim, { heaps: '1+3' }), new Random(1));
  expect([1, 2, 3, 4, 5].map((depth) => perft(nim, start, depth))).toEqual([4, 9, 10, 4, 0]);
});

test('the last stick wins, and loses in misère play', () => {
  for (const misere of [false, true]) {
    const state = nim.parsePosition('1 1', settleOptions(nim, { misere }));
    state.play(nim.parseMove(state, 'a1'));
    expect(state.turn).toBe(OVER);
    expect(state.result(0)).toBe(misere ? 0 : 1);
  }
});
