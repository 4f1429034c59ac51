/** C5: how often playouts decide about a meeple. Policy A_p: with probability p one of all decisions is drawn, "none" among them. */
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment, PublishedNumber } from '../paper.ts';
import { type Quantity, average, difference, ratio } from '../quantity.ts';
import { linesFigure } from '../show/lines.ts';
import {
  BENCHMARKS,
  BOLTZMANN,
  EPSILON_GREEDY,
  type Policy,
  RANDOM,
  UCT,
  UCT_TUNED,
  withOptions,
} from './agents.ts';
import { type Setting, inPaper, keyOf, meanScore, sweep, swept } from './variants.ts';

const SOURCE = 'section 4.2.5, figure 10';

const PROBABILITIES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** What the paper found best. */
const BEST: readonly { readonly policy: Policy; readonly p: number }[] = [
  { policy: BOLTZMANN, p: 0.6 },
  { policy: EPSILON_GREEDY, p: 0.8 },
  { policy: UCT, p: 0.5 },
  { policy: UCT_TUNED, p: 0.3 },
];

function settingsOf(outcome: Outcome, policy: Policy): readonly Setting[] {
  return swept(outcome, keyOf('meeple', policy), 'p');
}

function scoreOver(settings: readonly Setting[], isMeant: (p: number) => boolean): Quantity {
  return average(settings.filter(({ value }) => isMeant(value)).map(({ encounter }) => meanScore(encounter)));
}

/** The best probability; its interval reaches as far as scores that cannot be told from the best. */
function bestProbability(settings: readonly Setting[]): Quantity {
  const scores = settings.map(({ value, encounter }) => ({ p: value, score: meanScore(encounter) }));
  const best = scores.reduce((a, b) => (b.score.value > a.score.value ? b : a));
  const alike = scores.filter(({ score }) => difference(best.score, score).low <= 0).map(({ p }) => p);
  return {
    kind: 'derived',
    value: best.p,
    low: Math.min(best.p, ...alike),
    high: Math.max(best.p, ...alike),
    games: best.score.games,
  };
}

const numbers: readonly PublishedNumber[] = BEST.map(({ policy, p }) => ({
  key: `best-${policy.key}`,
  what: `${policy.name}: the best meeple probability; the interval holds all that cannot be told from it`,
  source: SOURCE,
  published: p,
  ours: (outcome) => bestProbability(settingsOf(outcome, policy)),
}));

const isNear = (p: number, best: number): boolean => Math.abs(p - best) < 0.15;

const claims: readonly Claim[] = [
  ...BENCHMARKS.map((policy) => ({
    key: `small-effect-${policy.key}`,
    what: `${policy.name}: the meeple probability matters little: low, middle and high ones score within 15 % of the mean of all`,
    source: SOURCE,
    conditions: (outcome: Outcome) => {
      const settings = settingsOf(outcome, policy);
      const all = scoreOver(settings, (p) => p > 0);
      return [
        (p: number) => p > 0 && p < 0.35,
        (p: number) => p > 0.35 && p < 0.75,
        (p: number) => p > 0.75,
      ].map((isMeant) => ({ quantity: ratio(scoreOver(settings, isMeant), all), above: 0.85, below: 1.15 }));
    },
  })),
  ...BEST.map(({ policy, p: best }) => ({
    key: `best-near-${policy.key}`,
    what: `${policy.name}: probabilities within 0.1 of ${best} score more than the others above 0`,
    source: SOURCE,
    conditions: (outcome: Outcome) => {
      const settings = settingsOf(outcome, policy);
      return [
        {
          quantity: difference(
            scoreOver(settings, (p) => isNear(p, best)),
            scoreOver(settings, (p) => p > 0 && !isNear(p, best)),
          ),
          above: 0,
        },
      ];
    },
  })),
  {
    key: 'none-worse',
    what: 'playouts that never place a meeple make all tree policies score less than playouts that do',
    source: 'open question: the left end of figure 10',
    conditions: (outcome) => [
      {
        quantity: difference(
          average(BENCHMARKS.map((policy) => scoreOver(settingsOf(outcome, policy), (p) => p === 0))),
          average(BENCHMARKS.map((policy) => scoreOver(settingsOf(outcome, policy), (p) => p > 0))),
        ),
        below: 0,
      },
    ],
  },
];

export const c5: PaperExperiment = {
  id: 'C5',
  title: 'Meeple probability in playouts',
  source: SOURCE,
  question: 'How often should a random playout decide about a meeple?',
  runs: BENCHMARKS.map((policy) =>
    inPaper(
      sweep(
        keyOf('meeple', policy),
        withOptions(policy, 'playout=random(meeple=$p)'),
        RANDOM.spec,
        { p: PROBABILITIES },
        4,
      ),
    ),
  ),
  numbers,
  claims,
  show: (outcome) => [
    linesFigure({
      id: 'c5-score',
      caption: [
        "The paper's figure 10: mean score against Random over the probability that a playout decides about a meeple, with 95 % intervals.",
      ],
      alt: 'Lines of the mean scores of four tree policies over the meeple probability.',
      xTitle: 'meeple probability p',
      yTitle: 'mean score in points',
      lines: BENCHMARKS.map((policy) => ({
        name: policy.name,
        points: settingsOf(outcome, policy).map(({ value, encounter }) => ({
          x: value,
          y: meanScore(encounter),
        })),
      })),
    }),
  ],
};
