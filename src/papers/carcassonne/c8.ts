/**
 * C8: ensembles of determinised trees. Each tree has one order of the pile, as the text says; the author's program has
 * one tree and another order in every iteration, which is played as a separate variant (open loop).
 */
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment, PublishedNumber } from '../paper.ts';
import { type Quantity, difference, ratio } from '../quantity.ts';
import { BENCHMARKS, type Policy, UCT_TUNED, withOptions } from './agents.ts';
import { matchTable, sweepPoints, sweepScores } from './variantFigures.ts';
import {
  EVEN,
  PAPER_GAMES,
  type Setting,
  inPaper,
  keyOf,
  match,
  matched,
  pointsOver,
  pooledPoints,
  sweep,
  swept,
} from './variants.ts';
import { OTHER_MACHINE } from './explanations.ts';

const SECTION = 'section 4.2.8';

const TREES = [2, 4, 8, 16, 32, 64, 128, 256];

/** Figure 14 is repeated for the tree policy that it praises. */
const LARGE = [UCT_TUNED];

const VOTING = 'forest=ensemble(trees=$k, combine=votes)';

function equalSettings(outcome: Outcome, policy: Policy): readonly Setting[] {
  return swept(outcome, keyOf('equal', policy), 'k');
}

function largeSettings(outcome: Outcome, policy: Policy): readonly Setting[] {
  return swept(outcome, keyOf('large', policy), 'k');
}

function points(outcome: Outcome, key: string): Quantity {
  return pooledPoints([matched(outcome, key)]);
}

const seconds = (outcome: Outcome, key: string): Quantity => matched(outcome, key).measure('secondsPerMove');
const opponentSeconds = (outcome: Outcome, key: string): Quantity =>
  matched(outcome, key).turned().measure('secondsPerMove');

/** Four trees of 250 iterations each. */
function equalSeconds(outcome: Outcome): Quantity {
  const { encounter } = equalSettings(outcome, UCT_TUNED).find(({ value }) => value === 4)!;
  return encounter.measure('secondsPerMove');
}

const numbers: readonly PublishedNumber[] = [
  {
    key: 'seconds-equal',
    what: 'four trees of 250 iterations: seconds a move',
    source: SECTION,
    published: 10,
    ours: equalSeconds,
    explanation: OTHER_MACHINE,
  },
  {
    key: 'four-wins',
    what: 'UCT-Tuned, four trees of 750 against one of 1,000: wins in %',
    source: `${SECTION}, figure 14; the sample is the least that section 4.1 allows`,
    published: 90,
    publishedGames: PAPER_GAMES,
    ours: (outcome) => matched(outcome, 'four').wins(),
  },
  {
    key: 'seconds-large',
    what: 'four trees of 750 iterations: seconds a move',
    source: SECTION,
    published: 25,
    ours: (outcome) => seconds(outcome, 'four'),
    explanation: OTHER_MACHINE,
  },
  {
    key: 'seconds-benchmark',
    what: 'the benchmark player: seconds a move',
    source: SECTION,
    published: 10,
    ours: (outcome) => opponentSeconds(outcome, 'four'),
    explanation: OTHER_MACHINE,
  },
  {
    key: 'time-factor',
    what: '3,000/k iterations a tree: time a move as a multiple of that of the benchmark player',
    source: 'figure 14',
    published: 3,
    ours: (outcome) => ratio(seconds(outcome, 'four'), opponentSeconds(outcome, 'four')),
    explanation: {
      text: 'Four trees take longer than one of as many iterations; how much longer depends on the machine and on what else it does: a tenth in one run, more than twice as long in another.',
      shownBy: 'C12',
    },
  },
];

const claims: readonly Claim[] = [
  ...BENCHMARKS.map((policy) => ({
    key: `equal-${policy.key}`,
    what: `${policy.name}: k trees of 1,000/k iterations match one of 1,000 (all k together 40 to 60 % of the points)`,
    source: `${SECTION}, figure 13`,
    conditions: (outcome: Outcome) => [{ quantity: pointsOver(equalSettings(outcome, policy)), ...EVEN }],
  })),
  {
    key: 'few-trees',
    what: 'up to eight trees match a single one (40 to 60 % of the points, all tree policies together)',
    source: `${SECTION}, figure 13`,
    conditions: (outcome) => [
      {
        quantity: pointsOver(
          BENCHMARKS.flatMap((policy) => equalSettings(outcome, policy)),
          (k) => k <= 8,
        ),
        ...EVEN,
      },
    ],
  },
  {
    key: 'many-trees',
    what: '64 trees and more match a single one, too (40 to 60 % of the points, all tree policies together)',
    source: `${SECTION}, figure 13`,
    conditions: (outcome) => [
      {
        quantity: pointsOver(
          BENCHMARKS.flatMap((policy) => equalSettings(outcome, policy)),
          (k) => k >= 64,
        ),
        ...EVEN,
      },
    ],
  },
  {
    key: 'equal-time',
    what: 'four trees of 250 iterations take about as long as one of 1,000: at most a fifth longer',
    source: SECTION,
    conditions(outcome) {
      const { encounter } = equalSettings(outcome, UCT_TUNED).find(({ value }) => value === 4)!;
      const [own, other] = [encounter, encounter.turned()].map((side) => side.measure('secondsPerMove'));
      return [{ quantity: ratio(own!, other!), below: 1.2 }];
    },
  },
  {
    key: 'four-better',
    what: 'UCT-Tuned: four trees of 750 beat one of 1,000',
    source: `${SECTION}, figure 14`,
    conditions: (outcome) => [{ quantity: points(outcome, 'four'), above: 50 }],
  },
  {
    key: 'single-3000-even',
    what: 'one tree is at its limit with 1,000 iterations: 3,000 are about even with it (40 to 60 % of the points)',
    source: 'section 5',
    conditions: (outcome) => [{ quantity: points(outcome, 'single'), ...EVEN }],
  },
  {
    key: 'votes-better',
    what: 'the gain comes from the votes: four trees of 750 get more points against 1,000 iterations than one of 3,000 does',
    source: 'section 5',
    conditions: (outcome) => [
      { quantity: difference(points(outcome, 'four'), points(outcome, 'single')), above: 0 },
    ],
  },
  {
    key: 'open-loop-equal',
    what: 'as the program ran it, one tree and another order of the pile in every iteration: about even at 1,000 iterations (40 to 60 % of the points)',
    source: "open question: the author's program",
    conditions: (outcome) => [{ quantity: points(outcome, 'open-loop'), ...EVEN }],
  },
  {
    key: 'open-loop-large',
    what: 'the same with 3,000 iterations beats the benchmark player',
    source: "open question: the author's program",
    conditions: (outcome) => [{ quantity: points(outcome, 'open-loop-large'), above: 50 }],
  },
];

const MATCHES = [
  {
    key: 'four',
    name: 'four trees of 750 (the paper: 90 % won)',
    options: 'forest=ensemble(trees=4, combine=votes), iterations=3000',
    games: 16,
  },
  { key: 'single', name: 'one tree of 3,000', options: 'iterations=3000', games: 16 },
  { key: 'open-loop', name: 'one reshuffled tree of 1,000', options: 'forest=open-loop', games: 8 },
  {
    key: 'open-loop-large',
    name: 'one reshuffled tree of 3,000',
    options: 'forest=open-loop, iterations=3000',
    games: 8,
  },
] as const;

export const c8: PaperExperiment = {
  id: 'C8',
  title: 'Ensembles',
  source: `${SECTION}, figures 13 and 14`,
  question: 'Are several trees, each with a fixed order of the pile, better than one with chance nodes?',
  runs: [
    ...BENCHMARKS.map((policy) =>
      inPaper(sweep(keyOf('equal', policy), withOptions(policy, VOTING), policy.spec, { k: TREES }, 2)),
    ),
    ...LARGE.map((policy) =>
      inPaper(
        sweep(
          keyOf('large', policy),
          withOptions(policy, `${VOTING}, iterations=3000`),
          policy.spec,
          { k: TREES },
          2,
        ),
      ),
    ),
    ...MATCHES.map(({ key, options, games }) =>
      match(key, withOptions(UCT_TUNED, options), UCT_TUNED.spec, games),
    ),
  ],
  numbers,
  claims,
  show(outcome) {
    const equal = BENCHMARKS.map((policy) => ({ policy, settings: equalSettings(outcome, policy) }));
    const large = LARGE.map((policy) => ({ policy, settings: largeSettings(outcome, policy) }));
    const xTitle = 'k, the number of trees';
    return [
      ...sweepScores({
        id: 'c8-equal-score',
        caption: "The paper's figure 13: mean scores of k trees of 1,000/k iterations against one of 1,000.",
        xTitle,
        lines: equal,
      }),
      ...sweepScores({
        id: 'c8-large-score',
        caption: "The paper's figure 14: mean scores of k trees of 3,000/k iterations against one of 1,000.",
        xTitle,
        lines: large,
      }),
      sweepPoints({
        id: 'c8-points',
        caption: 'The same games as points in percent, a draw being half, with 95 % intervals.',
        xTitle,
        groups: [
          { name: '1,000/k, four tree policies', lines: equal },
          { name: '3,000/k, UCT-Tuned', lines: large },
        ],
      }),
      matchTable(
        'c8-matches',
        [
          'UCT-Tuned with several trees, one larger tree, and one tree with a reshuffled pile, against one of 1,000 iterations.',
        ],
        MATCHES.map(({ key, name }) => ({ name, encounter: matched(outcome, key) })),
      ),
    ];
  },
};
