/** A tree that is kept is the part of the old one that lies below the position which came about. */
import { describe, expect, test } from 'vitest';
import { type Example, examples, startOf } from '../../../test/textbook/positions.ts';
import { makeAgent } from '../../agents/index.ts';
import { CHANCE, OVER, Random, type State } from '../../core/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import type { Analysis } from '../analysis.ts';
import type { Search } from '../search.ts';

const SPEC = 'mcts(tree=ucb1(c=0.7), reuse=true, iterations=2000)';

function agent({ game }: Pick<Example, 'game'>, spec = SPEC, seed = 1): Search {
  return makeAgent(spec, { game, random: new Random(seed), clock: () => 0 });
}

/** Visits and means by move. */
function table({ moves }: Analysis): Map<number, string> {
  return new Map(moves.map(({ move, visits, mean }) => [move, `${visits} of ${mean}`]));
}

function totalVisits({ moves }: Analysis): number {
  return moves.reduce((sum, { visits }) => sum + visits, 0);
}

describe.each([examples.ticTacToe, examples.ataxx, examples.katarenga])('in $name', (example) => {
  test('after a move and its reply, its visits and nothing else are kept', () => {
    const search = agent(example);
    search.start(example.state);
    search.advance(Infinity);
    const [move, reply] = search.analysis().pv as [number, number];
    const next = example.state.clone();
    next.play(move);

    // From the position between, the reply's visits can be seen; from the one after, those below it.
    search.start(next, { iterations: 0 });
    const before = search.analysis();
    expect(totalVisits(before)).toBeGreaterThan(50);
    const replyVisits = before.moves.find((row) => row.move === reply)!.visits;
    next.play(reply);
    search.start(next, { iterations: 0 });
    // All but the visit with which the reply itself was added.
    expect(totalVisits(search.analysis())).toBe(replyVisits - 1);
  });

  test('two plies at once are found as well as one after the other', () => {
    const [direct, stepwise] = [agent(example), agent(example)];
    for (const search of [direct, stepwise]) {
      search.start(example.state);
      search.advance(Infinity);
    }
    const [move, reply] = direct.analysis().pv as [number, number];
    const next = example.state.clone();
    next.play(move);
    stepwise.start(next, { iterations: 0 });
    next.play(reply);
    stepwise.start(next, { iterations: 0 });
    direct.start(next, { iterations: 0 });
    expect(table(direct.analysis())).toEqual(table(stepwise.analysis()));
    expect(direct.analysis().nodes).toBe(stepwise.analysis().nodes);
  });

  test('the kept tree continues to grow', () => {
    const search = agent(example);
    search.start(example.state);
    search.advance(Infinity);
    const next = example.state.clone();
    for (const move of search.analysis().pv.slice(0, 2)) next.play(move);
    search.start(next, { iterations: 0 });
    const kept = totalVisits(search.analysis());
    search.start(next);
    search.advance(Infinity);
    expect(search.analysis().iterations).toBe(2000);
    expect(totalVisits(search.analysis())).toBe(kept + 2000);
  });
});

test.each([examples.marrakech, examples.carcassonne])('it is found beyond chance in $name', (example) => {
  const search = agent(example);
  search.start(example.state);
  search.advance(Infinity);
  // Along the most visited moves and outcomes until another seat is to move.
  const next = example.state.clone();
  for (const move of search.analysis().pv) {
    next.play(move);
    if (next.turn !== CHANCE && next.turn !== example.state.turn) break;
  }
  search.start(next, { iterations: 0 });
  expect(totalVisits(search.analysis())).toBeGreaterThan(0);
});

test('a position that was never visited starts from scratch', () => {
  const search = agent({ game: ataxx }, 'mcts(reuse=true, iterations=50)');
  search.start(startOf(ataxx));
  search.advance(Infinity);
  search.start(startOf(ataxx, { size: 5 }), { iterations: 0 });
  expect(totalVisits(search.analysis())).toBe(0);
});

test('a new game starts from scratch, even from the same position', () => {
  const { ticTacToe } = examples;
  const search = agent(ticTacToe);
  search.start(ticTacToe.state);
  search.advance(Infinity);
  search.start(ticTacToe.state, { iterations: 0 });
  expect(totalVisits(search.analysis())).toBe(2000);
  search.reset();
  search.start(ticTacToe.state, { iterations: 0 });
  expect(totalVisits(search.analysis())).toBe(0);
});

test('nothing is kept for which there is no room next to the old tree', () => {
  const search = agent({ game: ataxx }, 'mcts(reuse=true)');
  const state = startOf(ataxx);
  search.start(state, { bytes: 2e6 });
  search.advance(Infinity);
  const { nodes, pv } = search.analysis();
  expect(nodes).toBeGreaterThan(10_000);
  const next = state.clone();
  next.play(pv[0]!);
  search.start(next, { bytes: 1e6 });
  expect(search.analysis().nodes).toBe(1);
});

/** A whole game against random moves. */
function playGame(seed: number, spec: string): string[] {
  const state = startOf(ataxx, { size: 4, jumpLimit: 'clock(6)' });
  const search = agent({ game: ataxx }, spec, seed);
  const random = new Random(seed + 100);
  const played: string[] = [];
  for (let ply = 0; state.turn !== OVER; ply++) {
    let move = state.sample(random);
    if (state.turn === 0) {
      search.start(state);
      search.advance(Infinity);
      move = search.choose();
      played.push(`${move} ${totalVisits(search.analysis())}`);
    }
    state.play(move);
  }
  return played;
}

test.each(['mcts(reuse=true, iterations=300)', 'mcts(reuse=true, solver=true, iterations=300)'])(
  '%s plays the same game from the same seed',
  (spec) => {
    for (const seed of [1, 2, 3]) expect(playGame(seed, spec)).toEqual(playGame(seed, spec));
  },
);

test('in a game, trees are indeed kept', () => {
  const visits = playGame(1, 'mcts(reuse=true, iterations=300)').map((line) => Number(line.split(' ')[1]));
  expect(visits.some((count) => count > 300)).toBe(true);
});

const sameState = (a: State, b: State): boolean =>
  ataxx.formatPosition(a as never) === ataxx.formatPosition(b as never);

test('searching leaves the position alone', () => {
  const state = startOf(ataxx);
  const copy = state.clone();
  const search = agent({ game: ataxx }, 'mcts(reuse=true, iterations=50)');
  search.start(state);
  search.advance(Infinity);
  expect(sameState(state, copy)).toBe(true);
});
