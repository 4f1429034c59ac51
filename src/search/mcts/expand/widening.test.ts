/** Progressive widening, compared with a textbook search. */
import { describe, expect, test } from 'vitest';
import { expectSame } from '../../../../test/textbook/compare.ts';
import { onlyWins } from '../../../../test/textbook/decisive.ts';
import { ensemble, table } from '../../../../test/textbook/forests.ts';
import { puct } from '../../../../test/textbook/policies.ts';
import { type Example, examples } from '../../../../test/textbook/positions.ts';
import { ratingAfterMove } from '../../../../test/textbook/rewards.ts';
import { makeAgent } from '../../../agents/index.ts';
import { Random } from '../../../core/index.ts';
import { Widening } from './widening.ts';

const { ticTacToe, ataxx, katarenga, pig, marrakech, carcassonne } = examples;
const SEEDS = [1, 2, 3];

function widthOf(k: number, a: number): (visits: number) => number {
  return (visits) => Math.max(1, Math.ceil(k * visits ** a - 1e-9));
}

describe.each([ticTacToe, ataxx, katarenga, pig, marrakech, carcassonne])('in $name', (example) => {
  test.each(SEEDS)('the first moves in random order, seed %i', (seed) => {
    const widening = { width: widthOf(1, 0.5) };
    expectSame(example, { spec: 'mcts(widening=random)', plan: { widening }, seed });
    const wider = { width: widthOf(2.5, 0.3) };
    expectSame(example, { spec: 'mcts(widening=random(k=2.5, a=0.3))', plan: { widening: wider }, seed });
  });
});

describe.each([ataxx, katarenga, pig, marrakech, carcassonne])('in $name', (example) => {
  const { scale, rate } = ratingAfterMove(example.game);
  const prior = example.game.heuristics[0]!.name;

  test.each(SEEDS)('the moves that are rated best, seed %i', (seed) => {
    const widening = { width: widthOf(1, 0.4), rate };
    const spec = `mcts(widening=rated(a=0.4, prior=${prior}))`;
    expectSame(example, { spec, plan: { widening }, seed });
  });

  test('under a policy that ranks untried moves too', () => {
    const policy = puct({ scale, rate }, { c: 1.5, temperature: 1, reduction: 0.1 });
    const widening = { width: widthOf(3, 0.2), rate };
    const spec = `mcts(tree=puct(prior=${prior}), widening=rated(k=3, a=0.2, prior=${prior}))`;
    expectSame(example, { spec, plan: { policy, widening } });
  });
});

test('with other parts', () => {
  const widening = { width: widthOf(1, 0.5) };
  expectSame(ataxx, {
    spec: 'mcts(widening=random, forest=table)',
    plan: { widening, forest: table({ isComplete: true, write: (state, out) => state.hash(out) }) },
  });
  expectSame(carcassonne, {
    spec: 'mcts(widening=random, forest=ensemble(trees=3), adds=turn)',
    plan: { widening, forest: ensemble(3, 'visits'), adds: 'turn' },
  });
  expectSame(ticTacToe, {
    spec: 'mcts(widening=random, decisive=wins)',
    plan: { widening, consider: onlyWins },
  });
});

test('the width is k * n^a rounded up, exact where that is whole', () => {
  const root = new Widening(1, 0.5, 10);
  for (const n of [1, 2, 9, 99, 100, 5000]) expect(root.width(n * n)).toBe(n);
  expect([2, 5, 101].map((n) => root.width(n))).toEqual([2, 3, 11]);
  expect([1, 50, 1e6].map((n) => new Widening(3, 0, 10).width(n))).toEqual([3, 3, 3]);
  expect([1, 7, 1e5].map((n) => new Widening(1, 1, 10).width(n))).toEqual([1, 7, 1e5]);
  expect(new Widening(0.001, 0.5, 10).width(1)).toBe(1);
});

function visitsOf({ game, state }: Example, spec: string): number[] {
  const search = makeAgent(spec, { game, random: new Random(1), clock: () => 0 });
  search.start(state, { iterations: 100 });
  search.advance(Infinity);
  return search.analysis().moves.map(({ visits }) => visits);
}

test('moves beyond the width are not visited', () => {
  const tried = visitsOf(ticTacToe, 'mcts(widening=random(k=2, a=0.2))').filter((visits) => visits > 0);
  // 2 * 100^0.2 is 5.02.
  expect(tried).toHaveLength(6);
});

test('a widening that leaves nothing out changes nothing but the order', () => {
  const visits = visitsOf(ataxx, 'mcts(widening=random(k=1000000))');
  expect(visits.every((n) => n > 0)).toBe(true);
});
