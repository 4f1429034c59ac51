/** K10: boards that favour a side, with paired games and with exact values. */
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment, PaperRun } from '../paper.ts';
import { type Quantity, difference, share } from '../quantity.ts';
import { boardEffect } from './boardEffect.ts';
import { showK10 } from './k10Show.ts';
import { mistakes, mistakesOf } from './mistakes.ts';
import { fourByFour, threeByThree } from './solved.ts';
import { solvedShares } from './solvedShares.ts';

/** Boards, each of which is played twice. */
const BOARDS = 200;
const PURE_MC = 'katarenga/pure-mc(perMove=25)';

const paired: PaperRun = {
  key: 'paired',
  spec: {
    game: 'katarenga',
    options: { preset: 'paper' },
    agents: [
      { name: 'Pure MC', spec: PURE_MC },
      { name: 'Pure MC again', spec: PURE_MC },
    ],
    pairing: 'match',
    games: 2 * BOARDS,
    switchSides: true,
    measures: ['length'],
    records: 'none',
  },
};

/** Decisions in which an agent gives away a win or a draw, in percent of those in which it could. */
export function mistakeShare(outcome: Outcome, agent: string): Quantity {
  const { positions, winsLost, drawsLost } = mistakesOf(outcome.study(mistakes), agent);
  return share(winsLost + drawsLost, positions);
}

const UNKNOWN: Quantity = { kind: 'derived', value: NaN, low: -Infinity, high: Infinity, games: 0 };

/** By how many points one group of boards is better for the first player than another. */
function advantage(outcome: Outcome, group: string, other: string): Quantity {
  const [a, b] = [solvedShares(outcome, group), solvedShares(outcome, other)];
  return a && b ? difference(a.points, b.points) : UNKNOWN;
}

const claims: readonly Claim[] = [
  {
    key: 'board-effect',
    what: 'Some random 8x8 boards favour a side: the board explains some of the results (more than 0 % of their variance)',
    source: 'section 5.7, as an open question',
    conditions: (outcome) => [{ quantity: boardEffect(outcome, 'paired'), above: 0 }],
  },
  {
    key: 'board-effect-small',
    what: 'The board explains less than a fifth of the results on 8x8',
    source: 'section 5.7, as an open question',
    conditions: (outcome) => [{ quantity: boardEffect(outcome, 'paired'), below: 20 }],
  },
  {
    key: 'first-3x3',
    what: 'With best play the first player gets more than half of the points on 3x3 boards',
    source: 'open question',
    conditions: (outcome) => [{ quantity: solvedShares(outcome, 'all')?.points ?? UNKNOWN, above: 50 }],
  },
  {
    key: 'losses-3x3',
    what: 'There are 3x3 boards on which the first player loses, but fewer than one in ten',
    source: 'open question',
    conditions: (outcome) => [
      { quantity: solvedShares(outcome, 'all')?.losses ?? UNKNOWN, above: 0, below: 10 },
    ],
  },
  {
    key: 'kings-3x3',
    what: 'On 3x3 boards kings on the own home row are better for the first player than none (more points)',
    source: 'section 5.7, table 5, on solved boards',
    conditions: (outcome) => [{ quantity: advantage(outcome, 'home K3', 'home K0'), above: 0 }],
  },
  {
    key: 'tree-errs-less',
    what: 'At equal effort on 3x3 (75 playouts a move against 400 a turn) MCTS gives away less than Pure MC',
    source: 'open question',
    conditions: (outcome) => [
      {
        quantity: difference(mistakeShare(outcome, 'Pure MC 75'), mistakeShare(outcome, 'MCTS 400')),
        above: 0,
      },
    ],
  },
  {
    key: 'playouts-do-not-cure',
    what: 'Pure MC with 600 playouts a move still gives away more than MCTS with 400 a turn',
    source: 'open question',
    conditions: (outcome) => [
      {
        quantity: difference(mistakeShare(outcome, 'Pure MC 600'), mistakeShare(outcome, 'MCTS 400')),
        above: 0,
      },
    ],
  },
];

export const k10: PaperExperiment = {
  id: 'K10',
  title: 'Beneficial boards, done right',
  source: 'section 5.7, with paired games and exact values',
  question: 'Do boards favour a side beyond chance, and which boards are won with best play?',
  runs: [paired],
  studies: [threeByThree, fourByFour, mistakes],
  numbers: [],
  claims,
  show: showK10,
};
