/** K7: boards that favour a side (section 5.7, tables 4 and 5). K10 asks the same with paired games. */
import type { Table } from '../../report/document.ts';
import { type Encounter, matchOf } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Claim, PaperExperiment, PaperRun, PublishedNumber } from '../paper.ts';
import { ratio } from '../quantity.ts';
import { joinRows, quantityCell, quantityRow, table } from '../show/table.ts';
import { pureMc } from './agents.ts';
import { FIXED_BOARDS } from './boards.ts';
import { FIFTY } from './effort.ts';
import { plainPureMc } from './k6.ts';
import { match } from './matches.ts';
import { type Score, TABLE_4, TABLE_5 } from './published.ts';
import { SCORE_COLUMNS, scoreCells, scoreNumbers, scoreRow } from './scores.ts';

/** Pure MC against its equal on these tiles. */
function onTiles(key: string, tiles: string): PaperRun {
  return match(key, ['Pure MC', pureMc()], ['Pure MC, Black', pureMc()], {
    games: FIFTY,
    paperGames: FIFTY,
    options: { tiles },
  });
}

interface BoardRow {
  readonly key: string;
  readonly boards: string;
  readonly score: Score;
}

const FIRST: readonly BoardRow[] = [
  { key: 'random', boards: 'new for every game', score: TABLE_4.random },
  { key: 'board-1', boards: 'fixed board 1', score: TABLE_4['board-1'] },
  { key: 'board-2', boards: 'fixed board 2', score: TABLE_4['board-2'] },
  { key: 'board-3', boards: 'fixed board 3', score: TABLE_4['board-3'] },
];

const SECOND: readonly BoardRow[] = [
  { key: 'random', boards: 'random', score: TABLE_5.random },
  { key: 'half-k', boards: 'all K', score: TABLE_5['half-k'] },
  { key: 'half-r', boards: 'all R', score: TABLE_5['half-r'] },
  { key: 'half-b', boards: 'all B', score: TABLE_5['half-b'] },
  { key: 'half-n', boards: 'all N', score: TABLE_5['half-n'] },
];

function encounterOf(outcome: Outcome, key: string): Encounter {
  return matchOf(outcome.run(key));
}

function rowNumbers(rows: readonly BoardRow[], what: string, source: string): PublishedNumber[] {
  return rows.flatMap(({ key, boards, score }) =>
    scoreNumbers({
      key: `${source.replace(' ', '-')}-${key}`,
      what: `${what} ${boards}, White`,
      source,
      score,
      encounter: (outcome) => encounterOf(outcome, key),
    }),
  );
}

const numbers: readonly PublishedNumber[] = [
  ...rowNumbers(FIRST, 'boards', 'table 4'),
  ...rowNumbers(SECOND, "White's half", 'table 5'),
  {
    key: 'length-random',
    what: 'plies per game on random boards (about forty turns)',
    source: 'section 5.7',
    published: 40,
    publishedGames: FIFTY,
    ours: (outcome) => encounterOf(outcome, 'random').measure('length'),
    explanation: {
      text: 'Games take about forty plies where an agent prefers short playouts, and longer between plain agents.',
      shownBy: 'K6',
    },
  },
  {
    key: 'length-half-k',
    what: "plies per game with kings on White's half (about a hundred turns)",
    source: 'section 5.7',
    published: 100,
    publishedGames: FIFTY,
    ours: (outcome) => encounterOf(outcome, 'half-k').measure('length'),
  },
];

const claims: readonly Claim[] = [
  {
    key: 'even-on-random',
    what: 'On boards that are new for every game equal agents are about even (between 40 and 60 %)',
    source: 'section 5.7, table 4',
    conditions: (outcome) => [{ quantity: encounterOf(outcome, 'random').points(), above: 40, below: 60 }],
  },
  {
    key: 'fixed-boards-undecided',
    what: 'On single random boards nothing stands out: each is within 25 points of even',
    source: 'section 5.7',
    conditions: (outcome) =>
      ['board-1', 'board-2', 'board-3'].map((key) => ({
        quantity: encounterOf(outcome, key).points(),
        above: 25,
        below: 75,
      })),
  },
  {
    key: 'kings-help',
    what: 'A half full of kings helps its owner (more than half of the points): beneficial boards do exist',
    source: 'section 5.7, table 5',
    conditions: (outcome) => [{ quantity: encounterOf(outcome, 'half-k').points(), above: 50 }],
  },
  {
    key: 'others-balanced',
    what: 'Halves full of rooks, bishops or knights are about even (between 40 and 60 %)',
    source: 'section 5.7',
    conditions: (outcome) =>
      ['half-r', 'half-b', 'half-n'].map((key) => ({
        quantity: encounterOf(outcome, key).points(),
        above: 40,
        below: 60,
      })),
  },
  {
    key: 'kings-lengthen',
    what: 'A half full of kings makes games about twice as long (more than 1.5 times)',
    source: 'section 5.7',
    conditions: (outcome) => [
      {
        quantity: ratio(
          encounterOf(outcome, 'half-k').measure('length'),
          encounterOf(outcome, 'random').measure('length'),
        ),
        above: 1.5,
      },
    ],
  },
];

function boardTable(
  outcome: Outcome,
  rows: readonly BoardRow[],
  { id, caption, title }: { readonly id: string; readonly caption: string; readonly title: string },
): Table {
  const all = rows.map((row) => ({ row, encounter: encounterOf(outcome, row.key) }));
  return table({
    id,
    caption: [caption],
    columns: [
      { title: 'agents', align: 'left' },
      { title, align: 'left' },
      ...SCORE_COLUMNS,
      { title: 'plies per game', align: 'right' },
    ],
    rows: all.map(({ row: { boards, score }, encounter }) => [
      'Pure MC vs Pure MC',
      boards,
      ...scoreCells(score, encounter),
      quantityCell(encounter.measure('length'), 1),
    ]),
    data: all.map(({ row: { boards, score }, encounter }) =>
      joinRows({ boards }, scoreRow(score, encounter), quantityRow('plies', encounter.measure('length'))),
    ),
  });
}

export const k7: PaperExperiment = {
  id: 'K7',
  title: 'Beneficial boards',
  source: 'section 5.7, tables 4 and 5',
  question: 'Are there boards that favour one of two equal players?',
  runs: [
    // As in K6, so it is played once.
    plainPureMc('random'),
    ...FIXED_BOARDS.map((tiles, i) => onTiles(`board-${i + 1}`, tiles)),
    ...['K', 'R', 'B', 'N'].map((tile) => onTiles(`half-${tile.toLowerCase()}`, `half:${tile}`)),
  ],
  numbers,
  claims,
  show: (outcome) => [
    boardTable(outcome, FIRST, {
      id: 'k7-table-4',
      caption:
        "The paper's table 4: White's score on boards that are new for every game, and on three fixed ones (the paper does not print its boards; these are three of ours).",
      title: 'boards',
    }),
    boardTable(outcome, SECOND, {
      id: 'k7-table-5',
      caption: "The paper's table 5: White's score where White's half has one type of tile only.",
      title: "White's half",
    }),
    {
      kind: 'facts',
      entries: FIXED_BOARDS.map((tiles, i) => [`fixed board ${i + 1}`, [{ code: tiles }]]),
    },
  ],
};
