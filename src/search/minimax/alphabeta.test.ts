import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../../examples/tic-tac-toe/ticTacToe.ts';
import { samples } from '../../../test/samples.ts';
import { Solver, after, minimax } from '../../../test/textbook/minimax.ts';
import { pig } from '../../../test/toys/pig.ts';
import { makeAgent } from '../../agents/index.ts';
import { type Game, OVER, Random, type State, UserError, defaults, settleOptions } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import { katarenga } from '../../games/katarenga/index.ts';
import type { Search } from '../search.ts';

function agent(game: Game, spec: string, clock: () => number = () => 0): Search {
  return makeAgent(spec, { game, random: new Random(1), clock });
}

function position(text: string, preset: string): State {
  return ataxx.parsePosition(text, settleOptions(ataxx, { preset }));
}

/** The values of section 8 of the rules: own stones minus enemy stones, depth 1, 2, 3, … */
const LINEAR = 'o7/1------1/1------1/1--2--1/1--2--1/1------1/1------1/7x x 0 1';
const OPEN = 'o7/8/1-4-1/8/8/1-4-1/8/7x x 0 1';
const FIXED_DEPTH: readonly (readonly [string, string, string, readonly number[]])[] = [
  ['7x7 four corners', 'uai', 'x5o/7/7/7/7/7/o5x x 0 1', [1, 0, 1, 0, 1, -1, 3, -2, 4]],
  ['linear', 'uai', LINEAR, [1, 0, 1, 0, 1, 0, 1, 0, 1, 0]],
  ['linear', 'paper', LINEAR, [1, 0, 1, 0, 1, 0, 1, 0, 1, 0]],
  ['open', 'uai', OPEN, [1, 0, 1, 0, 1, 0, 1, 0, 2, -2]],
  ['open', 'paper', OPEN, [1, 0, 1, 0, 1, 0, 1, 0, 2, -2]],
  ['5x5 four corners', 'uai', 'x3o/5/5/5/o3x x 0 1', [1, -1, 3, -1, 4, -1, 5, 0, 5, -2, 4]],
  ['4x4 four corners', 'uai', 'x2o/4/4/o2x x 0 1', [2, -2, 4, 4, 4, 4]],
  ['4x4 four corners', 'paper', 'x2o/4/4/o2x x 0 1', [2, -2, 4, 4, 5, 5, 6, 6]],
];

describe('the published values of fixed depths', () => {
  test.each(FIXED_DEPTH)('%s, %s rules', (_name, preset, text, values) => {
    const state = position(text, preset);
    const search = agent(ataxx, 'alphabeta(ends=evaluation, hash=64)');
    for (const [i, value] of values.slice(0, samples(values.length, 7)).entries()) {
      search.start(state, { depth: i + 1 });
      search.advance(Infinity);
      expect(search.analysis(), `depth ${i + 1}`).toMatchObject({ score: value, depth: i + 1 });
    }
  });
});

/** Positions of random games, some of them late. */
function randomPositions(game: Game, given: Record<string, string | number>, count: number): State[] {
  return Array.from({ length: count }, (_, i) => {
    const random = new Random(i).derive(game.name);
    const state = game.start(settleOptions(game, given), random);
    for (let ply = i % 12; ply > 0 && state.turn !== OVER; ply--) state.play(state.sample(random));
    return state;
  }).filter((state) => state.turn !== OVER);
}

/** An evaluation that sees nothing, so that all depends on the search. */
const solvable: Game = {
  ...ticTacToe,
  heuristics: [
    { name: 'blind', about: '', options: {}, bound: 0, scale: 1, make: () => ({ value: () => 0 }) },
  ],
};

const SMALL: readonly (readonly [string, Game, Record<string, string | number>, number])[] = [
  ['Ataxx 4x4, uai rules', ataxx, { preset: 'uai', size: 4 }, 4],
  ['Ataxx 4x4, paper rules', ataxx, { preset: 'paper', size: 4 }, 4],
  ['Katarenga 3x3', katarenga, { size: 3 }, 5],
  ['Katarenga 3x3 with camps', katarenga, { size: 3, goal: 'camps', slide: 'untilSameTile' }, 5],
  ['Katarenga 4x4', katarenga, { size: 4, blocked: 'loss' }, 3],
  ['tic-tac-toe', solvable, {}, 5],
];

describe('plain minimax agrees', () => {
  /** A win is better than any evaluation. */
  const WON = 1e6;

  function evaluationOf(game: Game, ends: string): (state: State, seat: number) => number {
    const { options, make } = game.heuristics[0]!;
    const evaluation = make(defaults(options));
    return (state, seat) =>
      state.turn === OVER && ends === 'result'
        ? WON * (2 * state.result(seat) - 1)
        : evaluation.value(state, seat);
  }

  describe.each(['evaluation', 'result'])('when a finished game is worth its %s', (ends) => {
    test.each(SMALL)('%s', (_name, game, given, mostDepth) => {
      const evaluate = evaluationOf(game, ends);
      const found = randomPositions(game, given, samples(24, 12));
      expect(found.length).toBeGreaterThan(samples(8, 4));
      for (const state of found) {
        const search = agent(game, `alphabeta(ends=${ends}, hash=1)`);
        for (let depth = 1; depth <= mostDepth; depth++) {
          search.start(state, { depth });
          search.advance(Infinity);
          const truth = minimax(state, depth, state.turn, evaluate);
          const { score, mate } = search.analysis();
          if (Math.abs(truth) === WON) expect(Math.sign(mate!)).toBe(Math.sign(truth));
          else expect(score).toBeCloseTo(truth, 9);
          const next = after(state, search.choose());
          expect(minimax(next, depth - 1, state.turn, evaluate)).toBeCloseTo(truth, 9);
          if (mate !== undefined) break;
        }
      }
    });
  });

  test('tic-tac-toe is played perfectly', () => {
    const solver = new Solver((state) => ticTacToe.formatPosition(state as never), 1e4);
    for (const state of randomPositions(solvable, {}, samples(60))) {
      const search = agent(solvable, 'alphabeta(depth=9)');
      search.start(state);
      search.advance(Infinity);
      expect(solver.bestMoves(state)).toContain(search.choose());
      expect(search.analysis().value).toBe(solver.result(state, state.turn));
    }
  });

  test('the search ends when every line has come to its end', () => {
    const search = agent(solvable, 'alphabeta');
    search.start(solvable.start({}, new Random(1)), {});
    expect(search.advance(Infinity)).toBe(true);
    expect(search.analysis()).toMatchObject({ depth: 9, value: 0.5, score: 0 });
  });
});

describe('proven results', () => {
  test.each([
    ['4x4 four corners', 'x2o/4/4/o2x x 0 1', 3],
    ['4x4 two corners', 'o3/4/4/3x x 0 1', 1],
    ['5x5 two corners', 'o4/5/5/5/4x x 0 1', 5],
  ])('%s is won in %s', (_name, text, plies) => {
    const search = agent(ataxx, 'alphabeta(depth=8)');
    search.start(position(text, 'uai'));
    search.advance(Infinity);
    expect(search.analysis()).toMatchObject({ mate: plies, value: 1, depth: plies });
  });
});

describe('the search as a whole', () => {
  const state = position('x3o/5/5/5/o3x x 0 1', 'uai');

  test('slices do not change it', () => {
    const whole = agent(ataxx, 'alphabeta(depth=5)');
    whole.start(state);
    whole.advance(Infinity);
    let now = 0;
    const sliced = agent(ataxx, 'alphabeta(depth=5)', () => now++);
    sliced.start(state);
    let slices = 0;
    while (!sliced.advance(now + 1)) slices++;
    expect(slices).toBeGreaterThan(3);
    expect({ ...sliced.analysis(), seconds: 0 }).toEqual(whole.analysis());
  });

  test('nodes, time and depth end it, and a best move is always there', () => {
    const search = agent(ataxx, 'alphabeta(nodes=2000)');
    search.start(state);
    expect(search.advance(Infinity)).toBe(true);
    expect(search.analysis().nodes).toBeLessThan(2200);
    let now = 0;
    const timed = agent(ataxx, 'alphabeta(time=50ms)', () => now++);
    timed.start(state);
    expect(timed.advance(Infinity)).toBe(true);
    expect(now).toBeLessThan(60);
    const none = agent(ataxx, 'alphabeta(depth=0)');
    none.start(state);
    expect(none.advance(Infinity)).toBe(true);
    expect(ataxx.formatMove(state as never, none.choose())).toMatch(/^[a-e][1-5]/);
  });

  test('the principal variation is legal and begins with the best move', () => {
    const search = agent(ataxx, 'alphabeta(depth=6)');
    search.start(state);
    search.advance(Infinity);
    const { best, pv } = search.analysis();
    expect(pv[0]).toBe(best);
    expect(pv.length).toBeGreaterThan(2);
  });

  test('games that it cannot play are refused with the reason', () => {
    const withHeuristic: Game = { ...pig, heuristics: ataxx.heuristics };
    expect(() => agent(withHeuristic, 'alphabeta')).toThrow(/alphabeta cannot play pig/);
    expect(() => agent({ ...ticTacToe, heuristics: [] }, 'alphabeta')).toThrow(UserError);
  });
});
