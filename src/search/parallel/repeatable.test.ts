/** Root and leaf parallelisation: the same seed, iterations and number of threads give the same answer. */
import { describe, expect, test } from 'vitest';
import { settingWithPool, findings, opening, thought } from '../../../test/threads.ts';
import { makeAgent, makeParts } from '../../agents/index.ts';
import { type Game, Random, type State } from '../../core/index.ts';
import { findGame } from '../../games/index.ts';
import { type LeafEvaluator, Leaf } from '../mcts/evaluate/leaf.ts';
import { ownComponents } from '../mcts/iterations.ts';
import { Mcts } from '../mcts/mcts.ts';
import type { ParallelSearch } from './parallelSearch.ts';

const ataxx = findGame('ataxx');
const carcassonne = findGame('carcassonne');
const marrakech = findGame('marrakech');
const saboteur = findGame('saboteur');

/** Every kind of forest, and parts that learn or prove. */
const ROOT_CASES: readonly [Game, string][] = [
  [ataxx, 'uct(iterations=301, '],
  [ataxx, 'mcts(tree=rave, playout=mast, iterations=200, '],
  [ataxx, 'mcts(solver=true, forest=tree, simulations=200, '],
  [marrakech, 'uct(forest=open-loop, iterations=300, '],
  [marrakech, 'flat(perMove=20, '],
  [
    carcassonne,
    'mcts(forest=ensemble(trees=3, combine=votes), reward=points, tree=survey-uct-tuned, iterations=100, ',
  ],
  [saboteur, 'uct(iterations=200, '],
];

const LEAF_CASES: readonly [Game, string][] = [
  [ataxx, 'uct(iterations=200, '],
  [ataxx, 'mcts(solver=true, reuse=true, leaf=playout(growing=true), iterations=30, '],
  [marrakech, 'ucb(iterations=200, '],
  [carcassonne, 'mcts(leaf=cut(plies=10), tree=ucb1-tuned, reward=difference, iterations=50, '],
];

const CASES = [
  ...ROOT_CASES.map(([game, spec]) => [game.name, `${spec}parallel=root`, game] as const),
  ...LEAF_CASES.map(([game, spec]) => [game.name, `${spec}parallel=leaf`, game] as const),
];

describe.each(CASES)('%s: %s', (_, spec, game) => {
  const state = opening(game);

  test.each([2, 3])('%i threads find the same each time', (threads) => {
    const text = `${spec}(threads=${threads}))`;
    expect(findings(thought(text, game, state, 7))).toEqual(findings(thought(text, game, state, 7)));
  });

  test('one thread finds what the search finds that is not parallel', () => {
    const alone = spec.replace(/, parallel=.*/, ')');
    expect(findings(thought(`${spec}(threads=1))`, game, state, 3))).toEqual(
      findings(thought(alone, game, state, 3)),
    );
  });

  test('it does not matter how the search is sliced, nor what was searched before', () => {
    const whole = findings(thought(`${spec}(threads=2))`, game, state, 11));
    let now = 0;
    const setting = { ...settingWithPool(game, 11), clock: () => now++ };
    const sliced = makeAgent(`${spec}(threads=2))`, setting);
    sliced.start(state);
    sliced.advance(now + 3);
    setting.random.assign(new Random(11));
    sliced.reset();
    sliced.start(state);
    while (!sliced.advance(now + 3)) sliced.analysis();
    expect(findings(sliced)).toEqual(whole);
  });
});

describe('root parallelisation', () => {
  const state = opening(ataxx);
  const visitsOf = (search: { rows(): { visits: number }[] }): number[] =>
    search.rows().map(({ visits }) => visits);

  test('adds up what searches on their own would find', () => {
    const spec = 'uct(iterations=101, parallel=root)';
    const stream = new Random(5);
    const seed = stream.next() >>> 0;
    const shares = [
      [stream, 51],
      [new Random(seed), 50],
    ] as const;
    const alone = shares.map(([random, iterations]) => {
      const search = new Mcts(makeParts(spec, ataxx), { game: ataxx, random, clock: () => 0 });
      search.start(state, { iterations });
      search.advance(Infinity);
      return visitsOf(search);
    });
    const together = (thought(spec, ataxx, state, 5) as ParallelSearch).leader.search;
    expect(visitsOf(together)).toEqual(alone[0]!.map((visits, i) => visits + alone[1]![i]!));
  });

  test.each([0, 1, 2, 100])('makes exactly %i iterations, whatever the number of threads', (iterations) => {
    for (const threads of [1, 2, 3]) {
      const search = thought(
        `uct(iterations=${iterations}, parallel=root(threads=${threads}))`,
        ataxx,
        state,
        1,
      );
      expect(search.analysis().iterations).toBe(iterations);
    }
  });
});

/** Leaf parallelisation with two threads as it would be on one: a second stream plays every leaf out as well. */
class TwoPlayouts implements LeafEvaluator {
  private readonly first: LeafEvaluator;
  private readonly second: Leaf;
  private readonly others = new Float64Array(2);

  constructor(first: LeafEvaluator, second: Leaf) {
    this.first = first;
    this.second = second;
  }

  get simulations(): number {
    return this.first.simulations + this.second.simulations;
  }

  get playoutMoves(): number {
    return this.first.playoutMoves + this.second.playoutMoves;
  }

  start(seat: number): void {
    this.first.start(seat);
    this.second.start(seat);
  }

  evaluate(state: State, rewards: Float64Array, depth: number, iteration: number): number {
    this.second.evaluate(state.clone(), this.others, depth, iteration);
    const length = this.first.evaluate(state, rewards, depth, iteration);
    for (let seat = 0; seat < 2; seat++) rewards[seat] = (rewards[seat]! + this.others[seat]!) / 2;
    return length;
  }
}

describe('leaf parallelisation', () => {
  const sides = 'sides(own=rated(epsilon=0), others=uniform)';
  test.each([
    ['uct(iterations=400, parallel=leaf)', ataxx],
    ['uct(iterations=400, parallel=leaf)', marrakech],
    [`mcts(playout=${sides}, iterations=100, parallel=leaf)`, ataxx],
  ] as const)('%s counts the mean of what all threads find ($name)', (spec, game) => {
    // The second seat is to move.
    const state = opening(game);
    while (state.turn !== 1) state.play(state.sample(new Random(1)));
    const random = new Random(5);
    const second = new Random(random.next() >>> 0);
    const parts = makeParts(spec, game);
    const setting = { game, random, clock: () => 0 };
    const own = ownComponents(parts, setting);
    const leaf = new TwoPlayouts(own.leaf, new Leaf(parts.leaf, second));
    const alone = new Mcts(parts, setting, { ...own, leaf });
    alone.start(state);
    alone.advance(Infinity);
    expect((thought(spec, game, state, 5) as ParallelSearch).leader.search.rows()).toEqual(alone.rows());
  });

  test('runs a playout in every thread for every leaf', () => {
    const search = thought('uct(iterations=100, parallel=leaf(threads=3))', ataxx, opening(ataxx), 1);
    expect(search.analysis()).toMatchObject({ iterations: 100, simulations: 300 });
  });
});
