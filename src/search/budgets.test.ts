/** Every limit ends a search where it says, whatever the forest, and leaves a legal move to play. */
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/ticTacToe.ts';
import { legalMoves } from '../../test/textbook/minimax.ts';
import { type Example, examples, startOf } from '../../test/textbook/positions.ts';
import { outlineGame } from '../../test/toys/outline.ts';
import { makeAgent } from '../agents/index.ts';
import { type Game, OVER, Random, type State } from '../core/index.ts';
import { ataxx } from '../games/ataxx/index.ts';
import type { Search } from './search.ts';

function searched({ game, state }: Pick<Example, 'game' | 'state'>, spec: string, seed = 1): Search {
  const setting = { game, random: new Random(seed), clock: () => 0, future: new Random(9) };
  const search = makeAgent(spec, setting);
  search.start(state);
  search.advance(Infinity);
  return search;
}

const { marrakech, carcassonne, saboteur, pig } = examples;
const forests: readonly (readonly [string, Example])[] = [
  ...['tree', 'tree(draws=uniform)', 'table', 'table(key=paper)'].map((f) => [f, marrakech] as const),
  ...['ensemble(trees=3)', 'ensemble(trees=3, combine=votes)'].map((f) => [f, carcassonne] as const),
  ...['open-loop', 'information-set', 'known-future'].map((f) => [f, pig] as const),
  ...['ensemble(trees=3)', 'open-loop', 'information-set', 'naive'].map((f) => [f, saboteur] as const),
];

describe.each(forests)('forest=%s of $name', (forest, example) => {
  const { state } = example;

  test('an iteration budget is exact', () => {
    const { iterations, moves } = searched(example, `mcts(forest=${forest}, iterations=101)`).analysis();
    expect(iterations).toBe(101);
    expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(101);
  });

  test('no iterations still give a legal move, and one gives the move that it tried', () => {
    const none = searched(example, `mcts(forest=${forest}, iterations=0)`);
    expect(legalMoves(state)).toContain(none.choose());
    expect(none.analysis()).toMatchObject({ iterations: 0, value: null });
    const one = searched(example, `mcts(forest=${forest}, iterations=1)`);
    expect(one.analysis().moves[0]).toMatchObject({ move: one.choose(), visits: 1 });
  });

  test('slices change nothing', () => {
    const spec = `mcts(forest=${forest}, iterations=300)`;
    const whole = searched(example, spec);
    let now = 0;
    const random = new Random(1);
    const sliced = makeAgent(spec, { game: example.game, random, clock: () => now++, future: new Random(9) });
    sliced.start(state);
    let slices = 0;
    for (; !sliced.advance(now + 3); slices++) sliced.analysis();
    expect(slices).toBeGreaterThan(5);
    expect({ ...sliced.analysis(), seconds: 0 }).toEqual({ ...whole.analysis(), seconds: 0 });
    expect(sliced.choose()).toBe(whole.choose());
  });

  test('a cap that holds nothing leaves a legal move', () => {
    const search = searched(example, `mcts(forest=${forest}, memory=1kB)`);
    expect(search.analysis().iterations).toBe(0);
    expect(legalMoves(state)).toContain(search.choose());
  });
});

describe('a search of a tree that is soon complete ends', () => {
  /** Two squares are left. */
  const state = ticTacToe.parsePosition('XOX/XOO/.X.', {});
  const small = { game: ticTacToe as Game, state: state as State };

  test.each(['nodes=500', 'simulations=500', 'memory=1MB', 'nodes=500, treeDepth=1'])('with %s', (limit) => {
    const { iterations, nodes } = searched(small, `mcts(${limit})`).analysis();
    expect(iterations).toBeGreaterThan(0);
    expect(nodes).toBeLessThan(10);
  });

  test('with simulations that are no longer needed, because all is proven but the root', () => {
    // Seat 0 of three chooses which of the others wins, or lets chance decide: no seat can force it.
    const ends = [
      [0, 1, 0],
      [0, 0, 1],
      {
        seat: -1,
        branches: [
          [0, 1, 0],
          [0, 0, 1],
        ],
      },
    ];
    const game = outlineGame({ seat: 0, branches: ends }, 3);
    const start = game.start({}, new Random(0));
    const { simulations } = searched({ game, state: start }, 'mcts(solver=true, simulations=400)').analysis();
    expect(simulations).toBeLessThan(400);
  });
});

describe('time', () => {
  const state = startOf(ataxx, { size: 5 });

  test('a margin is kept back from it', () => {
    let now = 0;
    const clock = (): number => (now += 5);
    const search = makeAgent('uct(time=200ms, margin=120)', { game: ataxx, random: new Random(1), clock });
    search.start(state);
    search.advance(Infinity);
    expect(now).toBeGreaterThanOrEqual(80);
    expect(now).toBeLessThan(100);
  });

  test('is counted over slices', () => {
    let now = 0;
    const search = makeAgent('uct(time=100ms)', {
      game: ataxx,
      random: new Random(1),
      clock: () => (now += 2),
    });
    search.start(state);
    while (!search.advance(now + 20)) now += 1000;
    expect(search.analysis().seconds).toBeGreaterThanOrEqual(0.1);
    expect(search.analysis().seconds).toBeLessThan(0.15);
  });
});

describe('stopping early', () => {
  function positions(count: number): State[] {
    const random = new Random(2);
    const state = startOf(ataxx, { size: 5 });
    const found: State[] = [];
    for (; state.turn !== OVER && found.length < count; state.play(state.sample(random)))
      found.push(state.clone());
    return found;
  }

  test('never changes the move that would be played, and saves iterations', () => {
    let saved = 0;
    for (const [seed, state] of positions(25).entries()) {
      const run = (early: boolean): Search =>
        searched({ game: ataxx, state }, `uct(c=0.2, iterations=600, early=${early})`, seed);
      const patient = run(false);
      const hasty = run(true);
      // What is equal is drawn, from streams that have come to different points.
      expect(hasty.analysis().best, `seed ${seed}`).toBe(patient.analysis().best);
      expect(patient.analysis().iterations).toBe(600);
      saved += 600 - hasty.analysis().iterations;
    }
    expect(saved).toBeGreaterThan(300);
  });

  test.each([
    ['uct(early=true, choice=mean)', 'needs choice=visits'],
    ['mcts(early=true, choice=secure)', 'needs choice=visits'],
    ['mcts(early=true, solver=true)', 'solver=true may find'],
  ])('%s is refused, for something else decides', (spec, message) => {
    expect(() => searched({ game: ataxx, state: startOf(ataxx) }, spec)).toThrow(message);
  });

  test('votes are refused as well', () => {
    const spec = 'uct(early=true, forest=ensemble(combine=votes))';
    expect(() => searched(marrakech, spec)).toThrow('needs combine=visits');
  });
});
