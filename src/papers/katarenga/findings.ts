/** What this paper got right and wrong, and the question it leaves open: which of its findings were noise? */
import type { Text } from '../../report/document.ts';
import type { Answer, Finding, Outcomes } from '../paper.ts';
import { percent, percentRange } from '../inWords.ts';
import { boardEffect } from './boardEffect.ts';
import { depthPoints } from './k6.ts';
import { improvedPureMc, matchedPureMc } from './k8.ts';
import { withScore } from './k9.ts';
import { constantPoints, publishedShare, testedFinding } from './k11.ts';

/** What the paper's own games say about it. */
function inPaper(key: string): string {
  return percent(publishedShare(key)!);
}

function tested(outcomes: Outcomes, key: string): string {
  return percentRange(testedFinding(outcomes('K11'), key));
}

export const inShort: readonly Finding[] = [
  {
    basis: { 'K11/depth-pure-mc': 'holds' },
    text: (outcomes): Text => [
      'Right: preferring short playouts makes Pure Monte Carlo much stronger; it scores ',
      `${tested(outcomes, 'depth-pure-mc')} against its plain self (K6, K11).`,
    ],
  },
  {
    basis: { 'K11/size-4': 'holds', 'K11/size-6': 'holds', 'K11/size-8': 'holds' },
    text: (outcomes): Text => [
      'Right: on small boards tree search beats Pure Monte Carlo, and the smaller the board the more clearly: ',
      `${tested(outcomes, 'size-4')} on 4x4, ${tested(outcomes, 'size-6')} on 6x6, ${tested(outcomes, 'size-8')} on 8x8 (K4, K11).`,
    ],
  },
  {
    basis: { 'K3/best-c': 'differs', 'K11/c-one-beats-half': 'fails' },
    text: (outcomes): Text => [
      'Wrong: that c = 1 is the best constant. In a thousand games against √2 it takes ',
      `${percentRange(constantPoints(outcomes('K11'), 1))} of the points, and c = 0.5 takes ${percentRange(constantPoints(outcomes('K11'), 0.5))} (K3, K11).`,
    ],
  },
  {
    basis: {
      'K6/mcts-depth-won': 'differs',
      'K6/hurts-mcts-mean': 'fails',
      'K6/hurts-mcts-last': 'holds',
    },
    text: (outcomes): Text => {
      const depth = (key: string): string => percentRange(depthPoints(outcomes('K6'), key));
      return [
        'A matter of one detail: that depth harms tree search. It does, as in the paper, if only the last playout of a move counts, ',
        `${depth('mcts-depth-last')}, but not if all do: ${depth('mcts-depth')} by their sum, which the paper seems to mean, and ${depth('mcts-depth-mean')} by their mean (K6).`,
      ];
    },
  },
  {
    basis: { 'K8/about-equal-matched': 'holds', 'K11/final': 'fails' },
    text: (outcomes): Text => [
      'True in one place only: that the two improved agents are equal. Pure Monte Carlo with depth scores ',
      `${percentRange(matchedPureMc(outcomes('K8')))} against tree search with the simulations of the paper's table, `,
      `${percentRange(improvedPureMc(outcomes('K8')))} with the playouts that we take its agents to have, and ${tested(outcomes, 'final')} with a sixteenth of them (K8, K11).`,
    ],
  },
];

const noise: Answer = {
  question: 'Which Katarenga findings were noise?',
  basis: {
    'K11/colour-pure-mc': 'holds',
    'K11/colour-mcts': 'holds',
    'K11/depth-pure-mc': 'holds',
    'K11/half-k': 'holds',
    'K11/c-one-beats-half': 'fails',
    'K4/mcts-10-won': 'differs',
    'K10/board-effect': 'undecided',
    'K10/kings-3x3': 'fails',
  },
  text: (outcomes): Text => [
    'Real: the even chances of both colours (White scores ',
    `${tested(outcomes, 'colour-pure-mc')} between equal Pure MC and ${tested(outcomes, 'colour-mcts')} between equal tree searches), `,
    `the gain by depth in Pure MC (${tested(outcomes, 'depth-pure-mc')}), and tree search on small boards. `,
    `Real, but smaller: a half full of kings, ${inPaper('half-k')} in the paper's games and ${tested(outcomes, 'half-k')} in ours; tree search on 8x8, ${inPaper('size-8')} and ${tested(outcomes, 'size-8')}. `,
    'Noise: the peak at c = 1, and the points at which an agent "stops being efficient" (G = 1), which are differences of win rates with an error of about ten percentage points each (K1, K2). ',
    `Not found again, and more than noise: the lead of tree search on 10x10, ${inPaper('size-10')} in the paper and ${tested(outcomes, 'size-10')} here with smaller budgets (with the paper's own K4 differs, too). `,
    `Whether single 8x8 boards favour a side, fifty games could not tell, and four hundred hardly can: the board explains ${percentRange(boardEffect(outcomes('K10'), 'paired'))} of the variance (K10). `,
    'Not as we expected: on 3x3 boards, which we solved, kings on the own home row are bad for the player who moves first.',
  ],
};

const secondScore: Answer = {
  question: 'What would a second score for every position be worth?',
  basis: {
    'K9/cut': 'holds',
    'K9/puct': 'holds',
    'K9/bias': 'fails',
    'K9/implicit': 'holds',
    'K9/alphabeta': 'holds',
  },
  text: (outcomes): Text => {
    const gets = (key: string): string => percentRange(withScore(outcomes('K9'), key));
    return [
      `More than anything that the paper tried. Against plain tree search at equal time it takes ${gets('cut')} of the points where it ends playouts early, ${gets('puct')} as a prior and ${gets('implicit')} by implicit minimax; `,
      `as a progressive bias, ${gets('bias')}, it does harm. Alpha-beta, which plays no games out, wins nearly all of its games with it: ${gets('alphabeta')} (K9).`,
    ];
  },
};

export const answers: readonly Answer[] = [noise, secondScore];
