/** What C4 to C10, C12 and C13 say about the paper as a whole: its default policies, its tweaks, and what it left open. */
import { fixed } from '../../words/index.ts';
import { percent } from '../inWords.ts';
import type { Outcome } from '../outcome.ts';
import type { Answer, Finding, Outcomes } from '../paper.ts';
import { EPSILON_GREEDY, UCT, UCT_TUNED } from './agents.ts';
import { LEAD_CONSTANTS } from './c12Matches.ts';
import { keyOf, matched, meanScore, pointsOver, pooledPoints, swept } from './variants.ts';

function pooled(outcome: Outcome, ...keys: readonly string[]): string {
  return percent(pooledPoints(keys.map((key) => matched(outcome, key))));
}

function score(outcome: Outcome, key: string): string {
  return fixed(meanScore(matched(outcome, key)).value, 1);
}

function growing(outcomes: Outcomes): string {
  const settings = [UCT, UCT_TUNED, EPSILON_GREEDY].flatMap((policy) =>
    swept(outcomes('C7'), keyOf('growing', policy), 'k'),
  );
  return fixed(pointsOver(settings).value, 0);
}

export const tweaksInShort: readonly Finding[] = [
  {
    basis: { 'C7/worse-uct': 'holds', 'C7/worse-uct-tuned': 'holds', 'C7/worse-epsilon': 'holds' },
    text: (outcomes) => [
      `Right: payoffs that grow with the iteration are harmful; they get ${growing(outcomes)} % of the points against equal ones.`,
    ],
  },
  {
    basis: { 'C6/greedy-uct': 'fails', 'C6/greedy-uct-tuned': 'fails' },
    text: (outcomes) => [
      `An artefact: its falling constants. As its program ran them, without any bonus, they get ${pooled(outcomes('C6'), 'greedy-uct')} (UCT) and ${pooled(outcomes('C6'), 'greedy-uct-tuned')} (UCT-Tuned) of the points against fixed ones.`,
    ],
  },
  {
    basis: { 'C8/four-better': 'holds' },
    text: (outcomes) => [
      `Right: four trees of 750 iterations get ${pooled(outcomes('C8'), 'four')} of the points against one of 1,000; one tree of 3,000 iterations gets ${pooled(outcomes('C8'), 'single')}.`,
    ],
  },
  {
    basis: { 'C9/many-worse': 'fails' },
    text: (outcomes) => [
      `Wrong: many playouts an iteration are not worse than one; 64 to 512 of them get ${fixed(pointsOver(swept(outcomes('C9'), 'many', 'n'), (playouts) => playouts >= 64).value, 0)} % of the points, at many times the cost.`,
    ],
  },
];

export const openAnswers: readonly Answer[] = [
  {
    question: "Does the pile of the author's program explain its lower scores?",
    basis: { 'C12/pile-explains-random': 'fails' },
    text: (outcomes) => [
      `Only in part: Random scores ${score(outcomes('C12'), 'random-box')} points against itself with the tiles of the box and ${score(outcomes('C12'), 'random-program')} with those of the program, where it was about 14. The rest goes back to the way the program scores.`,
    ],
  },
  {
    question: 'Is the own score the right payoff?',
    basis: { 'C12/lead-better': 'holds' },
    text: (outcomes) => [
      `No: with the lead as payoff the same search gets ${pooled(outcomes('C12'), ...LEAD_CONSTANTS.map((c) => `lead-${c}`))} of the points against it.`,
    ],
  },
  {
    question: 'Do bounded heuristic playouts pay?',
    basis: { 'C12/bounded-short': 'holds' },
    text: (outcomes) => [
      `Yes, if they are short: at equal time, one or two turns of heuristic play and an evaluation get ${pooled(outcomes('C12'), 'bounded-1', 'bounded-2')} of the points against random playouts, four or eight turns ${pooled(outcomes('C12'), 'bounded-4', 'bounded-8')}.`,
    ],
  },
  {
    question: 'Is minimax with chance nodes (Star2.5) weaker than Monte Carlo search?',
    basis: { 'C12/star-potential-weaker': 'fails' },
    text: (outcomes) => [
      `That depends on the evaluation: three decisions deep, it gets ${pooled(outcomes('C12'), 'star-points')} of the points against UCT-Tuned with the heuristic of the paper, and ${pooled(outcomes('C12'), 'star-potential')} with one that knows what features may become.`,
    ],
  },
];
