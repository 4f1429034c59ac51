/**
 * C4: what follows a new node. The direct heuristic is an evaluation of the lead, so its payoffs lie in [0, 1] and the
 * constants, which the paper has in points, are brought to that scale.
 */
import type { Outcome } from '../outcome.ts';
import type { Claim, Explanation, PaperExperiment, PaperRun, PublishedNumber } from '../paper.ts';
import { type Quantity, average, derived, difference, errorOf, ratio } from '../quantity.ts';
import { BENCHMARKS, BOLTZMANN, EPSILON_GREEDY, type Policy, UCT, UCT_TUNED, withOptions } from './agents.ts';
import { showC4 } from './c4Show.ts';
import { OTHER_FACTORS, OTHER_MACHINE } from './explanations.ts';
import { PAPER_GAMES, inPaper, keyOf, match, matched, pooledPoints } from './variants.ts';

const SECTION = 'section 4.2.4';

/** Leads up to this many points on either side become [0, 1]. */
const CLIP = 100;

/** The tree policies with their constants in that scale: UCT's bonus is 2c√2 = 11.3 points, UCT-Tuned's c = 2. */
const SCALED: Readonly<Record<string, string>> = {
  [UCT.key]: `ucb1(c=${((8 * Math.SQRT2) / (2 * CLIP)).toFixed(4)})`,
  [UCT_TUNED.key]: `ucb1(c=${2 / (2 * CLIP)})`,
  [BOLTZMANN.key]: BOLTZMANN.tree(String(7 / (2 * CLIP))),
  [EPSILON_GREEDY.key]: EPSILON_GREEDY.tree('0.3'),
};

function direct(policy: Policy, iterations: number): string {
  const parts = `tree=${SCALED[policy.key]}, leaf=heuristic(points), reward=difference(clip=${CLIP})`;
  return withOptions(policy, `${parts}, iterations=${iterations}`);
}

function random(policy: Policy, iterations: number): string {
  return withOptions(policy, `iterations=${iterations}`);
}

const EVALUATES_LEAD: Explanation = {
  text: 'The direct heuristic here is the lead that the game would end with, and constants are brought to its scale. What the paper has it evaluate it does not say; such an evaluation is worth more than a hundred playouts.',
  shownBy: 'C4',
};

const HEURISTIC_100 = 'playout=heuristic, iterations=100';

const runs: readonly PaperRun[] = [
  ...BENCHMARKS.flatMap((policy) => [
    inPaper(match(keyOf('equal', policy), withOptions(policy, HEURISTIC_100), random(policy, 100), 4)),
    inPaper(match(keyOf('more', policy), random(policy, 3000), withOptions(policy, HEURISTIC_100), 2)),
    inPaper(match(keyOf('direct', policy), direct(policy, 3000), random(policy, 100), 10)),
    // Here an iteration without a playout takes about 0.6 of the time of one with it, so this is equal time.
    match(keyOf('direct-time', policy), direct(policy, 1600), policy.spec, 4),
  ]),
  // Two turns, which are four decisions.
  match('minimax', 'expectimax(points, depth=4)', UCT_TUNED.spec, 2),
];

/** Of an average playout: half of the tiles are still to come, each with a placement and a meeple. */
const DECISIONS = 71;

function seconds(outcome: Outcome, key: string, side: 'variant' | 'opponent'): Quantity {
  const encounter = matched(outcome, key);
  return (side === 'variant' ? encounter : encounter.turned()).measure('secondsPerMove');
}

/** How many times as long an iteration with a heuristic playout takes. */
function slower(outcome: Outcome): Quantity {
  return average(
    BENCHMARKS.map((policy) => {
      const key = keyOf('equal', policy);
      return ratio(seconds(outcome, key, 'variant'), seconds(outcome, key, 'opponent'));
    }),
  );
}

/** How many times as fast an iteration without a playout is: those of the variant are thirty times as many. */
function faster(outcome: Outcome): Quantity {
  const factor = average(
    BENCHMARKS.map((policy) => {
      const key = keyOf('direct', policy);
      return ratio(seconds(outcome, key, 'opponent'), seconds(outcome, key, 'variant'));
    }),
  );
  return derived(30 * factor.value, 30 * errorOf(factor), factor.games);
}

function points(outcome: Outcome, prefix: string, policies: readonly Policy[]): Quantity {
  return pooledPoints(policies.map((policy) => matched(outcome, keyOf(prefix, policy))));
}

const numbers: readonly PublishedNumber[] = [
  {
    key: 'heuristic-slower',
    what: 'heuristic playout: time of an iteration, as a multiple of one with a random playout',
    source: SECTION,
    published: 30,
    ours: slower,
    explanation: OTHER_FACTORS,
  },
  {
    key: 'direct-faster',
    what: 'random playout: time of an iteration, as a multiple of one with the direct heuristic',
    source: SECTION,
    published: 30,
    ours: faster,
    explanation: OTHER_FACTORS,
  },
  {
    key: 'direct-boltzmann-wins',
    what: 'Boltzmann, 3,000 direct heuristics against 100 random playouts: wins in % (4 of 10)',
    source: SECTION,
    published: 40,
    publishedGames: PAPER_GAMES,
    ours: (outcome) => matched(outcome, 'direct-boltzmann').wins(),
    explanation: EVALUATES_LEAD,
  },
  {
    key: 'direct-boltzmann-draws',
    what: 'the same: draws in % (1 of 10)',
    source: SECTION,
    published: 10,
    publishedGames: PAPER_GAMES,
    ours: (outcome) => matched(outcome, 'direct-boltzmann').draws(),
  },
  {
    key: 'minimax-seconds',
    what: 'minimax that looks two turns ahead: seconds a move',
    source: 'section 3.5.2',
    published: 30,
    ours: (outcome) => seconds(outcome, 'minimax', 'variant'),
    explanation: OTHER_MACHINE,
  },
];

const claims: readonly Claim[] = [
  ...[UCT, UCT_TUNED].map((policy) => ({
    key: `heuristic-better-${policy.key}`,
    what: `${policy.name}: at 100 iterations each, heuristic playouts beat random ones`,
    source: `${SECTION}, figure 7`,
    conditions: (outcome: Outcome) => [{ quantity: points(outcome, 'equal', [policy]), above: 50 }],
  })),
  {
    key: 'heuristic-better',
    what: 'at 100 iterations each, heuristic playouts beat random ones (all tree policies together)',
    source: 'section 5',
    conditions: (outcome) => [{ quantity: points(outcome, 'equal', BENCHMARKS), above: 50 }],
  },
  {
    key: 'random-better-in-time',
    what: '3,000 iterations with random playouts beat 100 with heuristic ones (all tree policies together)',
    source: `${SECTION}, figure 8`,
    conditions: (outcome) => [{ quantity: points(outcome, 'more', BENCHMARKS), above: 50 }],
  },
  ...BENCHMARKS.map((policy) => ({
    key: `random-better-in-time-${policy.key}`,
    what: `${policy.name}: 3,000 iterations with random playouts beat 100 with heuristic ones`,
    source: `${SECTION}, figure 8`,
    conditions: (outcome: Outcome) => [{ quantity: points(outcome, 'more', [policy]), above: 50 }],
  })),
  ...BENCHMARKS.map((policy) => ({
    key: `direct-worse-${policy.key}`,
    what: `${policy.name}: 3,000 direct heuristics lose to 100 random playouts`,
    source: `${SECTION}, figure 9`,
    conditions: (outcome: Outcome) => [{ quantity: points(outcome, 'direct', [policy]), below: 50 }],
    explanation: EVALUATES_LEAD,
  })),
  {
    key: 'direct-best-boltzmann',
    what: 'of all tree policies, Boltzmann does best with the direct heuristic',
    source: SECTION,
    conditions: (outcome) =>
      [UCT, UCT_TUNED, EPSILON_GREEDY].map((other) => ({
        quantity: difference(points(outcome, 'direct', [BOLTZMANN]), points(outcome, 'direct', [other])),
        above: 0,
      })),
  },
  {
    key: 'minimax-infeasible',
    what: 'a playout of such minimax moves is infeasible: one takes longer than the 1,000 iterations of a move',
    source: 'section 3.5.2',
    conditions: (outcome) => {
      const factor = ratio(seconds(outcome, 'minimax', 'variant'), seconds(outcome, 'minimax', 'opponent'));
      return [
        { quantity: derived(DECISIONS * factor.value, DECISIONS * errorOf(factor), factor.games), above: 1 },
      ];
    },
  },
  {
    key: 'direct-equal-time',
    what: 'at equal time on our engine, random playouts beat the direct heuristic (all tree policies together)',
    source: 'open question: what its factor of 30 hides',
    conditions: (outcome) => [{ quantity: points(outcome, 'direct-time', BENCHMARKS), below: 50 }],
  },
];

export const c4: PaperExperiment = {
  id: 'C4',
  title: 'Default policies',
  source: `${SECTION}, figures 7 to 9`,
  question:
    'Is it better to play games out at random, by the heuristic function, or not at all, at equal iterations and at equal time?',
  runs,
  numbers,
  claims,
  show: (outcome) =>
    showC4((prefix, policy) => matched(outcome, keyOf(prefix, policy)), matched(outcome, 'minimax')),
};
