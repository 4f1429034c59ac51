/** K2: how much MCTS gains by more playouts (section 5.2, figures 8 to 10), and what that saves (table 1). */
import type { Table } from '../../report/document.ts';
import { fixed } from '../../words/index.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment, PublishedNumber } from '../paper.ts';
import { type Quantity, difference, share } from '../quantity.ts';
import { joinRows, quantityCell, quantityRow, table } from '../show/table.ts';
import {
  BEYOND,
  type EfficiencyPoint,
  efficientUntil,
  gain,
  simulationsToWin,
  speedUp,
} from './efficiency.ts';
import { gainsFigure, pointsTable, winsFigure } from './efficiencyShow.ts';
import { FIFTY } from './effort.ts';
import { lineOf, lineRuns, pointOf } from './lines.ts';
import { TABLE_1, type Table1Row } from './published.ts';

const against = {
  random: (outcome: Outcome): EfficiencyPoint[] => lineOf(outcome, 'mcts', 'random'),
  pureMc: (outcome: Outcome): EfficiencyPoint[] => lineOf(outcome, 'mcts', 'pure-mc'),
  mcts: (outcome: Outcome): EfficiencyPoint[] => lineOf(outcome, 'mcts', 'mcts'),
};

/** Simulations for the win rate of a row of table 1. */
function needed(outcome: Outcome, { white, black, level }: Table1Row): Quantity | null {
  return simulationsToWin(lineOf(outcome, white, black), level);
}

/** Against Pure MC with the same opponent. */
function speedUpOf(outcome: Outcome, { white, black, level }: Table1Row): Quantity | null {
  return speedUp(lineOf(outcome, white, black), lineOf(outcome, 'pure-mc', black), level);
}

const numbers: readonly PublishedNumber[] = [
  {
    key: 'simulations-pure-mc',
    what: 'simulations of Pure MC (600) in fifty games against MCTS, in millions',
    source: 'figure 9',
    published: 17,
    publishedGames: FIFTY,
    ours: (outcome) => pointOf(against.pureMc(outcome), 12_800).black,
  },
  {
    key: 'simulations-mcts',
    what: 'simulations of MCTS (1600) in fifty games against MCTS, in millions',
    source: 'figure 10',
    published: 2,
    publishedGames: FIFTY,
    ours: (outcome) => pointOf(against.mcts(outcome), 1600).black,
  },
  {
    key: 'mcts-pure-mc',
    what: 'MCTS (17 M) against Pure MC (17 M), games won by White in %',
    source: 'section 5.2',
    published: 60,
    publishedGames: FIFTY,
    ours: (outcome) => pointOf(against.pureMc(outcome), 12_800).wins,
  },
  {
    key: 'mcts-mcts',
    what: 'MCTS (2 M) against MCTS (2 M), games won by White in %',
    source: 'section 5.2',
    published: 50,
    publishedGames: FIFTY,
    ours: (outcome) => pointOf(against.mcts(outcome), 1600).wins,
  },
  {
    key: 'efficient-pure-mc',
    what: 'MCTS against Pure MC (17 M): R at which G falls below 1',
    source: 'section 5.2, figure 9',
    published: 0.8,
    publishedGames: FIFTY,
    ours: (outcome) => efficientUntil(against.pureMc(outcome)),
  },
  ...TABLE_1.map((row): PublishedNumber => ({
    key: `needs-${row.white}-${row.black}`,
    what: `${row.match}: simulations (in fifty games) to win ${row.level} %, in millions`,
    source: 'table 1',
    published: row.simulations,
    publishedGames: FIFTY,
    ours: (outcome) => needed(outcome, row),
  })),
  ...TABLE_1.filter(({ white }) => white === 'mcts').map((row): PublishedNumber => ({
    key: `speed-up-${row.black}`,
    what: `${row.match}: speed-up over Pure MC at ${row.level} %`,
    source: 'table 1',
    published: row.speedUp,
    publishedGames: FIFTY,
    ours: (outcome) => speedUpOf(outcome, row),
  })),
];

const claims: readonly Claim[] = [
  {
    key: 'never-loses-to-random',
    what: 'MCTS never loses to Random (fewer than 2 % of all games)',
    source: 'section 5.2, conclusion',
    conditions: (outcome) => {
      const counts = against.random(outcome).map(({ count }) => count);
      const games = counts.reduce((sum, count) => sum + count.games, 0);
      const wins = counts.reduce((sum, count) => sum + count.wins, 0);
      return [{ quantity: share(games - wins, games), below: 2 }];
    },
  },
  {
    key: 'wins-at-equal-effort',
    what: 'With equal simulations (17 M) MCTS beats Pure MC (wins more than half of the games)',
    source: 'section 5.2',
    conditions: (outcome) => [{ quantity: pointOf(against.pureMc(outcome), 12_800).wins, above: 50 }],
  },
  {
    key: 'no-colour-advantage',
    what: 'White and Black have equal chances: MCTS against its equal is about even (between 40 and 60 %)',
    source: 'section 5.2',
    conditions: (outcome) => [{ quantity: pointOf(against.mcts(outcome), 1600).wins, above: 40, below: 60 }],
  },
  {
    key: 'needs-fewer-simulations',
    what: 'For the same win rate MCTS needs fewer simulations than Pure MC, against both opponents',
    source: 'section 5.2, table 1',
    conditions: (outcome) =>
      TABLE_1.filter(({ white }) => white === 'mcts').map((row) => ({
        quantity: speedUpOf(outcome, row) ?? BEYOND,
        above: 1,
      })),
  },
  {
    key: 'diminishing-gains',
    what: 'More simulations bring less and less: the last doubling gains less per simulation than the way from 100 to 3200 playouts did, against both opponents',
    source: 'section 5.2, figure 8',
    conditions: (outcome) =>
      [against.pureMc(outcome), against.mcts(outcome)].map((line) => ({
        quantity: difference(
          gain(pointOf(line, 6400), pointOf(line, 12_800)),
          gain(pointOf(line, 100), pointOf(line, 3200)),
        ),
        below: 0,
      })),
  },
  {
    key: 'efficient-against-mcts',
    what: 'Against MCTS (2 M) the gain does not fall below 1 point per million simulations in the range (last doubling)',
    source: 'section 5.2, figure 10',
    conditions: (outcome) => {
      const line = against.mcts(outcome);
      return [{ quantity: gain(pointOf(line, 6400), pointOf(line, 12_800)), above: 1 }];
    },
  },
  {
    key: 'nearly-always-wins-in-the-end',
    what: 'With eight times the playouts MCTS wins nearly always against MCTS (more than 90 %)',
    source: 'section 5.2, figure 8',
    conditions: (outcome) => [{ quantity: pointOf(against.mcts(outcome), 12_800).wins, above: 90 }],
  },
];

function table1(outcome: Outcome): Table {
  const rows = TABLE_1.map((row) => ({
    row,
    simulations: needed(outcome, row),
    speed: row.white === 'mcts' ? speedUpOf(outcome, row) : null,
  }));
  return table({
    id: 'k2-table-1',
    caption: [
      "The paper's table 1: simulations (in fifty games, in millions) for the same win rate, read off the lines of figures 5 and 8 " +
        'after they were made to rise; intervals by the bootstrap. A dash stands for a rate that no point of the line reaches.',
    ],
    columns: [
      { title: 'match', align: 'left' },
      { title: 'won, %', align: 'right' },
      { title: 'simulations, paper', align: 'right' },
      { title: 'ours', align: 'right' },
      { title: 'speed-up, paper', align: 'right' },
      { title: 'ours', align: 'right' },
    ],
    rows: rows.map(({ row, simulations, speed }) => [
      row.match,
      String(row.level),
      fixed(row.simulations, 0),
      quantityCell(simulations, 1),
      fixed(row.speedUp, 2),
      row.white === 'mcts' ? quantityCell(speed, 2) : '1.00',
    ]),
    data: rows.map(({ row, simulations, speed }) =>
      joinRows(
        { match: row.match, level: row.level, 'simulations published': row.simulations },
        quantityRow('simulations', simulations),
        { 'speed-up published': row.speedUp },
        quantityRow('speed-up', speed),
      ),
    ),
  });
}

export const k2: PaperExperiment = {
  id: 'K2',
  title: 'Monte Carlo tree search as White, with more and more playouts',
  source: 'section 5.2, figures 8 to 10, table 1',
  question:
    'How much does MCTS gain by more simulations, and how many does it save against Pure Monte Carlo?',
  runs: [
    ...lineRuns('mcts', 'random'),
    ...lineRuns('mcts', 'pure-mc'),
    ...lineRuns('mcts', 'mcts'),
    // For table 1; played in K1 already.
    ...lineRuns('pure-mc', 'pure-mc'),
    ...lineRuns('pure-mc', 'mcts'),
  ],
  numbers,
  claims,
  show: (outcome) => [
    winsFigure(outcome, {
      id: 'k2-wins',
      place: 'figure 8',
      white: 'mcts',
      name: 'MCTS',
      readOff: {
        'pure-mc': [
          [15, 60],
          [17, 60],
        ],
        mcts: [
          [2, 50],
          [4, 80],
        ],
      },
    }),
    table1(outcome),
    gainsFigure(outcome, {
      id: 'k2-gains-pure-mc',
      place: 'figure 9',
      white: 'mcts',
      opponent: 'pure-mc',
      what: 'MCTS against Pure MC (about 17 M simulations)',
      crossing: 0.8,
      from: 0.05,
    }),
    gainsFigure(outcome, {
      id: 'k2-gains-mcts',
      place: 'figure 10',
      white: 'mcts',
      opponent: 'mcts',
      what: 'MCTS against MCTS (about 2 M simulations)',
      crossing: null,
      from: 0.4,
    }),
    pointsTable(outcome, 'k2-points', 'mcts', 'playouts per turn', ['random', 'pure-mc', 'mcts']),
  ],
};
