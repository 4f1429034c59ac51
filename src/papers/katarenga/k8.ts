/** K8: the final test, both agents improved (section 5.8, table 6). */
import type { Table } from '../../report/document.ts';
import { fixed } from '../../words/index.ts';
import { type Encounter, matchOf } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { PaperExperiment, PublishedNumber } from '../paper.ts';
import { average, difference } from '../quantity.ts';
import { quantityCell, quantityRow, table } from '../show/table.ts';
import { mctsC1, pureMcDepth } from './agents.ts';
import { simulations } from './effort.ts';
import { sizePart } from './k4.ts';
import { type Player, match } from './parts.ts';
import { TABLE_6 } from './published.ts';
import { SCORE_COLUMNS, scoreCells, scoreNumbers, scoreRow } from './scores.ts';

const HUNDRED = 100;
const CONDITIONS = { games: HUNDRED, paperGames: HUNDRED };

const PURE_MC: Player = ['Pure MC, depth', pureMcDepth()];
const MCTS: Player = ['MCTS (c = 1)', mctsC1()];

const ROWS = [
  { key: 'pure-mc-mcts', match: 'Pure MC vs MCTS', ...TABLE_6['pure-mc-mcts'] },
  { key: 'mcts-pure-mc', match: 'MCTS vs Pure MC', ...TABLE_6['mcts-pure-mc'] },
] as const;

/** Pure MC without depth against the same MCTS, 8x8. */
const BEFORE = sizePart(8);

function encounterOf(outcome: Outcome, key: string): Encounter {
  return matchOf(outcome.run(key));
}

/** Pure MC with depth, as White and as Black. */
function pureMcSides(outcome: Outcome): Encounter[] {
  return [encounterOf(outcome, 'pure-mc-mcts'), encounterOf(outcome, 'mcts-pure-mc').turned()];
}

const numbers: readonly PublishedNumber[] = ROWS.flatMap(({ key, match: name, white, black, score }) => [
  {
    key: `${key}-white-simulations`,
    what: `${name}: simulations of White in a hundred games, in millions`,
    source: 'table 6',
    published: white,
    publishedGames: HUNDRED,
    ours: (outcome: Outcome) => simulations(encounterOf(outcome, key), HUNDRED),
  },
  {
    key: `${key}-black-simulations`,
    what: `${name}: simulations of Black in a hundred games, in millions`,
    source: 'table 6',
    published: black,
    publishedGames: HUNDRED,
    ours: (outcome: Outcome) => simulations(encounterOf(outcome, key).turned(), HUNDRED),
  },
  ...scoreNumbers({
    key,
    what: name,
    source: 'table 6',
    score,
    encounter: (outcome) => encounterOf(outcome, key),
  }),
]);

function table6(outcome: Outcome): Table {
  const rows = ROWS.map((row) => ({ ...row, encounter: encounterOf(outcome, row.key) }));
  return table({
    id: 'k8-table-6',
    caption: [
      "The paper's table 6: Pure MC with depth against MCTS with c = 1, a hundred games each way; simulations are totals in millions, paper / ours.",
    ],
    columns: [
      { title: 'agents', align: 'left' },
      { title: 'simulations of White', align: 'right' },
      { title: 'of Black', align: 'right' },
      ...SCORE_COLUMNS,
      { title: 'plies per game', align: 'right' },
    ],
    rows: rows.map(({ match: name, white, black, score, encounter }) => [
      name,
      `${fixed(white, 1)} / ${fixed(simulations(encounter, HUNDRED).value, 1)}`,
      `${fixed(black, 1)} / ${fixed(simulations(encounter.turned(), HUNDRED).value, 1)}`,
      ...scoreCells(score, encounter),
      quantityCell(encounter.measure('length'), 1),
    ]),
    data: rows.map(({ match: name, white, black, score, encounter }) => ({
      match: name,
      'white published': white,
      ...quantityRow('white', simulations(encounter, HUNDRED)),
      'black published': black,
      ...quantityRow('black', simulations(encounter.turned(), HUNDRED)),
      ...scoreRow(score, encounter),
      ...quantityRow('plies', encounter.measure('length')),
    })),
  });
}

export const k8: PaperExperiment = {
  id: 'K8',
  title: 'Final test',
  source: 'section 5.8, table 6',
  question: 'Does Pure Monte Carlo with depth catch up with tree search?',
  parts: [
    match('pure-mc-mcts', PURE_MC, MCTS, CONDITIONS),
    match('mcts-pure-mc', MCTS, PURE_MC, CONDITIONS),
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
          quantity: average(pureMcSides(outcome).map((side) => side.points())),
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
