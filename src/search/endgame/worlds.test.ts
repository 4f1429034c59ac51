/** Ends of Saboteur with hidden cards, against the same worlds solved by trying everything. */
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { after, alphaBeta, legalMoves } from '../../../test/textbook/minimax.ts';
import { makeAgent } from '../../agents/index.ts';
import { OVER, Random, defaults, settleOptions } from '../../core/index.ts';
import { type SaboteurState, saboteur } from '../../games/saboteur/index.ts';
import { AfterMove } from '../mcts/expand/rating.ts';
import type { Search } from '../search.ts';
import { ResultSolver } from './resultSolver.ts';
import { WorldSolver } from './worldSolver.ts';

const DRAWS = 4;
const NODES = 1_000_000;

const { make, options } = saboteur.playouts.find(({ name }) => name === 'path')!;
const path = make(defaults(options));

/** Plays along the path, three moves of four at random, until so few cards are left; undefined if the game ends before. */
function playedTo(cards: number, seed: number): SaboteurState | undefined {
  const random = new Random(seed);
  const state = saboteur.start(settleOptions(saboteur, {}), random);
  const left = (): number => state.pileSize + state.hands.reduce((sum, count) => sum + count, 0);
  while (state.turn !== OVER && left() > cards)
    state.play(random.below(4) === 0 ? path.choose(state, random) : state.sample(random));
  return state.turn === OVER ? undefined : state;
}

function endgames(cards: number, count: number): SaboteurState[] {
  const found: SaboteurState[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const state = playedTo(cards, seed);
    if (state) found.push(state);
  }
  return found;
}

function worldSolver(seed: number, clock = (): number => 0): WorldSolver {
  const [heuristic] = saboteur.heuristics;
  const rating = new AfterMove(heuristic!, heuristic!.make(defaults(heuristic!.options)));
  const setting = { game: saboteur, random: new Random(seed), clock };
  return new WorldSolver(new ResultSolver(saboteur, rating, clock), DRAWS, setting);
}

/** The mean result of each move in the worlds that a stream with this seed draws. */
function truth(state: SaboteurState, seed: number): Map<number, number> {
  const random = new Random(seed);
  const worlds = Array.from({ length: DRAWS }, () => {
    const world = state.clone();
    saboteur.imagine!(world, state.turn, random);
    return world;
  });
  return new Map(
    legalMoves(state).map((move) => {
      const results = worlds.map((world) => alphaBeta(after(world, move), state.turn));
      return [move, results.reduce((sum, result) => sum + result, 0) / DRAWS];
    }),
  );
}

test.each([3, 4])('with %i cards left every move is worth what it is in the worlds drawn', (cards) => {
  const worths = new Set<number>();
  for (const [seed, state] of endgames(cards, samples(160, 40)).entries()) {
    const solver = worldSolver(seed);
    solver.start(state, NODES);
    expect(solver.advance(Infinity)).toBe(true);
    const expected = truth(state, seed);
    expect([...solver.solution!.keys()]).toEqual([...expected.keys()]);
    for (const [move, worth] of expected) {
      expect(solver.solution!.get(move)).toBeCloseTo(worth, 9);
      worths.add(worth);
    }
  }
  // It mattered what was played, and what was hidden.
  expect(worths.size).toBeGreaterThan(2);
});

test('slices change nothing', () => {
  const [state] = endgames(6, 1);
  const whole = worldSolver(1);
  whole.start(state!, NODES);
  whole.advance(Infinity);
  let now = 0;
  // Every look at the clock finds that another millisecond has passed.
  const sliced = worldSolver(1, () => now++);
  sliced.start(state!, NODES);
  let slices = 1;
  while (!sliced.advance(now + 3)) slices++;
  expect(slices).toBeGreaterThan(5);
  expect(sliced.solution).toEqual(whole.solution);
  expect(sliced.nodes).toBe(whole.nodes);
});

test('too many positions are left alone', () => {
  const [state] = endgames(4, 1);
  const solver = worldSolver(1);
  solver.start(state!, 20);
  expect(solver.advance(Infinity)).toBe(true);
  expect(solver.solution).toBeUndefined();
});

describe('in a tree search', () => {
  function searched(
    endgame: string,
    state: SaboteurState,
    clock = (): number => 0,
    limit = 'iterations=30',
  ): Search {
    const spec = `mcts(endgame=${endgame}, ${limit})`;
    const search = makeAgent(spec, { game: saboteur, random: new Random(3), clock });
    search.start(state);
    search.advance(Infinity);
    return search;
  }

  test('the move that is played is the best of the solution, and the one that the search likes most of these', () => {
    for (const state of endgames(3, samples(40, 10))) {
      const { best, moves, value } = searched('worlds', state).analysis();
      const most = Math.max(...moves.map(({ mean }) => mean!));
      const equals = moves.filter(({ mean }) => mean! > most - 1e-9);
      expect(best).toBe(moves[0]!.move);
      expect(value).toBe(moves[0]!.mean);
      expect(equals[0]).toBe(moves[0]);
      expect(moves[0]!.visits).toBe(Math.max(...equals.map(({ visits }) => visits)));
    }
  });

  test('a search that has seen next to nothing finds every win', () => {
    let wins = 0;
    for (const state of endgames(4, samples(400, 100))) {
      const worths = truth(state, 1);
      if (Math.max(...worths.values()) < 1 || Math.min(...worths.values()) === 1) continue;
      const played = searched('worlds', state, undefined, 'iterations=1').choose();
      expect(worths.get(played)).toBe(1);
      wins++;
    }
    expect(wins).toBeGreaterThan(0);
  });

  test('nothing is solved while more decisions are left', () => {
    const [state] = endgames(5, 1);
    const alone = searched('none', state!);
    expect(searched('worlds(decisions=4)', state!).analysis().nodes).toBe(alone.analysis().nodes);
    expect(searched('worlds(decisions=5)', state!).analysis().nodes).toBeGreaterThan(alone.analysis().nodes);
  });

  test('a solver that runs out of time leaves half of it to the search', () => {
    const [state] = endgames(8, 1);
    let now = 0;
    const search = searched('worlds(decisions=8, nodes=1000000)', state!, () => now++, 'time=8ms');
    expect(search.effort().simulations).toBeGreaterThan(0);
  });
});
