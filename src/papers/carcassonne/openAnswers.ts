/** Questions that the paper left open, answered by C12. */
import { fixed } from '../../words/index.ts';
import { percentRange } from '../inWords.ts';
import type { Outcome } from '../outcome.ts';
import type { Answer } from '../paper.ts';
import { LEAD_CONSTANTS } from './c12Matches.ts';
import { matched, meanScore, pooledPoints } from './variants.ts';

function pooled(outcome: Outcome, ...keys: readonly string[]): string {
  return percentRange(pooledPoints(keys.map((key) => matched(outcome, key))));
}

function score(outcome: Outcome, key: string): string {
  return fixed(meanScore(matched(outcome, key)).value, 1);
}

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
    basis: {
      'C12/bounded-iterations': 'holds',
      'C12/bounded-long': 'fails',
      'C12/direct-potential': 'holds',
    },
    text: (outcomes) => [
      `At equal iterations, yes: two turns of heuristic play and an evaluation get ${pooled(outcomes('C12'), 'bounded-iterations')} of the points against random playouts. At equal time only if they are short, if at all: one or two turns get ${pooled(outcomes('C12'), 'bounded-1', 'bounded-2')}, four or eight ${pooled(outcomes('C12'), 'bounded-4', 'bounded-8')}. A better evaluation and no playout at all gets ${pooled(outcomes('C12'), 'direct-potential')}, in less time.`,
    ],
  },
  {
    question: 'Is minimax with chance nodes (Star2.5) weaker than Monte Carlo search?',
    basis: { 'C12/star-points-weaker': 'fails', 'C12/star-potential-weaker': 'fails' },
    text: (outcomes) => [
      `Not here, though the thesis cites a paper that found so: three decisions deep it gets ${pooled(outcomes('C12'), 'star-points')} of the points against UCT-Tuned with the heuristic of the thesis, and ${pooled(outcomes('C12'), 'star-potential')} with one that knows what features may become.`,
    ],
  },
];
