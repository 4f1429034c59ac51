/**
 * UCT comes to the exact value of a position, which is computed here by exhaustive search.
 *
 * The value of the position is the mean of its best move over all iterations, those spent on worse replies included.
 * UCB1 visits a reply that is worse by d about (c / d)^2 ln n times, which costs (c^2 / d) ln n / n of the mean. With
 * c = 0.7, d = 0.1 and ten replies that is 0.006 at n = 100,000; every level below costs as much again, and there are
 * two or three. So an error below 0.02 is asked for there, and that it shrinks as n grows; where n is less, the error may
 * be more in proportion.
 */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { expectimax } from '../../../test/textbook/expectimax.ts';
import { Solver } from '../../../test/textbook/minimax.ts';
import { positionsOf } from '../../../test/textbook/positions.ts';
import { makeAgent } from '../../agents/index.ts';
import { type Game, Random, type State, settleOptions } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import { katarenga } from '../../games/katarenga/index.ts';
import { type MarrakechState, marrakech } from '../../games/marrakech/index.ts';

const LATE = samples(100_000, 40_000);

function uctValue(game: Game, state: State, options: string, iterations: number): number {
  const spec = `uct(${options}, iterations=${iterations})`;
  const search = makeAgent(spec, { game, random: new Random(7), clock: () => 0 });
  search.start(state);
  search.advance(Infinity);
  return search.analysis().value!;
}

function expectToConverge(game: Game, state: State, options: string, truth: number): void {
  const error = (iterations: number): number => Math.abs(uctValue(game, state, options, iterations) - truth);
  const late = error(LATE);
  expect(late, game.formatPosition(state)).toBeLessThan((0.02 * 100_000) / LATE);
  expect(late).toBeLessThanOrEqual(error(1000));
}

describe('to the minimax value', () => {
  test('of Katarenga 3x3', () => {
    const options = settleOptions(katarenga, { size: 3, maxPlies: 8 });
    const truth = new Solver((s) => katarenga.formatPosition(s as never), Infinity);
    const found = positionsOf(
      3,
      (random) => katarenga.start(options, random),
      (_, ply) => ply === 2,
    );
    for (const state of found) expectToConverge(katarenga, state, 'c=0.7', truth.result(state, state.turn));
    expect(new Set(found.map((state) => truth.result(state, state.turn))).size).toBeGreaterThan(1);
  });

  test('of Ataxx 4x4', () => {
    const options = settleOptions(ataxx, { size: 4, jumpLimit: 'clock(4)' });
    const truth = new Solver((s) => ataxx.formatPosition(s as never), Infinity);
    const isNearlyFull = (state: State): boolean => state.score(0) + state.score(1) >= 14;
    const found = positionsOf(4, (random) => ataxx.start(options, random), isNearlyFull);
    for (const state of found) expectToConverge(ataxx, state, 'c=0.7', truth.result(state, state.turn));
    expect(new Set(found.map((state) => truth.result(state, state.turn))).size).toBeGreaterThan(1);
  });
});

describe('to the expectimax value of Marrakech endgames', () => {
  const CLIP = 10;
  const share = (state: State, seat: number): number =>
    (Math.max(-CLIP, Math.min(CLIP, state.score(seat) - state.score(1 - seat))) + CLIP) / (2 * CLIP);
  const isLate = (state: MarrakechState, carpets: number): boolean =>
    state.turn >= 0 && state.leftOf(0) + state.leftOf(1) <= carpets;

  test.each([
    [5, 2],
    [3, 2],
  ])('on a board of %i squares, %i carpets left', (size, carpets) => {
    const options = settleOptions(marrakech, { size, rugsPerColour: 4, coins: 5 });
    const found = positionsOf(
      2,
      (random) => marrakech.start(options, random),
      (state) => isLate(state, carpets),
    );
    for (const state of found) {
      const chance = expectimax(state, Infinity, state.turn, (end, seat) => end.result(seat));
      expectToConverge(marrakech, state, 'c=0.7', chance);
      const points = expectimax(state, Infinity, state.turn, share);
      expectToConverge(marrakech, state, `c=0.3, reward=difference(clip=${CLIP})`, points);
    }
  });
});
