/** C10: one side knows the order of the pile. The oracle is for experiments only. */
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment } from '../paper.ts';
import { type Quantity, average, difference } from '../quantity.ts';
import { BENCHMARKS, BOLTZMANN, EPSILON_GREEDY, type Policy, UCT, UCT_TUNED, withOptions } from './agents.ts';
import { matchTable, scoreBoxes } from './variantFigures.ts';
import { EVEN, inPaper, keyOf, match, matched, meanScore, pooledPoints } from './variants.ts';

const SOURCE = 'section 4.2.10, figure 17';

const PROFITING = [BOLTZMANN, UCT, UCT_TUNED];

function points(outcome: Outcome, policies: readonly Policy[]): Quantity {
  return pooledPoints(policies.map((policy) => matched(outcome, keyOf('known', policy))));
}

const claims: readonly Claim[] = [
  ...PROFITING.map((policy) => ({
    key: `gains-${policy.key}`,
    what: `${policy.name} gains from knowing the deck`,
    source: SOURCE,
    conditions: (outcome: Outcome) => [{ quantity: points(outcome, [policy]), above: 50 }],
  })),
  {
    key: 'slight',
    what: 'the gain is slight: these three have less than 70 % of the points together',
    source: SOURCE,
    conditions: (outcome) => [{ quantity: points(outcome, PROFITING), below: 70 }],
  },
  {
    key: 'none-epsilon',
    what: 'ε-Greedy gains nothing (at most 60 % of the points)',
    source: SOURCE,
    conditions: (outcome) => [{ quantity: points(outcome, [EPSILON_GREEDY]), below: EVEN.below }],
  },
  {
    key: 'gains-all',
    what: 'knowing the deck helps (all tree policies together)',
    source: SOURCE,
    conditions: (outcome) => [{ quantity: points(outcome, BENCHMARKS), above: 50 }],
  },
  {
    key: 'scores-more',
    what: 'those who know the deck score more than those who do not (all tree policies together)',
    source: SOURCE,
    conditions: (outcome) => [
      {
        quantity: average(
          BENCHMARKS.map((policy) => {
            const encounter = matched(outcome, keyOf('known', policy));
            return difference(meanScore(encounter), meanScore(encounter.turned()));
          }),
        ),
        above: 0,
      },
    ],
  },
];

export const c10: PaperExperiment = {
  id: 'C10',
  title: 'Knowing the deck',
  source: SOURCE,
  question: 'What is it worth to know which tiles will come?',
  runs: BENCHMARKS.map((policy) =>
    inPaper(match(keyOf('known', policy), withOptions(policy, 'forest=known-future'), policy.spec, 12)),
  ),
  numbers: [],
  claims,
  show(outcome) {
    const encounters = BENCHMARKS.map((policy) => ({
      policy,
      encounter: matched(outcome, keyOf('known', policy)),
    }));
    return [
      scoreBoxes(
        {
          id: 'c10-score',
          caption: [
            "The paper's figure 17: scores of players that know the deck, and of the same without that knowledge.",
          ],
          alt: 'Box plots of the scores of both sides for four tree policies.',
        },
        encounters.map(({ policy, encounter }) => ({
          variant: `${policy.name}, knows the deck`,
          opponent: policy.name,
          encounter,
        })),
      ),
      matchTable(
        'c10-matches',
        ['Players that know the deck against the same without that knowledge.'],
        encounters.map(({ policy, encounter }) => ({ name: policy.name, encounter })),
      ),
    ];
  },
};
