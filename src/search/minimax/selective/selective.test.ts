import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../../../examples/tic-tac-toe/ticTacToe.ts';
import { samples } from '../../../../test/samples.ts';
import { legalMoves, minimax } from '../../../../test/textbook/minimax.ts';
import { positionsOf } from '../../../../test/textbook/positions.ts';
import { makeAgent } from '../../../agents/index.ts';
import { type Game, OVER, Random, type State, defaults, settleOptions } from '../../../core/index.ts';
import { ataxx } from '../../../games/ataxx/index.ts';
import { katarenga } from '../../../games/katarenga/index.ts';
import type { Search } from '../../search.ts';
import { solve } from '../../solve/solve.ts';
import { ELEMENTS } from './selectivity.ts';

const SELECTIVE = 'alphabeta(selective=true, hash=1)';

function agent(game: Game, spec: string, clock: () => number = () => 0): Search {
  return makeAgent(spec, { game, random: new Random(1), clock });
}

/** An evaluation that sees nothing, so that all depends on the search. */
const blind: Game = {
  ...ticTacToe,
  heuristics: [
    { name: 'blind', about: '', options: {}, bound: 0, scale: 1, make: () => ({ value: () => 0 }) },
  ],
};

/** The rules of a game, and nothing about its moves. */
function withoutTactics(game: Game): Game {
  const { tactics: _tactics, ...others } = game;
  return others;
}

function positions(
  game: Game,
  given: Record<string, string | number>,
  count: number,
  plies: number,
): State[] {
  return positionsOf(
    count,
    (random) => game.start(settleOptions(game, given), random),
    (_state, ply) => ply === plies,
  );
}

describe('a win, draw or loss that is reported is a true one', () => {
  const SOLVABLE: readonly (readonly [string, Game, Record<string, string | number>, number])[] = [
    ['Katarenga 3x3', katarenga, { size: 3 }, 2],
    ['Katarenga 3x3 with camps', katarenga, { size: 3, goal: 'camps', slide: 'untilSameTile' }, 2],
    ['Katarenga 3x3, blocked loses', katarenga, { size: 3, blocked: 'loss' }, 3],
    ['Ataxx 3x3', ataxx, { size: 3, preset: 'uai' }, 2],
    ['Ataxx 3x3, clones by pair', ataxx, { size: 3, preset: 'paper' }, 4],
  ];

  test.each(SOLVABLE)('%s', (_name, game, given, plies) => {
    let proofs = 0;
    for (const state of positions(game, given, samples(24, 8), plies)) {
      const solution = solve(game, state, { states: 1_000_000 });
      for (const element of ['nothing', ...ELEMENTS]) {
        const search = agent(game, `alphabeta(selective=true, without=${element}, hash=1)`);
        search.start(state, { nodes: 4000 });
        search.advance(Infinity);
        const { proof, best } = search.analysis();
        if (proof === undefined) continue;
        proofs++;
        expect(proof, game.formatPosition(state)).toBe(solution.valueOf(state).value);
        const move = solution.valuesOfMoves(state).find((listed) => listed.move === best)!;
        expect(move.value, game.formatPosition(state)).toBe(proof);
      }
    }
    expect(proofs).toBeGreaterThan(samples(20));
  });

  test('tic-tac-toe is a draw, and the search ends when that is proven', () => {
    const search = agent(blind, 'alphabeta(selective=true)');
    search.start(blind.start({}, new Random(1)), {});
    expect(search.advance(Infinity)).toBe(true);
    expect(search.analysis()).toMatchObject({ value: 0.5, proof: 'draw' });
  });
});

test('it proves what exact minimax proves a few plies ahead', () => {
  let proofs = 0;
  for (const state of positions(ataxx, { size: 4, preset: 'uai' }, samples(80), 10)) {
    const exact = agent(ataxx, 'alphabeta(hash=1)');
    exact.start(state, { depth: 4 });
    exact.advance(Infinity);
    const { proof } = exact.analysis();
    if (proof === undefined) continue;
    proofs++;
    const search = agent(ataxx, SELECTIVE);
    search.start(state, { depth: 16, nodes: 400_000 });
    search.advance(Infinity);
    expect(search.analysis().proof, ataxx.formatPosition(state as never)).toBe(proof);
  }
  expect(proofs).toBeGreaterThan(samples(8));
});

describe('where nothing is left out, values are those of minimax:', () => {
  function evaluationOf(game: Game): (state: State, seat: number) => number {
    const { options, make } = game.heuristics[0]!;
    const evaluation = make(defaults(options));
    return (state, seat) => evaluation.value(state, seat);
  }

  test.each([
    ['one ply of Ataxx', ataxx, { size: 5 }, 1, 8],
    ['two plies of a game without tactics', withoutTactics(ataxx), { size: 5 }, 2, 8],
    ['two plies of Katarenga without tactics', withoutTactics(katarenga), { size: 5 }, 2, 6],
  ] as const)('%s', (_name, game, given, depth, plies) => {
    const evaluate = evaluationOf(game);
    for (const state of positions(game, given, samples(40), plies)) {
      const search = agent(game, 'alphabeta(selective=true, ends=evaluation, hash=1)');
      search.start(state, { depth });
      search.advance(Infinity);
      expect(search.analysis().score).toBeCloseTo(minimax(state, depth, state.turn, evaluate), 9);
    }
  });
});

describe('the search as a whole', () => {
  const GAMES: readonly (readonly [string, Game, Record<string, string | number>])[] = [
    ['Ataxx', ataxx, { size: 6 }],
    ['Katarenga', katarenga, { size: 6 }],
    ['tic-tac-toe', blind, {}],
  ];

  test.each(GAMES)('slices do not change it: %s', (_name, game, given) => {
    const state = positions(game, given, 1, 3)[0]!;
    const whole = agent(game, 'alphabeta(selective=true, nodes=20000)');
    whole.start(state);
    whole.advance(Infinity);
    let now = 0;
    const sliced = agent(game, 'alphabeta(selective=true, nodes=20000)', () => now++);
    sliced.start(state);
    while (!sliced.advance(now + 1)) sliced.analysis();
    expect({ ...sliced.analysis(), seconds: 0 }).toEqual(whole.analysis());
  });

  test.each(GAMES)(
    'a legal move is there after any number of nodes, and the number is kept: %s',
    (_name, game, given) => {
      const state = positions(game, given, 1, 2)[0]!;
      const search = agent(game, SELECTIVE);
      for (const nodes of [0, 1, 2, 3, 10, 100, 1000, 3000]) {
        search.start(state, { nodes });
        search.advance(Infinity);
        expect(legalMoves(state)).toContain(search.choose());
        // A step plays a move, and may try what happens without one.
        expect(search.analysis().nodes).toBeLessThan(nodes + 3);
      }
    },
  );

  test.each(GAMES)(
    'several lines are legal, begin with different moves and are sorted: %s',
    (_name, game, given) => {
      const state = positions(game, given, 1, 2)[0]!;
      const search = agent(game, SELECTIVE);
      search.start(state, { depth: 4 }, 3);
      search.advance(Infinity);
      const { moves } = search.analysis();
      const lines = moves.slice(0, 3).map(({ pv = [] }) => pv);
      expect(new Set(lines.map(([first]) => first)).size).toBe(3);
      const scores = moves.slice(0, 3).map(({ score }) => score!);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      for (const line of lines) {
        const next = state.clone();
        for (const move of line) {
          expect(legalMoves(next)).toContain(move);
          next.play(move);
        }
        expect(next.turn === OVER || line.length > 1).toBe(true);
      }
    },
  );

  test('it looks further ahead than the exact search in as many nodes', () => {
    const state = positions(ataxx, {}, 1, 12)[0]!;
    const [exact, selective] = ['alphabeta', 'alphabeta(selective=true)'].map((spec) => {
      const search = agent(ataxx, spec);
      search.start(state, { nodes: 100_000 });
      search.advance(Infinity);
      return search.analysis().depth;
    });
    expect(selective).toBeGreaterThan(exact!);
  });

  test('an element can be left out of the selective search alone', () => {
    expect(() => agent(ataxx, 'alphabeta(without=pass)')).toThrow(/only with selective=true/);
    expect(() => agent(ataxx, 'alphabeta(selective=true, without=tea)')).toThrow(/without/);
  });
});
