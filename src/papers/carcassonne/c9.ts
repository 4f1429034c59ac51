/**
 * C9: several playouts at every new node. Hundreds of playouts in each of 1,000 iterations would take hours, so that
 * end is played with 100 iterations on both sides, and so is "t playouts in iteration t".
 */
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment, PublishedNumber } from '../paper.ts';
import { type Quantity, average, derived, difference, errorOf, ratio } from '../quantity.ts';
import { BENCHMARKS, type Policy, UCT_TUNED, withOptions } from './agents.ts';
import { matchTable, scoreBoxes, sweepPoints, sweepScores } from './variantFigures.ts';
import {
  EVEN,
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

const SECTION = 'section 4.2.9';

const FEW = [2, 4, 8];
const MANY = [2, 4, 8, 16, 32, 64, 128, 256, 512];

/** Of the matches with many playouts, a tenth of the paper's. */
const LESS = 10;
const BRIEFLY = `iterations=${1000 / LESS}`;

function fewSettings(outcome: Outcome, policy: Policy): readonly Setting[] {
  return swept(outcome, keyOf('few', policy), 'n');
}

function manySettings(outcome: Outcome): readonly Setting[] {
  return swept(outcome, 'many', 'n');
}

/** Seconds a move with this many playouts in each of 1,000 iterations; time is proportional to the iterations. */
function seconds(outcome: Outcome, playouts: number): Quantity {
  const { encounter } = manySettings(outcome).find(({ value }) => value === playouts)!;
  return times(encounter.measure('secondsPerMove'), LESS);
}

/** The same with one playout. */
function benchmarkSeconds(outcome: Outcome): Quantity {
  const all = manySettings(outcome).map(({ encounter }) => encounter.turned().measure('secondsPerMove'));
  return times(average(all), LESS);
}

function times(quantity: Quantity, factor: number): Quantity {
  return derived(factor * quantity.value, factor * errorOf(quantity), quantity.games);
}

const numbers: readonly PublishedNumber[] = [
  {
    key: 'seconds-16-more',
    what: '16 playouts in each of 1,000 iterations: additional seconds a move',
    source: SECTION,
    published: 2,
    ours: (outcome) => difference(seconds(outcome, 16), benchmarkSeconds(outcome)),
    explanation: OTHER_MACHINE,
  },
  {
    key: 'seconds-512',
    what: '512 playouts in each of 1,000 iterations: seconds a move (the paper: more than 60)',
    source: SECTION,
    published: 60,
    ours: (outcome) => seconds(outcome, 512),
    explanation: OTHER_MACHINE,
  },
  {
    key: 'seconds-benchmark',
    what: 'one playout in each of 1,000 iterations: seconds a move',
    source: SECTION,
    published: 10,
    ours: benchmarkSeconds,
    explanation: OTHER_MACHINE,
  },
];

const claims: readonly Claim[] = [
  ...BENCHMARKS.map((policy) => ({
    key: `few-no-gain-${policy.key}`,
    what: `${policy.name}: 2 to 8 playouts gain nothing (at most 60 % of the points together)`,
    source: `${SECTION}, figure 15`,
    conditions: (outcome: Outcome) => [
      { quantity: pointsOver(fewSettings(outcome, policy)), below: EVEN.below },
    ],
  })),
  {
    key: 'few-no-gain',
    what: '2 to 8 playouts gain nothing (at most 60 % of the points, all tree policies together)',
    source: `${SECTION}, figure 15`,
    conditions: (outcome) => [
      {
        quantity: pointsOver(BENCHMARKS.flatMap((policy) => fewSettings(outcome, policy))),
        below: EVEN.below,
      },
    ],
  },
  {
    key: 'many-worse',
    what: '64 to 512 playouts are clearly worse than one (less than half of the points)',
    source: `${SECTION}, figure 15`,
    conditions: (outcome) => [
      { quantity: pointsOver(manySettings(outcome), (playouts) => playouts >= 64), below: 50 },
    ],
  },
  {
    key: 'many-erratic',
    what: 'with 64 to 512 playouts the scores spread more than those of the benchmark player',
    source: `${SECTION}, figure 15`,
    conditions: (outcome) => [
      {
        quantity: average(
          manySettings(outcome)
            .filter(({ value }) => value >= 64)
            .map(({ encounter }) => difference(encounter.scoreSpread(), encounter.turned().scoreSpread())),
        ),
        above: 0,
      },
    ],
  },
  {
    key: 'few-cheap',
    what: '16 playouts cost hardly more than one: at most a quarter more time',
    source: SECTION,
    conditions: (outcome) => [
      { quantity: ratio(seconds(outcome, 16), benchmarkSeconds(outcome)), below: 1.25 },
    ],
  },
  {
    key: 'growing-no-gain',
    what: 't playouts in iteration t gain nothing (at most 60 % of the points, all tree policies together)',
    source: `${SECTION}, figure 16`,
    conditions: (outcome) => [
      {
        quantity: pooledPoints(BENCHMARKS.map((policy) => matched(outcome, keyOf('growing', policy)))),
        below: EVEN.below,
      },
    ],
  },
  {
    key: 'equal-playouts',
    what: 'at equal playouts, 125 iterations of 8 lose to 1,000 of one (UCT-Tuned)',
    source: 'open question: what several playouts are worth for their time',
    conditions: (outcome) => [{ quantity: pooledPoints([matched(outcome, 'equal-playouts')]), below: 50 }],
  },
];

export const c9: PaperExperiment = {
  id: 'C9',
  title: 'Several playouts an iteration',
  source: `${SECTION}, figures 15 and 16`,
  question: 'Is one playout of a new node enough?',
  runs: [
    ...BENCHMARKS.map((policy) =>
      inPaper(
        sweep(
          keyOf('few', policy),
          withOptions(policy, 'leaf=playout(times=$n)'),
          policy.spec,
          { n: FEW },
          2,
        ),
      ),
    ),
    sweep(
      'many',
      withOptions(UCT_TUNED, `leaf=playout(times=$n), ${BRIEFLY}`),
      withOptions(UCT_TUNED, BRIEFLY),
      { n: MANY },
      2,
    ),
    ...BENCHMARKS.map((policy) =>
      match(
        keyOf('growing', policy),
        withOptions(policy, `leaf=playout(growing=true), ${BRIEFLY}`),
        withOptions(policy, BRIEFLY),
        4,
      ),
    ),
    match(
      'equal-playouts',
      withOptions(UCT_TUNED, 'leaf=playout(times=8), iterations=125'),
      UCT_TUNED.spec,
      12,
    ),
  ],
  numbers,
  claims,
  show(outcome) {
    const few = BENCHMARKS.map((policy) => ({ policy, settings: fewSettings(outcome, policy) }));
    const many = [
      {
        policy: { name: 'UCT-Tuned, 100 iterations on both sides', key: 'many' },
        settings: manySettings(outcome),
      },
    ];
    const xTitle = 'playouts an iteration';
    return [
      ...sweepScores({
        id: 'c9-score',
        caption: "The paper's figure 15: mean scores with several playouts an iteration against one.",
        xTitle,
        lines: [...few, ...many],
      }),
      sweepPoints({
        id: 'c9-points',
        caption: 'The same games as points in percent, a draw being half, with 95 % intervals.',
        xTitle,
        groups: [
          { name: '1,000 iterations, four tree policies', lines: few },
          { name: '100 iterations, UCT-Tuned', lines: many },
        ],
      }),
      scoreBoxes(
        {
          id: 'c9-growing',
          caption: [
            "The paper's figure 16: scores with t playouts in iteration t, and of the benchmark players; 100 iterations.",
          ],
          alt: 'Box plots of the scores of both sides for four tree policies.',
        },
        BENCHMARKS.map((policy) => ({
          variant: `${policy.name}, t playouts`,
          opponent: `${policy.name}, one playout`,
          encounter: matched(outcome, keyOf('growing', policy)),
        })),
      ),
      matchTable(
        'c9-matches',
        ['t playouts in iteration t, and several playouts for the same number of playouts.'],
        [
          ...BENCHMARKS.map((policy) => ({
            name: `${policy.name}: t playouts against one`,
            encounter: matched(outcome, keyOf('growing', policy)),
          })),
          {
            name: 'UCT-Tuned: 125 iterations of 8 against 1,000 of one',
            encounter: matched(outcome, 'equal-playouts'),
          },
        ],
      ),
    ];
  },
};
