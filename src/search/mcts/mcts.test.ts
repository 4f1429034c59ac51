import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../../examples/tic-tac-toe/ticTacToe.ts';
import { Solver, legalMoves } from '../../../test/textbook/minimax.ts';
import { makeAgent } from '../../agents/index.ts';
import { type Game, OVER, type Options, Random, type State, settleOptions } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import type { Search } from '../search.ts';

const still = (): number => 0;

function agent(game: Game, spec: string, seed = 1, clock: () => number = still): Search {
  return makeAgent(spec, { game, random: new Random(seed), clock });
}

function searched(game: Game, state: State, spec: string, seed = 1): Search {
  const search = agent(game, spec, seed);
  search.start(state);
  search.advance(Infinity);
  return search;
}

function startOf<S extends State, O extends Options>(
  game: Game<S, O>,
  options: Record<string, string | number> = {},
): S {
  return game.start(settleOptions(game, options), new Random(5));
}

describe('what is known is found', () => {
  test('tic-tac-toe between two searches is drawn', () => {
    const state = startOf(ticTacToe);
    const players = [
      agent(ticTacToe, 'uct(iterations=3000)', 1),
      agent(ticTacToe, 'uct(iterations=3000)', 2),
    ];
    while (state.turn !== OVER) {
      const player = players[state.turn]!;
      player.start(state);
      player.advance(Infinity);
      state.play(player.choose());
    }
    expect(state.result(0)).toBe(0.5);
  });

  test.each(['flat', 'ucb', 'uct'])('%s takes a win in one', (name) => {
    const state = startOf(ticTacToe);
    for (const move of ['a1', 'a2', 'b1', 'b2']) state.play(ticTacToe.parseMove(state, move));
    for (let seed = 0; seed < 10; seed++) {
      const search = searched(ticTacToe, state, `${name}(iterations=200)`, seed);
      expect(ticTacToe.formatMove(state, search.choose())).toBe('c1');
    }
  });

  test('with growing budget uct comes to play perfectly on solved 4x4 Ataxx positions', () => {
    // A short clock keeps the positions few enough to solve them all.
    const options = settleOptions(ataxx, { size: 4, jumpLimit: 'clock(4)' });
    const random = new Random(11);
    const board = (state: State): string => ataxx.formatPosition(state as never).replace(/ \d+$/, '');
    const decisions: { state: State; best: readonly number[] }[] = [];
    while (decisions.length < 12) {
      const state = ataxx.start(options, random);
      for (let ply = 0; ply < 18 && state.turn !== OVER; ply++) state.play(state.sample(random));
      if (state.turn === OVER) continue;
      try {
        const best = new Solver(board, 3000).bestMoves(state);
        // Only positions where it matters what one plays.
        if (best.length < legalMoves(state).length) decisions.push({ state, best });
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
      }
    }
    const right = (iterations: number): number =>
      decisions.filter(({ state, best }) =>
        best.includes(searched(ataxx, state, `uct(iterations=${iterations})`, 3).choose()),
      ).length;
    expect(right(20_000)).toBe(decisions.length);
    expect(right(1)).toBeLessThan(decisions.length);
  });
});

describe('budgets', () => {
  const state = startOf(ataxx, { size: 5 });

  test('an iteration budget is exact, and so are its slices', () => {
    const whole = searched(ataxx, state, 'uct(iterations=1001)').analysis();
    expect(whole.iterations).toBe(1001);
    let now = 0;
    const sliced = agent(ataxx, 'uct(iterations=1001)', 1, () => now++);
    sliced.start(state);
    let slices = 0;
    while (!sliced.advance(now + 3)) slices++;
    expect(slices).toBeGreaterThan(10);
    expect({ ...sliced.analysis(), seconds: 0 }).toEqual({ ...whole, seconds: 0 });
  });

  test('no iterations still give a legal move, and one gives the move it tried', () => {
    const none = searched(ataxx, state, 'uct(iterations=0)');
    expect(legalMoves(state)).toContain(none.choose());
    expect(none.analysis()).toMatchObject({ iterations: 0, value: null, pv: [expect.any(Number)] });
    const one = searched(ataxx, state, 'uct(iterations=1)');
    expect(one.analysis().moves[0]).toMatchObject({ move: one.choose(), visits: 1 });
  });

  test('time ends a search by the clock that it was given', () => {
    let now = 0;
    const search = agent(ataxx, 'uct(time=1s)', 1, () => (now += 10));
    search.start(state);
    expect(search.advance(Infinity)).toBe(true);
    expect(now).toBeGreaterThanOrEqual(1000);
    expect(now).toBeLessThan(1100);
  });

  test('nodes and simulations end it as well, and an empty budget never does', () => {
    expect(searched(ataxx, state, 'uct(nodes=500)').analysis().nodes).toBeGreaterThanOrEqual(500);
    expect(searched(ataxx, state, 'uct(simulations=77)').analysis().simulations).toBe(77);
    const endless = agent(ataxx, 'uct', 1, performance.now.bind(performance));
    endless.start(state, {});
    expect(endless.advance(performance.now() + 5)).toBe(false);
  });

  test('equal seeds give equal searches, and another seed another one', () => {
    const spec = 'uct(iterations=500)';
    const first = searched(ataxx, state, spec, 4).analysis();
    expect(searched(ataxx, state, spec, 4).analysis()).toEqual(first);
    expect(searched(ataxx, state, spec, 5).analysis()).not.toEqual(first);
  });
});

describe('an agent that has searched before searches as a new one would', () => {
  const before = startOf(ataxx, { size: 5 });
  const state = startOf(ataxx, { size: 4 });

  test.each([
    'uct',
    'mcts(tree=ucb1-tuned)',
    'mcts(tree=ucb1-depth)',
    'mcts(tree=rave)',
    'mcts(tree=grave)',
    'mcts(tree=puct)',
    'mcts(solver=true)',
    'mcts(forest=table)',
    'mcts(reward=points)',
    'mcts(reuse=true)',
  ])('%s', (spec) => {
    const random = new Random(1);
    const used = makeAgent(spec, { game: ataxx, random, clock: still });
    used.start(before);
    used.advance(Infinity);
    random.assign(new Random(6));
    used.start(state);
    used.advance(Infinity);
    expect(used.analysis()).toEqual(searched(ataxx, state, spec, 6).analysis());
  });
});

test('flat gives every move the same number of playouts, within one', () => {
  const state = startOf(ataxx);
  const visits = searched(ataxx, state, 'flat(iterations=1000)')
    .analysis()
    .moves.map((m) => m.visits);
  expect(Math.max(...visits) - Math.min(...visits)).toBeLessThanOrEqual(1);
});

test('a budget for each move gives every move just that', () => {
  const state = startOf(ataxx);
  const visits = searched(ataxx, state, 'flat(perMove=7)')
    .analysis()
    .moves.map((m) => m.visits);
  expect(visits).toEqual(Array.from({ length: legalMoves(state).length }, () => 7));
});

test('equal moves are not always played in the order of the list', () => {
  const state = startOf(ticTacToe);
  const chosen = new Set(
    Array.from({ length: 40 }, (_, seed) => searched(ticTacToe, state, 'uct(iterations=0)', seed).choose()),
  );
  expect(chosen.size).toBeGreaterThan(4);
});
