/** What section 4.2.3 concludes about iterations and run time. */
import type { Claim } from '../paper.ts';
import { derived, difference } from '../quantity.ts';
import { BENCHMARKS, DECAYING, DECAYING_AS_RUN } from './agents.ts';
import { NEVER_TRIED } from './c2Claims.ts';
import { distance, exponent, growth, lateGain, level, rates } from './c3Runs.ts';

const SECTION = 'section 4.2.3';

export const claims: readonly Claim[] = [
  {
    key: 'grows',
    what: 'up to 1,000 iterations the score grows with the logarithm of their number',
    source: `${SECTION}, figure 5`,
    conditions: (outcome) => BENCHMARKS.map((policy) => ({ quantity: growth(outcome, [policy]), above: 0 })),
  },
  {
    key: 'follows',
    what: 'the score follows 35 log10(n) closely: on average within 10 points from 2 to 16, 32 to 256 and 300 to 1,000',
    source: `${SECTION}, figure 5`,
    conditions: (outcome) =>
      [
        [2, 16],
        [32, 256],
        [300, 1000],
      ].map(([from, to]) => ({ quantity: distance(outcome, 35, from!, to!), above: -10, below: 10 })),
  },
  {
    key: 'levels-off',
    what: 'beyond 1,000 iterations there is little to gain: less than 7 points over 800 to 1,000, half of what growth as before would bring',
    source: `${SECTION}, figure 5`,
    conditions: (outcome) => [{ quantity: lateGain(outcome), below: 7 }],
  },
  {
    key: 'alike',
    what: 'UCT, UCT-Tuned, ε-Greedy and Boltzmann grow alike: beyond 1,000 iterations within 10 points of their mean',
    source: `${SECTION}, figure 5`,
    conditions: (outcome) =>
      BENCHMARKS.map((policy) => ({
        quantity: difference(level(outcome, [policy]), level(outcome)),
        above: -10,
        below: 10,
      })),
  },
  {
    key: 'decaying-worst',
    what: 'decaying ε-Greedy is the worst by far: beyond 1,000 iterations more than 10 points behind each of the four',
    source: `${SECTION}, figure 5`,
    conditions: (outcome) =>
      BENCHMARKS.map((policy) => ({
        quantity: difference(level(outcome, [policy]), level(outcome, [DECAYING])),
        above: 10,
      })),
    explanation: NEVER_TRIED,
  },
  {
    key: 'decaying-slower',
    what: 'decaying ε-Greedy grows more slowly with the iterations than the four',
    source: `${SECTION}, figure 5`,
    conditions: (outcome) => [
      { quantity: difference(growth(outcome), growth(outcome, [DECAYING])), above: 0 },
    ],
    explanation: NEVER_TRIED,
  },
  {
    key: 'as-run-slower',
    what: "it does so if it tries new moves by chance alone, as the paper's program does",
    source: 'open question: why it is so bad',
    conditions: (outcome) => [
      { quantity: difference(growth(outcome), growth(outcome, [DECAYING_AS_RUN])), above: 0 },
    ],
  },
  {
    key: 'linear',
    what: 'run time is linear: it grows as n to the power of 0.9 to 1.1',
    source: `${SECTION}, figure 6`,
    conditions: (outcome) => [{ quantity: exponent(outcome), above: 0.9, below: 1.1 }],
  },
  {
    key: 'bounds',
    what: 'from 500 iterations on, the time of an iteration varies by less than 1.7 times (n/170 to n/100)',
    source: `${SECTION}, figure 6`,
    conditions: (outcome) => {
      const all = rates(outcome);
      return [{ quantity: derived(Math.max(...all) / Math.min(...all), 0, all.length), below: 1.7 }];
    },
  },
];
