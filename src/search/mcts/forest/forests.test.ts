/** Every forest, with policies of every kind, in a search and in a textbook one. */
import { describe, test } from 'vitest';
import { grave, rave } from '../../../../test/textbook/amaf.ts';
import { expectSame } from '../../../../test/textbook/compare.ts';
import {
  ensemble,
  evenTree,
  informationSet,
  knownFuture,
  naive,
  openLoop,
  table,
  uniformTree,
} from '../../../../test/textbook/forests.ts';
import type { Forest, Policy } from '../../../../test/textbook/plan.ts';
import {
  boltzmann,
  epsilonGreedy,
  heuristicPolicy,
  progressiveBias,
  puct,
  roundRobin,
  ucb1,
  ucb1Depth,
  ucb1Tuned,
} from '../../../../test/textbook/policies.ts';
import { examples, startOf } from '../../../../test/textbook/positions.ts';
import { ownRating, ratingAfterMove } from '../../../../test/textbook/rewards.ts';
import type { Game, PositionKey, State } from '../../../core/index.ts';
import { marrakech } from '../../../games/marrakech/index.ts';

const full: Pick<PositionKey, 'write' | 'isComplete'> = {
  isComplete: true,
  write: (state: State, out) => state.hash(out),
};

const forChance: readonly (readonly [string, Forest])[] = [
  ['tree(draws=uniform)', uniformTree],
  ['tree(draws=even)', evenTree],
  ['ensemble(trees=3)', ensemble(3, 'visits')],
  ['ensemble(trees=3, combine=votes)', ensemble(3, 'votes')],
  ['open-loop', openLoop],
  ['information-set', informationSet],
  ['known-future', knownFuture],
  ['table', table(full)],
];

const forSecrets: readonly (readonly [string, Forest])[] = [
  ['ensemble(trees=3)', ensemble(3, 'visits')],
  ['open-loop', openLoop],
  ['information-set', informationSet],
  ['naive', naive],
  ['known-future', knownFuture],
];

function policies(game: Game): readonly (readonly [string, Policy])[] {
  const rating = game.ratings ? ownRating(game) : ratingAfterMove(game);
  return [
    ['ucb1(c=0.7)', ucb1({ c: 0.7 })],
    ['ucb1(c=0.7, total=node)', ucb1({ c: 0.7, total: 'node' })],
    ['ucb1(c=0.7, fpu=0.6)', ucb1({ c: 0.7, urgency: 0.6 })],
    ['ucb1-tuned', ucb1Tuned(1)],
    ['ucb1-depth(depth=mean)', ucb1Depth(1.4, 'mean', 300)],
    ['epsilon-greedy(epsilon=0.2)', epsilonGreedy(0.2)],
    ['boltzmann', boltzmann(0.1)],
    ['round-robin', roundRobin],
    ['rave(c=0.3, k=100)', rave({ c: 0.3, equivalence: 100, bias: 0 })],
    ['grave(ref=10, bias=0.01)', grave(10, 0.01)],
    ['heuristic', heuristicPolicy(rating)],
    ['puct', puct(rating, { c: 1.5, temperature: 1, reduction: 0.1 })],
    ['progressive-bias', progressiveBias(rating, { c: 1.4, weight: 1, form: 'usual' })],
    [
      'progressive-bias(untried=any)',
      progressiveBias(rating, { c: 1.4, weight: 1, form: 'usual', untried: 'any' }),
    ],
  ];
}

const { ticTacToe, ataxx, pig, carcassonne, saboteur } = examples;

describe.each([pig, examples.marrakech, carcassonne])('in $name', (example) => {
  describe.each(forChance)('%s', (forestSpec, forest) => {
    test.each(policies(example.game))('with %s', (tree, policy) => {
      const spec = `mcts(tree=${tree}, forest=${forestSpec})`;
      expectSame(example, { spec, plan: { forest, policy }, iterations: 250 });
    });
  });
});

describe.each([saboteur])('in $name', (example) => {
  describe.each(forSecrets)('%s', (forestSpec, forest) => {
    test.each(policies(example.game))('with %s', (tree, policy) => {
      const spec = `mcts(tree=${tree}, forest=${forestSpec})`;
      expectSame(example, { spec, plan: { forest, policy }, iterations: 250 });
    });
  });
});

describe.each([ticTacToe, ataxx])('without chance, in $name', (example) => {
  test('lines of play that lead to the same position meet in the table', () => {
    expectSame(example, { spec: 'mcts(forest=table)', plan: { forest: table(full) } });
  });
});

test("the Marrakech paper's key takes positions for the same whose moves differ", () => {
  // Few carpets, so that lines of play often meet under one key.
  const state = startOf(marrakech, { size: 3, rugsPerColour: 3 });
  const example = { name: 'Marrakech 3x3', game: marrakech, state };
  const forest = table(marrakech.keys![0]!);
  for (let seed = 0; seed < 3; seed++) {
    expectSame(example, { spec: 'mcts(forest=table(key=paper))', plan: { forest }, seed, iterations: 800 });
  }
});
