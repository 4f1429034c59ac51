/** Several lines of a minimax search: exact values where they were asked for, bounds elsewhere. */
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../../examples/tic-tac-toe/ticTacToe.ts';
import { samples } from '../../../test/samples.ts';
import { expectimax } from '../../../test/textbook/expectimax.ts';
import { after, minimax } from '../../../test/textbook/minimax.ts';
import { startOf } from '../../../test/textbook/positions.ts';
import { makeAgent } from '../../agents/index.ts';
import { type Evaluation, type Game, Random, type State, defaults } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import { katarenga } from '../../games/katarenga/index.ts';
import { marrakech } from '../../games/marrakech/index.ts';
import type { Analysis, MoveAnalysis } from '../analysis.ts';
import type { Budget } from '../budget.ts';
import type { Search } from '../search.ts';

function agent(game: Game, spec: string, seed = 1): Search {
  return makeAgent(spec, { game, random: new Random(seed), clock: () => 0 });
}

function analysed(game: Game, spec: string, state: State, lines: number, budget?: Budget): Analysis {
  const search = agent(game, spec);
  search.start(state, budget, lines);
  search.advance(Infinity);
  return search.analysis();
}

/** The evaluation that minimax goes by, as other searches know it. */
function evaluationOf(game: Game): Evaluation {
  const { options, make } = game.heuristics[0]!;
  return make(defaults(options));
}

/** Tic-tac-toe with an evaluation that sees nothing, so that all depends on the search. */
const solvable: Game = {
  ...ticTacToe,
  heuristics: [
    { name: 'blind', about: '', options: {}, bound: 0, scale: 1, make: () => ({ value: () => 0 }) },
  ],
};

/** Some positions into a random game. */
function positions(game: Game, options: Record<string, number>, count: number): State[] {
  return Array.from({ length: count }, (_, i) => {
    const random = new Random(i);
    const state = startOf(game, options, i + 1);
    for (let ply = 0; ply < 3 * i || state.turn < 0; ply++) state.play(state.sample(random));
    return state;
  });
}

/** No move is shown as worth more than the best, and what is no bound is exact. */
function expectNoneAbove({ moves, value }: Analysis): void {
  for (const { mean } of moves) if (mean !== null) expect(mean).toBeLessThanOrEqual(value! + 1e-9);
}

describe('alphabeta', () => {
  const games = [
    ['Ataxx 5x5', ataxx, { size: 5 }],
    ['Katarenga 4x4', katarenga, { size: 4, maxPlies: 60 }],
  ] as const;

  test.each(games)('in %s the best moves have exactly the values of minimax', (_name, game, options) => {
    const evaluation = evaluationOf(game);
    for (const state of positions(game, options, samples(3, 2))) {
      const truth = ({ move }: MoveAnalysis, depth: number): number =>
        minimax(after(state, move), depth - 1, state.turn, (s, seat) => evaluation.value(s, seat));
      for (const lines of [1, 2, 4, 1000]) {
        const { moves } = analysed(game, 'alphabeta(depth=3, ends=evaluation)', state, lines);
        const sorted = moves.map((row) => truth(row, 3)).sort((a, b) => b - a);
        for (const [i, row] of moves.entries()) {
          if (row.bound === undefined) expect(row.score).toBe(truth(row, 3));
          else expect(row.score).toBeGreaterThanOrEqual(truth(row, 3));
          if (i < lines) expect([row.bound, row.score]).toEqual([undefined, sorted[i]]);
        }
      }
    }
  });

  test.each(games)(
    'in %s more lines change neither move nor value of a fixed depth',
    (_name, game, options) => {
      for (const state of positions(game, options, samples(4, 2)))
        for (const lines of [2, 5, 1000]) {
          const { best, value, score } = analysed(game, 'alphabeta(depth=4)', state, lines);
          expect({ best, value, score }).toEqual(pick(analysed(game, 'alphabeta(depth=4)', state, 1)));
        }
    },
  );

  test.each(games)(
    'in %s no move is shown above the best, wherever the search is stopped',
    (_n, game, options) => {
      for (const state of positions(game, options, 2))
        for (const lines of [1, 3])
          for (let nodes = 1; nodes < 4000; nodes = Math.ceil(1.2 * nodes)) {
            const found = analysed(game, 'alphabeta', state, lines, { nodes });
            expectNoneAbove(found);
            expect(found.moves[0]!.bound).toBeUndefined();
          }
    },
  );

  test('a bound is marked, and a move that is lost at best is lost', () => {
    const state = startOf(ataxx);
    const { moves } = analysed(ataxx, 'alphabeta(depth=4)', state, 1);
    expect(moves.slice(1).every(({ bound }) => bound === 'upper')).toBe(true);
    expect(moves.slice(1).every(({ low }) => low === 0)).toBe(true);
    // X threatens to win: every move that does not take the square loses.
    const threat = ticTacToe.parsePosition('XX./.O./...', {});
    const rows = analysed(solvable, 'alphabeta(depth=9)', threat, 1).moves;
    expect(rows.filter(({ proof }) => proof === 'loss')).toHaveLength(rows.length - 1);
    expect(rows.every(({ bound, mate }) => bound === undefined || mate === undefined)).toBe(true);
  });

  test('every line to the end that is neither won nor lost is a proven draw', () => {
    const state = ticTacToe.parsePosition('XOX/XOO/O.X', {});
    const { proof, moves } = analysed(solvable, 'alphabeta(depth=9)', state, 1);
    expect([proof, moves[0]!.proof]).toEqual(['draw', 'draw']);
  });
});

function pick({ best, value, score }: Analysis): Pick<Analysis, 'best' | 'value' | 'score'> {
  return { best, value, ...(score !== undefined && { score }) };
}

describe('expectimax in Marrakech', () => {
  test('the best moves have exactly their expected values', () => {
    const [state] = positions(marrakech, { size: 3, rugsPerColour: 3 }, 1);
    const evaluation = evaluationOf(marrakech);
    const evaluate = (s: State, seat: number): number => evaluation.value(s, seat);
    for (const pruning of ['none', 'star1', 'star2'])
      for (const lines of [1, 3, 1000]) {
        const spec = `expectimax(depth=2, ends=evaluation, pruning=${pruning})`;
        const { moves } = analysed(marrakech, spec, state!, lines);
        for (const [i, { move, bound, score }] of moves.entries()) {
          const truth = expectimax(after(state!, move), 1, state!.turn, evaluate);
          if (i < lines) expect(bound).toBeUndefined();
          if (bound === undefined) expect(score).toBeCloseTo(truth, 9);
          else expect(score).toBeGreaterThanOrEqual(truth - 1e-9);
        }
      }
  });

  test('no move is shown above the best, wherever the search is stopped', () => {
    for (const state of positions(marrakech, {}, 2))
      for (const lines of [1, 10])
        for (const nodes of [1, 10, 100, 1000, 3000, 10_000])
          expectNoneAbove(analysed(marrakech, 'expectimax', state, lines, { nodes }));
  });
});
