/** Implicit minimax, compared with a textbook search: evaluations are minimaxed beside the means. */
import { describe, expect, test } from 'vitest';
import { expectSame } from '../../../../test/textbook/compare.ts';
import { ensemble, uniformTree } from '../../../../test/textbook/forests.ts';
import { implicitMinimax } from '../../../../test/textbook/implicitMinimax.ts';
import { after } from '../../../../test/textbook/minimax.ts';
import { plainParts } from '../../../../test/textbook/plainParts.ts';
import { ucb1 } from '../../../../test/textbook/policies.ts';
import { type Example, examples, startOf } from '../../../../test/textbook/positions.ts';
import { cutForLead, cutForWin, difference, judgeOf } from '../../../../test/textbook/rewards.ts';
import { makeAgent } from '../../../agents/index.ts';
import { OVER, Random, type State, settleOptions, winChance } from '../../../core/index.ts';
import { ataxx as ataxxGame } from '../../../games/ataxx/index.ts';
import { carcassonne as carcassonneGame } from '../../../games/carcassonne/index.ts';
import { Mcts } from '../mcts.ts';
import { ImplicitMinimax } from '../select/implicitMinimax.ts';
import { FIRST_CAPACITY, ROOT, type Tree } from '../tree.ts';

const { ticTacToe, ataxx, katarenga, pig, marrakech, carcassonne } = examples;
const three: Example = {
  name: 'Carcassonne for three',
  game: carcassonneGame,
  state: startOf(carcassonneGame, { pile: 'B1D2E2J1N1U2V1', players: 3 }),
};
const SEEDS = [1, 2, 3];

function byChance({ game }: Example, options: { c: number; alpha: number }): ReturnType<typeof ucb1> {
  return implicitMinimax(cutForWin(game, 0).judge!, options);
}

describe.each([ataxx, katarenga, pig, marrakech, carcassonne, three])('in $name', (example) => {
  test.each(SEEDS)('values are minimaxed beside the means, seed %i', (seed) => {
    const policy = byChance(example, { c: 1.4, alpha: 0.4 });
    expectSame(example, { spec: 'mcts(tree=implicit-minimax)', plan: { policy }, seed });
  });

  test.each(SEEDS)('values alone, with a little exploration, seed %i', (seed) => {
    const policy = byChance(example, { c: 0.2, alpha: 1 });
    expectSame(example, { spec: 'mcts(tree=implicit-minimax(c=0.2, alpha=1))', plan: { policy }, seed });
  });

  test('a whole turn added at a time', () => {
    const policy = byChance(example, { c: 0.5, alpha: 0.7 });
    const spec = 'mcts(tree=implicit-minimax(c=0.5, alpha=0.7), adds=turn)';
    expectSame(example, { spec, plan: { policy, adds: 'turn' } });
  });
});

test.each([ticTacToe, ataxx, pig])('without weight it is UCB1, in $name', (example) => {
  const heuristics = [{ ...ataxxGame.heuristics[0]!, make: () => ({ value: () => 1 }) }];
  const judged = { ...example, game: { ...example.game, heuristics } };
  expectSame(judged, { spec: 'mcts(tree=implicit-minimax(alpha=0))', plan: { policy: ucb1({ c: 1.4 }) } });
});

test('values are in the unit of the reward', () => {
  const policy = implicitMinimax(cutForLead(marrakech.game, 0, 10).judge!, { c: 0.5, alpha: 0.5 });
  const spec = 'mcts(tree=implicit-minimax(c=0.5, alpha=0.5), reward=difference(clip=10))';
  expectSame(marrakech, { spec, plan: { policy, reward: difference(10) } });
});

test('where all outcomes are drawn alike they count alike', () => {
  const policy = byChance(marrakech, { c: 0.5, alpha: 0.8 });
  const spec = 'mcts(tree=implicit-minimax(c=0.5, alpha=0.8), forest=tree(draws=uniform))';
  expectSame(marrakech, { spec, plan: { policy, forest: uniformTree } });
});

test('every tree of an ensemble has its own values', () => {
  const policy = byChance(carcassonne, { c: 0.5, alpha: 0.8 });
  const spec = 'mcts(tree=implicit-minimax(c=0.5, alpha=0.8), forest=ensemble(trees=3))';
  expectSame(carcassonne, { spec, plan: { policy, forest: ensemble(3, 'visits') } });
});

/** Implicit minimax that shows the tree it is asked about. */
class Watched extends ImplicitMinimax {
  tree: Tree | undefined;

  override select(...args: Parameters<ImplicitMinimax['select']>): number {
    this.tree = args[0];
    return super.select(...args);
  }
}

describe('in a large tree', () => {
  const { heuristic, evaluation } = judgeOf(ataxx.game);
  const { scale } = heuristic;

  /** Checks every node below `node`, at this position; returns how many have children. */
  function check(tree: Tree, node: number, state: State): number {
    const values = (of: number): number[] => [...tree.values.subarray(2 * of, 2 * of + 2)];
    let checked = 0;
    const tried = tree.children(node).filter((child) => tree.visits(child) > 0);
    for (const child of tried) checked += check(tree, child, after(state, tree.move(child)));
    if (node === ROOT) return checked;
    const best = tried.map(values).toSorted((a, b) => b[state.turn]! - a[state.turn]!)[0];
    const own = [0, 1].map((seat) =>
      Math.fround(state.turn === OVER ? state.result(seat) : winChance(evaluation.value(state, seat), scale)),
    );
    if (values(node).join() !== (best ?? own).join())
      throw new Error(`node ${node} has ${values(node).join()}`);
    return checked + (best ? 1 : 0);
  }

  test('every node is worth what the best of its children is, also after a move', () => {
    const policy = new Watched({ evaluation, scale }, 2, { c: 0.5, alpha: 0.5 });
    const search = new Mcts(
      plainParts(() => {}, { policy, reuse: true }),
      {
        game: ataxx.game,
        random: new Random(1),
        clock: () => 0,
      },
    );
    const state = startOf(ataxxGame);
    search.start(state, { iterations: 4000 });
    search.advance(Infinity);
    expect(policy.tree!.size).toBeGreaterThan(2 * FIRST_CAPACITY);
    expect(check(policy.tree!, ROOT, state)).toBeGreaterThan(200);
    for (const move of search.analysis().pv.slice(0, 2)) state.play(move);
    search.start(state, { iterations: 50 });
    search.advance(Infinity);
    expect(check(policy.tree!, ROOT, state)).toBeGreaterThan(20);
  });
});

test('proofs hold as they do without', () => {
  const random = new Random(1);
  const search = makeAgent('mcts(tree=implicit-minimax, solver=true, iterations=2000)', {
    game: ataxxGame,
    random,
    clock: () => 0,
  });
  search.start(ataxxGame.parsePosition('7/7/2ooo2/1xo1o2/2ooo2/7/7 x 0 1', settleOptions(ataxxGame, {})));
  search.advance(Infinity);
  expect(search.analysis().proof).toBe('win');
});
