/** The last draws of small games of Carcassonne, against values found by trying everything. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { expectimax } from '../../../test/textbook/expectimax.ts';
import { after, legalMoves } from '../../../test/textbook/minimax.ts';
import { positionsOf } from '../../../test/textbook/positions.ts';
import { makeAgent } from '../../agents/index.ts';
import { Random, type State, settleOptions } from '../../core/index.ts';
import { type CarcassonneState, carcassonne } from '../../games/carcassonne/index.ts';
import { PLACE } from '../../games/carcassonne/layout.ts';
import type { Search } from '../search.ts';

const PILE = 'B1E1U1V2';

function endgames(left: number, count: number, players = 2): CarcassonneState[] {
  const options = settleOptions(carcassonne, { pile: PILE, players });
  return positionsOf(
    count,
    () => carcassonne.start(options, new Random(0)),
    (state) => state.left === left && state.phase === PLACE,
  );
}

/** The result, and points where results are equal. */
function worth(state: State, seat: number): number {
  return state.result(seat) + 1e-5 * (state.score(seat) - state.score(1 - seat));
}

function searched(endgame: string, state: State, clock = (): number => 0, limit = 'iterations=20'): Search {
  const spec = `mcts(endgame=${endgame}, ${limit})`;
  const search = makeAgent(spec, { game: carcassonne, random: new Random(3), clock });
  search.start(state);
  search.advance(Infinity);
  return search;
}

describe.each([0, 1])('with %i tiles left after the one in hand', (left) => {
  test('no move is better than the one that is played', () => {
    for (const state of endgames(left, samples(12, 3))) {
      const { turn } = state;
      const truth = (move: number): number => expectimax(after(state, move), Infinity, turn, worth);
      const best = Math.max(...legalMoves(state).map(truth));
      const search = searched('exact(decisions=6, nodes=1000000)', state);
      expect(truth(search.choose())).toBeCloseTo(best, 9);
      expect(search.effort().simulations).toBe(0);
    }
  });
});

test('a solver that runs out of positions gives way to the search', () => {
  const [state] = endgames(2, 1);
  expect(searched('exact(decisions=6, nodes=10)', state!).effort().simulations).toBe(20);
});

test('a solver that runs out of time leaves half of it to the search', () => {
  const [state] = endgames(2, 1);
  let now = 0;
  // Every look at the clock finds that another millisecond has passed.
  const search = searched('exact(decisions=6, nodes=1000000)', state!, () => now++, 'time=4ms');
  expect(search.effort().simulations).toBeGreaterThan(0);
});

test('nothing is solved while more decisions are left', () => {
  const [state] = endgames(2, 1);
  expect(searched('exact(decisions=5)', state!).effort().simulations).toBe(20);
});

test('three players are left to the search', () => {
  const [state] = endgames(0, 1, 3);
  expect(searched('exact', state!).effort().simulations).toBe(20);
});

test('there is no tree to look at where the end was solved', () => {
  const [state] = endgames(0, 1);
  expect(() => searched('exact', state!).explore!([], 3)).toThrow(/solved exactly/);
  expect(searched('none', state!).explore!([], 3).children.length).toBeGreaterThan(0);
});
