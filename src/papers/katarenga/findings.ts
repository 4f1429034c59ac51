/** What this paper got right and wrong, and the question it leaves open: which of its findings were noise? */
import type { Text } from '../../report/document.ts';
import type { Answer, Finding, Outcomes } from '../paper.ts';
import { percent, percentRange } from '../inWords.ts';
import { improvedPureMc } from './k8.ts';
import { withScore } from './k9.ts';
import { publishedShare, testedFinding } from './k11.ts';

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
    basis: { 'K11/c-one-beats-root-two': 'holds' },
    text: (outcomes): Text => [
      `Right: c = 1 beats √2, with ${tested(outcomes, 'c-one-beats-root-two')}; that it is the peak fifty games could not know (K3, K11).`,
    ],
  },
  {
    basis: { 'K11/depth-mcts': 'holds', 'K11/depth-mcts-small': 'fails' },
    text: (outcomes): Text => [
      'Half right: depth harms tree search at the budget of the paper, where it scores ',
      `${tested(outcomes, 'depth-mcts')} against itself without, but with a hundred playouts per turn it helps: `,
      `${tested(outcomes, 'depth-mcts-small')} (K6, K11).`,
    ],
  },
  {
    basis: { 'K11/final': 'fails' },
    text: (outcomes): Text => [
      'Not in general: that the two improved agents are equal. Pure Monte Carlo with depth scores ',
      `${percentRange(improvedPureMc(outcomes('K8')))} against tree search with c = 1 at the budgets of the paper, and `,
      `${tested(outcomes, 'final')} at a sixteenth of them (K8, K11).`,
    ],
  },
];

const noise: Answer = {
  question: 'Which Katarenga findings were noise?',
  basis: {
    'K11/colour-pure-mc': 'holds',
    'K11/colour-mcts': 'holds',
    'K11/depth-pure-mc': 'holds',
  },
  text: (outcomes): Text => [
    'The even chances of both colours are real: White scores ',
    `${tested(outcomes, 'colour-pure-mc')} between equal Pure MC and ${tested(outcomes, 'colour-mcts')} between equal tree searches. `,
    `So is the gain by depth in Pure MC (${tested(outcomes, 'depth-pure-mc')}). `,
    'On the rest, fifty games and ours: ',
    `a half full of kings, worth ${inPaper('half-k')} in the paper's games, gives ${tested(outcomes, 'half-k')}; `,
    `the final test, ${inPaper('final')} for Pure MC there, gives ${percentRange(improvedPureMc(outcomes('K8')))} at the same budgets and ${tested(outcomes, 'final')} at small ones. `,
    'The points at which an agent "stops being efficient" (G = 1) are differences of win rates of fifty games each, with an error of ',
    'about ten percentage points, and have no useful interval (K1, K2).',
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
