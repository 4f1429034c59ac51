/** C7: payoffs that grow with the iteration. Payoff times 2^(t/k), divided by plain visits, as the paper writes it. */
import { paragraph } from '../../report/document.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment } from '../paper.ts';
import { type Quantity, average, difference } from '../quantity.ts';
import { BOLTZMANN, EPSILON_GREEDY, type Policy, UCT, UCT_TUNED, withOptions } from './agents.ts';
import { sweepPoints, sweepScores } from './variantFigures.ts';
import { type Setting, inPaper, keyOf, meanScore, pointsOver, sweep, swept } from './variants.ts';

const SOURCE = 'section 4.2.7, figure 12';

const DOUBLINGS = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000];

/** Those that the paper ran. */
const POLICIES = [UCT, UCT_TUNED, EPSILON_GREEDY];

/** It left Boltzmann out, because e^(Q/τ) would overflow; ours takes the largest exponent out first. */
const ALL = [...POLICIES, BOLTZMANN];

function settingsOf(outcome: Outcome, policy: Policy): readonly Setting[] {
  return swept(outcome, keyOf('growing', policy), 'k');
}

/** By how many points the variants with such k were ahead, over all tree policies. */
function meanLead(outcome: Outcome, isMeant: (k: number) => boolean): Quantity {
  const settings = POLICIES.flatMap((policy) => settingsOf(outcome, policy));
  return average(
    settings
      .filter(({ value }) => isMeant(value))
      .map(({ encounter }) => difference(meanScore(encounter), meanScore(encounter.turned()))),
  );
}

const claims: readonly Claim[] = [
  ...POLICIES.map((policy) => ({
    key: `worse-${policy.key}`,
    what: `${policy.name}: growing payoffs are worse than equal ones (all k together)`,
    source: SOURCE,
    conditions: (outcome: Outcome) => [{ quantity: pointsOver(settingsOf(outcome, policy)), below: 50 }],
  })),
  {
    key: `worse-${BOLTZMANN.key}`,
    what: 'Boltzmann, which was not run, would not be different: growing payoffs are worse than equal ones (all k together)',
    source: SOURCE,
    conditions: (outcome) => [{ quantity: pointsOver(settingsOf(outcome, BOLTZMANN)), below: 50 }],
  },
  {
    key: 'worse-weakest',
    what: 'even the slowest growth, k from 800 to 1000, is worse than none (all tree policies together)',
    source: SOURCE,
    conditions: (outcome) => [
      {
        quantity: pointsOver(
          POLICIES.flatMap((policy) => settingsOf(outcome, policy)),
          (k) => k >= 800,
        ),
        below: 50,
      },
    ],
  },
  {
    key: 'less-with-k',
    what: 'the slower the growth, the less bad: with k from 600 on the variants are less far behind than with k up to 500 (all tree policies together)',
    source: SOURCE,
    conditions: (outcome) => [
      {
        quantity: difference(
          meanLead(outcome, (k) => k >= 600),
          meanLead(outcome, (k) => k <= 500),
        ),
        above: 0,
      },
    ],
  },
];

export const c7: PaperExperiment = {
  id: 'C7',
  title: 'Growing backpropagation weight',
  source: SOURCE,
  question: 'Should later iterations count for more?',
  runs: ALL.map((policy) =>
    inPaper(
      sweep(
        keyOf('growing', policy),
        withOptions(policy, 'backup=growing(k=$k)'),
        policy.spec,
        { k: DOUBLINGS },
        2,
      ),
    ),
  ),
  numbers: [],
  claims,
  show(outcome) {
    const lines = ALL.map((policy) => ({ policy, settings: settingsOf(outcome, policy) }));
    const xTitle = 'k: iterations in which the payoff doubles';
    return [
      ...sweepScores({
        id: 'c7-score',
        caption: "The paper's figure 12: mean scores with payoffs times 2^(t/k), with 95 % intervals.",
        xTitle,
        lines,
      }),
      sweepPoints({
        id: 'c7-points',
        caption: 'The same games as points in percent, a draw being half, with 95 % intervals.',
        xTitle,
        groups: [{ name: 'four tree policies together', lines }],
      }),
      paragraph(
        'The paper did not run Boltzmann, because e^(360/7) = 2.2 · 10^22 is more than the 9.2 · 10^18 that it takes for the largest double. That is the largest 64-bit integer; a double reaches 1.8 · 10^308, and with the largest exponent taken out of all of them nothing overflows.',
      ),
    ];
  },
};
