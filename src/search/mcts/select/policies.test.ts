/** Every tree policy visits what a plain textbook version visits, from the same stream. */
import { describe, test } from 'vitest';
import { grave, rave } from '../../../../test/textbook/amaf.ts';
import { expectSame } from '../../../../test/textbook/compare.ts';
import {
  type Rating,
  boltzmann,
  epsilonGreedy,
  greedy,
  heuristicPolicy,
  paperUct,
  paperUctTuned,
  progressiveBias,
  puct,
  roundRobin,
  ucb1,
  ucb1Depth,
  ucb1Tuned,
} from '../../../../test/textbook/policies.ts';
import type { Policy } from '../../../../test/textbook/plan.ts';
import { examples } from '../../../../test/textbook/positions.ts';
import { cutForPoints, lead, points, ratingAfterMove } from '../../../../test/textbook/rewards.ts';

type Row = readonly [spec: string, policy: Policy];

const { ticTacToe, ataxx, katarenga, pig, marrakech, carcassonne } = examples;

const blind: readonly Row[] = [
  ['ucb1(c=1.4)', ucb1({ c: 1.4 })],
  ['ucb1(c=0)', ucb1({ c: 0 })],
  ['ucb1(c=0.5)', ucb1({ c: 0.5 })],
  ['ucb1(c=50, decay=true)', ucb1({ c: 50, decays: true })],
  ['ucb1(c=0.7, total=node)', ucb1({ c: 0.7, total: 'node' })],
  ['ucb1(c=0.7, fpu=0.6)', ucb1({ c: 0.7, urgency: 0.6 })],
  ['ucb1(c=9, fpu=1.1, total=node, decay=true)', ucb1({ c: 9, urgency: 1.1, total: 'node', decays: true })],
  ['ucb1-tuned', ucb1Tuned(1)],
  ['ucb1-tuned(c=0.3)', ucb1Tuned(0.3)],
  ['ucb1-depth(c=1.4)', ucb1Depth(1.4, 'sum', 300)],
  ['ucb1-depth(c=1, depth=mean, per=100)', ucb1Depth(1, 'mean', 100)],
  ['ucb1-depth(c=1, depth=last, per=100)', ucb1Depth(1, 'last', 100)],
  ['greedy', greedy],
  ['epsilon-greedy(epsilon=0.2)', epsilonGreedy(0.2)],
  ['epsilon-greedy(epsilon=1, decay=true)', epsilonGreedy(1, true)],
  ['epsilon-greedy(epsilon=0.2, untried=chance)', epsilonGreedy(0.2, false, true)],
  ['boltzmann', boltzmann(0.1)],
  ['boltzmann(temperature=0.000001)', boltzmann(0.000001)],
  ['round-robin', roundRobin],
];

describe.each([ticTacToe, ataxx, katarenga, pig, marrakech])('in $name', (example) => {
  test.each(blind)('the tree policy %s', (spec, policy) => {
    expectSame(example, { spec: `mcts(tree=${spec})`, plan: { policy }, seed: 1 });
    expectSame(example, { spec: `mcts(tree=${spec})`, plan: { policy }, seed: 2 });
  });

  test('uct is mcts with ucb1', () => {
    expectSame(example, { spec: 'uct(c=0.7)', plan: { policy: ucb1({ c: 0.7 }) }, seed: 4 });
  });

  test('ucb and flat are the same at the root alone', () => {
    const flat = { policy: roundRobin, maxDepth: 1 };
    expectSame(example, { spec: 'ucb(c=0.7)', plan: { policy: ucb1({ c: 0.7 }), maxDepth: 1 }, seed: 5 });
    expectSame(example, { spec: 'flat', plan: flat, seed: 6 });
  });
});

const fromPlayouts: readonly Row[] = [
  ['rave(c=0.3)', rave({ c: 0.3, equivalence: 1000, bias: 0 })],
  ['rave(c=0, k=50)', rave({ c: 0, equivalence: 50, bias: 0 })],
  ['rave(c=0.2, bias=0.1)', rave({ c: 0.2, equivalence: 1000, bias: 0.1 })],
  ['grave(ref=20, bias=0.01)', grave(20, 0.01)],
  ['grave(ref=1000000, bias=0.00001)', grave(1_000_000, 0.00001)],
];

describe.each([ticTacToe, ataxx, katarenga, pig, marrakech])(
  'learning from playouts, in $name',
  (example) => {
    test.each(fromPlayouts)('the tree policy %s', (spec, policy) => {
      expectSame(example, { spec: `mcts(tree=${spec})`, plan: { policy }, seed: 1, iterations: 300 });
    });
  },
);

const inPoints: readonly Row[] = [
  ['survey-uct', paperUct(4)],
  ['survey-uct(c=128, decay=true)', paperUct(128, true)],
  ['survey-uct-tuned', paperUctTuned(2)],
  ['survey-uct-tuned(c=512, decay=true)', paperUctTuned(512, true)],
  ['ucb1-tuned', ucb1Tuned(1)],
  ['boltzmann(temperature=7)', boltzmann(7)],
  ['epsilon-greedy(epsilon=0.3)', epsilonGreedy(0.3)],
  ['epsilon-greedy(epsilon=1, decay=true, untried=chance)', epsilonGreedy(1, true, true)],
];

describe.each([marrakech, carcassonne])('with payoffs in points, in $name', (example) => {
  test.each(inPoints)('the tree policy %s', (spec, policy) => {
    expectSame(example, { spec: `mcts(tree=${spec}, reward=points)`, plan: { policy, reward: points } });
  });
});

describe.each([ataxx, katarenga, pig, marrakech, carcassonne])(
  'with ratings of moves, in $name',
  (example) => {
    const rating: Rating = ratingAfterMove(example.game);
    const informed: readonly Row[] = [
      ['heuristic', heuristicPolicy(rating)],
      ['puct', puct(rating, { c: 1.5, temperature: 1, reduction: 0.1 })],
      [
        'puct(c=0.3, temperature=3, reduction=-0.2)',
        puct(rating, { c: 0.3, temperature: 3, reduction: -0.2 }),
      ],
      [
        'puct(c=0.5, temperature=0.1, floor=0.3)',
        puct(rating, { c: 0.5, temperature: 0.1, reduction: 0.1, floor: 0.3 }),
      ],
      ['progressive-bias', progressiveBias(rating, { c: 1.4, weight: 1, form: 'usual' })],
      [
        'progressive-bias(c=0.5, weight=0.2, form=paper)',
        progressiveBias(rating, { c: 0.5, weight: 0.2, form: 'paper' }),
      ],
      [
        'progressive-bias(c=0.5, form=paper, untried=any)',
        progressiveBias(rating, { c: 0.5, weight: 1, form: 'paper', untried: 'any' }),
      ],
    ];
    test('PUCT on leads in points, judged at once and measured by their spread', () => {
      const options = { c: 0.4, temperature: 1, reduction: 0.1, normalised: true };
      const spec = 'mcts(tree=puct(c=0.4, normalised=true), leaf=heuristic, reward=lead)';
      const leaf = cutForPoints(example.game, 0);
      expectSame(example, { spec, plan: { policy: puct(rating, options), leaf, reward: lead } });
    });

    test.each(informed)('the tree policy %s', (spec, policy) => {
      expectSame(example, { spec: `mcts(tree=${spec})`, plan: { policy }, seed: 1 });
      expectSame(example, { spec: `mcts(tree=${spec})`, plan: { policy }, seed: 2 });
    });
  },
);
