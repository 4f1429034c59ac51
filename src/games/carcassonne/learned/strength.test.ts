import { expect, test } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { makeAgent } from '../../../agents/index.ts';
import { CHANCE, OVER, Random, settleOptions } from '../../../core/index.ts';
import { type Search, think } from '../../../search/index.ts';
import { carcassonne } from '../index.ts';

/** The lead of the first seat at the end of a game. */
function lead(seats: readonly [Search, Search], seed: number): number {
  const random = new Random(seed);
  const state = carcassonne.start(settleOptions(carcassonne, {}), random);
  while (state.turn !== OVER) {
    state.play(state.turn === CHANCE ? state.sample(random) : think(seats[state.turn === 0 ? 0 : 1], state));
  }
  return state.score(0) - state.score(1);
}

test('one move ahead, prospects that were learned earn more than potential', () => {
  const setting = { game: carcassonne, random: new Random(1), clock: () => 0 };
  const [learned, written] = [
    makeAgent('greedy(prospects)', setting),
    makeAgent('greedy(potential)', setting),
  ];
  let sum = 0;
  for (let seed = 0; seed < samples(40, 10); seed++)
    sum += lead([learned, written], seed) - lead([written, learned], seed);
  expect(sum).toBeGreaterThan(0);
});
