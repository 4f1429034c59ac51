/** K8: the final test, both agents improved (section 5.8, table 6). */
import type { Table } from '../../report/document.ts';
import { fixed } from '../../words/index.ts';
import { type Encounter, matchOf } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Explanation, PaperExperiment, PublishedNumber } from '../paper.ts';
import { type Quantity, average, difference } from '../quantity.ts';
import { joinRows, quantityCell, quantityRow, table } from '../show/table.ts';
import { PER_MOVE, mctsC1, pureMcDepth } from './agents.ts';
import { simulations } from './effort.ts';
import { boardRun } from './k4.ts';
import { type Player, match } from './matches.ts';
import { TABLE_6 } from './published.ts';
import { SCORE_COLUMNS, scoreCells, scoreNumbers, scoreRow } from './scores.ts';

const HUNDRED = 100;
const CONDITIONS = { games: HUNDRED, paperGames: HUNDRED };

const PURE_MC: Player = ['Pure MC, depth', pureMcDepth()];
const MCTS: Player = ['MCTS (c = 1)', mctsC1()];

/**
 * With 75 playouts per move Pure MC makes more simulations here than the paper's table has; with this many, about as
 * many.
 */
const MATCHED_PER_MOVE = 45;

const MATCHED: Player = ['Pure MC, depth', pureMcDepth(MATCHED_PER_MOVE)];

const ROWS = [
  { key: 'pure-mc-mcts', match: 'Pure MC vs MCTS', ...TABLE_6['pure-mc-mcts'] },
  { key: 'mcts-pure-mc', match: 'MCTS vs Pure MC', ...TABLE_6['mcts-pure-mc'] },
] as const;

/** Pure MC without depth against the same MCTS, 8x8. */
const BEFORE = boardRun(8);

/** Our rows with the paper's simulations instead of our guess at its playouts. */
const NO_PAPER = { white: null, black: null, score: null };
const MATCHED_ROWS = [
  { key: 'matched-pure-mc-mcts', match: `Pure MC (${MATCHED_PER_MOVE}) vs MCTS, ours`, ...NO_PAPER },
  { key: 'matched-mcts-pure-mc', match: `MCTS vs Pure MC (${MATCHED_PER_MOVE}), ours`, ...NO_PAPER },
] as const;

function encounterOf(outcome: Outcome, key: string): Encounter {
  return matchOf(outcome.run(key));
}

/** Pure MC with depth, as White and as Black. */
function pureMcSides(outcome: Outcome, prefix: '' | 'matched-' = ''): Encounter[] {
  return [
    encounterOf(outcome, `${prefix}pure-mc-mcts`),
    encounterOf(outcome, `${prefix}mcts-pure-mc`).turned(),
  ];
}

/** Points of Pure MC with depth, mean of both colours. */
export function improvedPureMc(outcome: Outcome): Quantity {
  return average(pureMcSides(outcome).map((side) => side.points()));
}

/** With the simulations of table 6 instead of our guess at its playouts. */
export function matchedPureMc(outcome: Outcome): Quantity {
  return average(pureMcSides(outcome, 'matched-').map((side) => side.points()));
}

const OTHER_BUDGET: Explanation = {
  text: `How many playouts Pure MC had in the paper is our guess. With ${MATCHED_PER_MOVE} per move, which makes about the simulations of its table, the two are as equal as it says.`,
  shownBy: 'K8',
};

const numbers: readonly PublishedNumber[] = ROWS.flatMap(({ key, match: name, white, black, score }) => [
  {
    key: `${key}-white-simulations`,
    what: `${name}: simulations of White in a hundred games, in millions`,
    source: 'table 6',
    published: white,
    publishedGames: HUNDRED,
    ours: (outcome: Outcome) => simulations(encounterOf(outcome, key), HUNDRED),
    explanation: OTHER_BUDGET,
  },
  {
    key: `${key}-black-simulations`,
    what: `${name}: simulations of Black in a hundred games, in millions`,
    source: 'table 6',
    published: black,
    publishedGames: HUNDRED,
    ours: (outcome: Outcome) => simulations(encounterOf(outcome, key).turned(), HUNDRED),
    explanation: OTHER_BUDGET,
  },
  ...scoreNumbers({
    key,
    what: name,
    source: 'table 6',
    score,
    encounter: (outcome) => encounterOf(outcome, key),
    explanation: OTHER_BUDGET,
  }),
]);

function table6(outcome: Outcome): Table {
  const rows = [...ROWS, ...MATCHED_ROWS].map((row) => ({ row, encounter: encounterOf(outcome, row.key) }));
  const effort = (theirs: number | null, ours: Encounter): string =>
    `${theirs === null ? '–' : fixed(theirs, 1)} / ${fixed(simulations(ours, HUNDRED).value, 1)}`;
  return table({
    id: 'k8-table-6',
    caption: [
      "The paper's table 6: Pure MC with depth against MCTS with c = 1, a hundred games each way; simulations are totals of a hundred games " +
        `in millions, paper / ours. In the last two rows Pure MC has ${MATCHED_PER_MOVE} playouts per move instead of ${PER_MOVE}, which gives about the paper's simulations.`,
    ],
    columns: [
      { title: 'agents', align: 'left' },
      { title: 'simulations of White', align: 'right' },
      { title: 'of Black', align: 'right' },
      ...SCORE_COLUMNS,
      { title: 'plies per game', align: 'right' },
    ],
    rows: rows.map(({ row: { match: name, white, black, score }, encounter }) => [
      name,
      effort(white, encounter),
      effort(black, encounter.turned()),
      ...scoreCells(score, encounter),
      quantityCell(encounter.measure('length'), 1),
    ]),
    data: rows.map(({ row: { match: name, white, black, score }, encounter }) =>
      joinRows(
        { match: name, 'white published': white },
        quantityRow('white', simulations(encounter, HUNDRED)),
        { 'black published': black },
        quantityRow('black', simulations(encounter.turned(), HUNDRED)),
        scoreRow(score, encounter),
        quantityRow('plies', encounter.measure('length')),
      ),
    ),
  });
}

export const k8: PaperExperiment = {
  id: 'K8',
  title: 'Final test',
  source: 'section 5.8, table 6',
  question: 'Does Pure Monte Carlo with depth catch up with tree search?',
  runs: [
    match('pure-mc-mcts', PURE_MC, MCTS, CONDITIONS),
    match('mcts-pure-mc', MCTS, PURE_MC, CONDITIONS),
    match('matched-pure-mc-mcts', MATCHED, MCTS, { games: HUNDRED }),
    match('matched-mcts-pure-mc', MCTS, MATCHED, { games: HUNDRED }),
    BEFORE,
  ],
  numbers,
  claims: [
    {
      key: 'about-equal',
      what: 'Improved, the two are about equal (between 40 and 60 %, mean of both colours)',
      source: 'section 5.8, conclusion',
      conditions: (outcome) => [
        {
          quantity: improvedPureMc(outcome),
          above: 40,
          below: 60,
        },
      ],
    },
    {
      key: 'about-equal-matched',
      what: "The same with the paper's simulations (45 playouts per move): about equal",
      source: 'section 5.8, another reading',
      conditions: (outcome) => [
        {
          quantity: matchedPureMc(outcome),
          above: 40,
          below: 60,
        },
      ],
    },
    {
      key: 'even-as-white',
      what: 'Pure MC with depth as White is even with MCTS (between 40 and 60 %)',
      source: 'section 5.8',
      conditions: (outcome) => [{ quantity: pureMcSides(outcome)[0]!.points(), above: 40, below: 60 }],
    },
    {
      key: 'catches-up',
      what: 'Depth improves Pure MC against MCTS: as White it gets more points than without (section 5.4)',
      source: 'section 5.8, conclusion',
      conditions: (outcome) => [
        {
          quantity: difference(pureMcSides(outcome)[0]!.points(), encounterOf(outcome, BEFORE.key).points()),
          above: 0,
        },
      ],
    },
  ],
  show: (outcome) => [table6(outcome)],
};
