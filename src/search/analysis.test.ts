/** What every player's analysis promises, whatever it is made of. */
import { describe, expect, test } from 'vitest';
import { patientEngine, scripted } from '../../test/engines/commands.ts';
import { type Example, examples, startOf } from '../../test/textbook/positions.ts';
import { settingWithPool } from '../../test/threads.ts';
import { makeAgent } from '../agents/index.ts';
import { openEngine } from '../protocol/client/index.ts';
import { ataxx as ataxxGame } from '../games/ataxx/index.ts';
import type { Analysis } from './analysis.ts';
import type { Search } from './search.ts';

const { ataxx, katarenga, marrakech, carcassonne, saboteur } = examples;

function started(spec: string, { game, state }: Example, lines?: number): Search {
  const search = makeAgent(spec, { ...settingWithPool(game, 3), openEngine });
  search.start(state, undefined, lines);
  return search;
}

/** The first row is the move that would be played, and says what the position is worth. */
function expectConsistent(analysis: Analysis): void {
  const { best, value, pv, proof, mate, score, moves } = analysis;
  expect(moves[0]).toMatchObject({ move: best, mean: value });
  expect(moves[0]).toEqual({ ...moves[0], ...(proof && { proof }), ...(mate !== undefined && { mate }) });
  expect(moves[0]!.score).toBe(score);
  expect(pv[0]).toBe(best);
  expect(moves.filter(({ move }) => move === best)).toHaveLength(1);
  for (const row of moves) {
    if (row.mean === null) expect([row.low, row.high]).toEqual([null, null]);
    else {
      expect(row.low).toBeLessThanOrEqual(row.mean);
      expect(row.high).toBeGreaterThanOrEqual(row.mean);
    }
  }
}

/** What was done can be read without an analysis. */
function expectCounted(search: Search): void {
  const { simulations, playoutMoves } = search.analysis();
  expect(search.effort()).toMatchObject({ simulations, playoutMoves });
}

describe('the value of a position is what the best row says', () => {
  test.each([
    ['random', ataxx],
    ['greedy', ataxx],
    ['greedy', saboteur],
    ['flat(iterations=200)', ataxx],
    ['ucb(iterations=200)', marrakech],
    ['uct(iterations=500)', katarenga],
    ['uct(iterations=0)', ataxx],
    ['uct(iterations=1)', ataxx],
    ['mcts(iterations=300, choice=mean)', ataxx],
    ['mcts(iterations=300, choice=secure)', ataxx],
    ['mcts(iterations=300, reward=points)', carcassonne],
    ['mcts(iterations=300, reward=difference)', marrakech],
    ['mcts(iterations=300, backup=growing)', ataxx],
    ['mcts(iterations=300, solver=true)', ataxx],
    ['mcts(iterations=300, forest=ensemble(trees=4))', carcassonne],
    ['mcts(iterations=300, forest=ensemble(trees=4, combine=votes))', carcassonne],
    ['mcts(iterations=300, forest=open-loop)', marrakech],
    ['mcts(iterations=300, forest=information-set)', saboteur],
    ['mcts(iterations=300, forest=naive)', saboteur],
    ['mcts(iterations=300, forest=table)', ataxx],
    ['mcts(iterations=200, parallel=root(threads=2))', ataxx],
    ['mcts(iterations=200, parallel=leaf(threads=2))', ataxx],
    ['mcts(iterations=200, parallel=tree(threads=2))', ataxx],
    ['alphabeta(depth=0)', ataxx],
    ['alphabeta(depth=4)', katarenga],
    ['alphabeta(nodes=700)', ataxx],
    ['expectimax(depth=2)', marrakech],
  ] as const)('%s (case %#)', async (spec, example) => {
    for (const lines of [1, 3]) {
      const search = started(spec, example, lines);
      // Threads come up while the event loop turns.
      while (!search.advance(1)) await new Promise((resolve) => setImmediate(resolve));
      expectConsistent(search.analysis());
      const move = search.choose();
      expect(search.analysis().best).toBe(move);
      expectConsistent(search.analysis());
      expectCounted(search);
    }
  });

  test('an engine from outside', () => {
    const example = { name: 'Ataxx', game: ataxxGame, state: startOf(ataxxGame) };
    const search = started(patientEngine(scripted('firstMove')), example);
    search.advance(Infinity);
    expectConsistent(search.analysis());
    expectCounted(search);
    expect(search.analysis().value).toBeGreaterThan(0.5);
  });
});

test('where nothing was looked at, nothing is said to be known', () => {
  for (const spec of ['random', 'uct(iterations=0)', 'alphabeta(depth=0)']) {
    const { value, moves } = started(spec, ataxx).analysis();
    expect(value).toBeNull();
    for (const { mean, low, high } of moves) expect([mean, low, high]).toEqual([null, null, null]);
  }
  const tried = started('uct(iterations=5)', ataxx);
  tried.advance(Infinity);
  for (const { visits, mean } of tried.analysis().moves) expect(mean === null).toBe(visits === 0);
});

test('as many moves have a line of play as were asked for', () => {
  for (const [spec, example] of [
    ['uct(iterations=2000)', ataxx],
    ['alphabeta(depth=3)', ataxx],
    ['expectimax(depth=2)', marrakech],
  ] as const)
    for (const lines of [1, 3]) {
      const search = started(spec, example, lines);
      search.advance(Infinity);
      const { moves, pv } = search.analysis();
      expect(moves.map((row) => row.pv !== undefined)).toEqual(moves.map((_, i) => i < lines));
      for (const { move, pv: line } of moves.slice(0, lines)) expect(line![0]).toBe(move);
      expect(moves[0]!.pv).toEqual(pv);
    }
});
