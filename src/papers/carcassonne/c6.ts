/**
 * C6: a constant that falls as c/t with the iteration t. In the author's program the falling bonus is exactly zero
 * whatever c is: every child is tried once, and then the best mean is taken. That is played as a separate variant.
 */
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment, PublishedNumber } from '../paper.ts';
import { average, difference } from '../quantity.ts';
import { type Policy, UCT, UCT_TUNED, withOptions } from './agents.ts';
import { matchTable, sweepPoints, sweepScores } from './variantFigures.ts';
import {
  EVEN,
  type Setting,
  inPaper,
  keyOf,
  match,
  matched,
  meanScore,
  pointsOver,
  pooledPoints,
  sweep,
  swept,
} from './variants.ts';

const SOURCE = 'section 4.2.6, figure 11';

const CONSTANTS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

const POLICIES = [UCT, UCT_TUNED];

/** `survey-uct(c=128, decay=true)` as an option. */
function decaying({ tree }: Policy, c: string): string {
  return `tree=${tree(`${c}, decay=true`)}`;
}

/** Those for which the paper prints a share of wins. */
const PRINTED: readonly { readonly policy: Policy; readonly c: number; readonly wins: number }[] = [
  { policy: UCT, c: 128, wins: 55 },
  { policy: UCT, c: 256, wins: 50 },
  { policy: UCT_TUNED, c: 512, wins: 53 },
];

function settingsOf(outcome: Outcome, policy: Policy): readonly Setting[] {
  return swept(outcome, keyOf('sweep', policy), 'c');
}

const printedKey = (policy: Policy, c: number): string => `${policy.key}-${c}`;

const numbers: readonly PublishedNumber[] = PRINTED.map(({ policy, c, wins }) => ({
  key: `${printedKey(policy, c)}-wins`,
  what: `${policy.name} with ${c}/t against the benchmark player: wins in %`,
  source: SOURCE,
  published: wins,
  ours: (outcome) => matched(outcome, printedKey(policy, c)).wins(),
}));

const claims: readonly Claim[] = [
  {
    key: 'uct-worse',
    what: 'UCT: all falling constants but 128 and 256 are worse than the fixed one (together)',
    source: SOURCE,
    conditions: (outcome) => [
      { quantity: pointsOver(settingsOf(outcome, UCT), (c) => c !== 128 && c !== 256), below: 50 },
    ],
  },
  {
    key: 'uct-slightly',
    what: 'UCT: they are only slightly worse: more than 35 % of the points',
    source: SOURCE,
    conditions: (outcome) => [
      { quantity: pointsOver(settingsOf(outcome, UCT), (c) => c !== 128 && c !== 256), above: 35 },
    ],
  },
  ...PRINTED.map(({ policy, c }) => ({
    key: `${printedKey(policy, c)}-even`,
    what: `${policy.name}: ${c}/t holds its own against the fixed constant, with 40 to 60 % of the points`,
    source: SOURCE,
    conditions: (outcome: Outcome) => [
      { quantity: pooledPoints([matched(outcome, printedKey(policy, c))]), ...EVEN },
    ],
  })),
  {
    key: 'uct-spread',
    what: 'UCT: with a falling constant the scores spread less than those of the benchmark player',
    source: SOURCE,
    conditions: (outcome) => [
      {
        quantity: average(
          settingsOf(outcome, UCT).map(({ encounter }) =>
            difference(encounter.scoreSpread(), encounter.turned().scoreSpread()),
          ),
        ),
        below: 0,
      },
    ],
  },
  {
    key: 'uct-tuned-scores-less',
    what: 'UCT-Tuned: with a falling constant the mean score is lower than that of the benchmark player',
    source: SOURCE,
    conditions: (outcome) => [
      {
        quantity: average(
          settingsOf(outcome, UCT_TUNED).map(({ encounter }) =>
            difference(meanScore(encounter), meanScore(encounter.turned())),
          ),
        ),
        below: 0,
      },
    ],
  },
  {
    key: 'uct-tuned-512-better',
    what: 'UCT-Tuned: 512/t improves on the fixed constant',
    source: 'section 5',
    conditions: (outcome) => [
      { quantity: pooledPoints([matched(outcome, printedKey(UCT_TUNED, 512))]), above: 50 },
    ],
  },
  ...POLICIES.map((policy) => ({
    key: `greedy-${policy.key}`,
    what: `${policy.name} as the program ran it, every child once and then greedy, is about even with the benchmark player (40 to 60 % of the points)`,
    source: "open question: the author's program",
    conditions: (outcome: Outcome) => [
      { quantity: pooledPoints([matched(outcome, keyOf('greedy', policy))]), ...EVEN },
    ],
  })),
];

export const c6: PaperExperiment = {
  id: 'C6',
  title: 'Decaying exploration constant',
  source: SOURCE,
  question: 'Does it pay to explore first and to trust the means later?',
  runs: [
    ...POLICIES.map((policy) =>
      inPaper(
        sweep(
          keyOf('sweep', policy),
          withOptions(policy, decaying(policy, '$c')),
          policy.spec,
          { c: CONSTANTS },
          4,
        ),
      ),
    ),
    ...PRINTED.map(({ policy, c }) =>
      inPaper(
        match(printedKey(policy, c), withOptions(policy, decaying(policy, String(c))), policy.spec, 20),
      ),
    ),
    ...POLICIES.map((policy) =>
      match(keyOf('greedy', policy), withOptions(policy, 'tree=greedy'), policy.spec, 8),
    ),
  ],
  numbers,
  claims,
  show(outcome) {
    const lines = POLICIES.map((policy) => ({ policy, settings: settingsOf(outcome, policy) }));
    const xTitle = 'c, which falls as c/t';
    return [
      ...sweepScores({
        id: 'c6-score',
        caption: "The paper's figure 11: mean scores with a falling constant, with 95 % intervals.",
        xTitle,
        lines,
      }),
      sweepPoints({
        id: 'c6-points',
        caption: 'The same games as points in percent, a draw being half.',
        xTitle,
        groups: lines.map((line) => ({ name: line.policy.name, lines: [line] })),
      }),
      matchTable(
        'c6-matches',
        [
          'Falling constants that the paper names, and "try once, then greedy", against the benchmark player.',
        ],
        [
          ...PRINTED.map(({ policy, c, wins }) => ({
            name: `${policy.name}, ${c}/t (the paper: ${wins} % won)`,
            encounter: matched(outcome, printedKey(policy, c)),
          })),
          ...POLICIES.map((policy) => ({
            name: `${policy.name}, every child once, then greedy`,
            encounter: matched(outcome, keyOf('greedy', policy)),
          })),
        ],
      ),
    ];
  },
};
