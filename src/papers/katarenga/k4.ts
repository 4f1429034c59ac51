/** K4: board sizes, and which tiles the agents use (section 5.4, table 2). */
import type { Table } from '../../report/document.ts';
import { type Encounter, matchOf } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import type { Explanation, PaperExperiment, PaperRun, PublishedNumber } from '../paper.ts';
import { type Quantity, derived, difference, errorOf, ratio } from '../quantity.ts';
import { joinRows, quantityCell, quantityRow, table } from '../show/table.ts';
import { fixed } from '../../words/index.ts';
import { mctsC1, pureMc } from './agents.ts';
import { FIFTY, TILES, type Tile, moves, simulations, tileMoves, total } from './effort.ts';
import { match } from './matches.ts';
import { TABLE_2, type Table2Row } from './published.ts';
import { SCORE_COLUMNS, scoreCells, scoreNumbers, scoreRow } from './scores.ts';

const SIZES = [4, 6, 8, 10, 12] as const;

/** Games on large boards, where one takes as long as ten on 8x8. */
const GAMES: Readonly<Partial<Record<number, number>>> = { 10: 30, 12: 12 };

/** Pure MC against MCTS with c = 1 on a board of this size, random tiles. */
export function boardRun(size: number): PaperRun {
  return match(`size-${size}`, ['Pure MC', pureMc()], ['MCTS (c = 1)', mctsC1()], {
    games: GAMES[size] ?? FIFTY,
    paperGames: FIFTY,
    options: { size },
  });
}

/** Seen from the agent that is counted. */
function encounterOf(outcome: Outcome, { agent, size }: Pick<Table2Row, 'agent' | 'size'>): Encounter {
  const encounter = matchOf(outcome.run(`size-${size}`));
  return agent === 'Pure MC' ? encounter : encounter.turned();
}

function rowName({ agent, size }: Table2Row): string {
  return agent === 'Pure MC'
    ? `Pure MC against MCTS, ${size}x${size}`
    : `MCTS against Pure MC, ${size}x${size}`;
}

const LARGE_BOARD: Explanation = {
  text: 'With smaller budgets and two hundred games the two are about even on 10x10 too. What the paper did otherwise on this board it does not say; on 12x12 it has them even itself.',
  shownBy: 'K11',
};

const DRAWS: Explanation = {
  text: 'Small boards are often drawn: with best play nearly half of all 3x3 boards are. The paper has no draws in any table.',
  shownBy: 'K10',
};

function rowNumbers(row: Table2Row): PublishedNumber[] {
  const key = `${row.agent === 'Pure MC' ? 'pure-mc' : 'mcts'}-${row.size}`;
  const what = rowName(row);
  return [
    ...TILES.map((tile): PublishedNumber => ({
      key: `${key}-${tile}`,
      what: `${what}: moves from ${tile} tiles in fifty games`,
      source: 'table 2',
      published: row.tiles[tile],
      publishedGames: FIFTY,
      ours: (outcome) => total(tileMoves(encounterOf(outcome, row), tile)),
    })),
    ...scoreNumbers({
      key,
      what,
      source: 'table 2',
      score: row.score,
      encounter: (outcome) => encounterOf(outcome, row),
      explanation: row.size === 10 ? LARGE_BOARD : undefined,
      drawsExplanation: row.size === 4 ? DRAWS : undefined,
    }),
  ];
}

/** The part of an agent's moves that starts from a type of tile, in percent. */
export function tileShare(encounter: Encounter, tiles: readonly Tile[]): Quantity {
  const all = moves(encounter).value;
  const own = tiles.map((tile) => tileMoves(encounter, tile));
  const rest = TILES.filter((tile) => !tiles.includes(tile)).map((tile) => tileMoves(encounter, tile));
  const sum = own.reduce((part, { value }) => part + value, 0);
  const p = sum / all;
  const error = Math.hypot((1 - p) * Math.hypot(...own.map(errorOf)), p * Math.hypot(...rest.map(errorOf)));
  return derived(100 * p, (100 * error) / all, encounter.games);
}

function bothAgents(outcome: Outcome, size: number): Encounter[] {
  const encounter = matchOf(outcome.run(`size-${size}`));
  return [encounter, encounter.turned()];
}

const numbers: readonly PublishedNumber[] = [
  ...TABLE_2.flatMap(rowNumbers),
  {
    key: 'effort-12',
    what: '12x12: simulations of Pure MC / those of MCTS',
    source: 'section 5.4',
    published: 2,
    publishedGames: FIFTY,
    ours: (outcome) => {
      const [pureMcSide, mctsSide] = bothAgents(outcome, 12);
      return ratio(simulations(pureMcSide!), simulations(mctsSide!));
    },
    explanation: {
      text: 'How many playouts Pure MC had in the paper is our guess, and makes more simulations than the paper has elsewhere too.',
      shownBy: 'K8',
    },
  },
];

function table2(outcome: Outcome): Table {
  const games = SIZES.map((size) => `${matchOf(outcome.run(`size-${size}`)).games} on ${size}x${size}`);
  return table({
    id: 'k4-table-2',
    caption: [
      "The paper's table 2: moves by the tile that they start from (in parentheses: that they end on), sums over fifty games, " +
        `and the score of the agent that is counted. Each cell: paper, then ours. Our games: ${games.join(', ')}.`,
    ],
    columns: [
      { title: 'counted agent', align: 'left' },
      ...TILES.map((tile) => ({ title: tile, align: 'right' as const })),
      ...SCORE_COLUMNS,
    ],
    rows: TABLE_2.map((row) => {
      const encounter = encounterOf(outcome, row);
      return [
        rowName(row),
        ...TILES.map((tile) => ({
          text: `${row.tiles[tile]} / ${fixed(total(tileMoves(encounter, tile)).value, 0)}`,
          note: `(${fixed(total(tileMoves(encounter, tile, 'to')).value, 0)})`,
        })),
        ...scoreCells(row.score, encounter),
      ];
    }),
    data: TABLE_2.map((row) => {
      const encounter = encounterOf(outcome, row);
      return joinRows(
        { agent: row.agent, size: row.size },
        ...TILES.map((tile) => ({
          [`${tile} published`]: row.tiles[tile],
          [`${tile} from`]: total(tileMoves(encounter, tile)).value,
          [`${tile} to`]: total(tileMoves(encounter, tile, 'to')).value,
        })),
        scoreRow(row.score, encounter),
      );
    }),
  });
}

/** What the paper's effort measure hides: simulations per game and per move. */
function effortTable(outcome: Outcome): Table {
  const rows = SIZES.flatMap((size) =>
    bothAgents(outcome, size).map((encounter, i) => ({
      agent: i === 0 ? 'Pure MC' : 'MCTS',
      size,
      plies: encounter.measure('length'),
      perMove: encounter.measure('simulations'),
      total: simulations(encounter),
    })),
  );
  return table({
    id: 'k4-effort',
    caption: ['Effort on each board: simulations per move, and in fifty games in millions.'],
    columns: [
      { title: 'agent', align: 'left' },
      { title: 'board', align: 'left' },
      { title: 'plies per game', align: 'right' },
      { title: 'simulations per move', align: 'right' },
      { title: 'in fifty games', align: 'right' },
    ],
    rows: rows.map(({ agent, size, plies, perMove, total: sum }) => [
      agent,
      `${size}x${size}`,
      quantityCell(plies, 1),
      quantityCell(perMove, 0),
      quantityCell(sum, 2),
    ]),
    data: rows.map(({ agent, size, plies, perMove, total: sum }) =>
      joinRows(
        { agent, size },
        quantityRow('plies', plies),
        quantityRow('simulations per move', perMove),
        quantityRow('simulations', sum),
      ),
    ),
  });
}

export const k4: PaperExperiment = {
  id: 'K4',
  title: 'Board sizes and tile usage',
  source: 'section 5.4, table 2',
  question: 'Who wins on which board, and from which tiles do the agents move?',
  runs: SIZES.map(boardRun),
  numbers,
  claims: [
    {
      key: 'mcts-wins-on-all-sizes',
      what: 'MCTS wins more often than Pure MC on every board size (more than half of the points)',
      source: 'conclusion, table 2',
      conditions: (outcome) =>
        SIZES.map((size) => ({
          quantity: encounterOf(outcome, { agent: 'MCTS', size }).points(),
          above: 50,
        })),
    },
    {
      key: 'even-on-12',
      what: 'On 12x12 the two are about even (between 40 and 60 %)',
      source: 'section 5.4',
      conditions: (outcome) => [
        { quantity: encounterOf(outcome, { agent: 'MCTS', size: 12 }).points(), above: 40, below: 60 },
      ],
    },
    {
      key: 'double-effort-on-12',
      what: 'On 12x12 Pure MC makes about twice as many simulations as MCTS (1.5 to 2.5 times)',
      source: 'section 5.4',
      conditions: (outcome) => {
        const [pureMcSide, mctsSide] = bothAgents(outcome, 12);
        const quantity = ratio(simulations(pureMcSide!), simulations(mctsSide!));
        return [{ quantity, above: 1.5, below: 2.5 }];
      },
    },
    {
      key: 'tiles-about-equal',
      what: 'All four types of tiles are used about equally on 8x8 (each 20 to 30 % of the moves, both agents)',
      source: 'section 5.4',
      conditions: (outcome) =>
        bothAgents(outcome, 8).flatMap((encounter) =>
          TILES.map((tile) => ({ quantity: tileShare(encounter, [tile]), above: 20, below: 30 })),
        ),
    },
    {
      key: 'kings-and-rooks-preferred',
      what: 'Both agents move from king and rook tiles more often than from bishop and knight tiles (8x8, more than half of the moves)',
      source: 'section 5.4',
      conditions: (outcome) =>
        bothAgents(outcome, 8).map((encounter) => ({
          quantity: tileShare(encounter, ['king', 'rook']),
          above: 50,
        })),
    },
    {
      key: 'agents-alike',
      what: 'Both agents use tiles alike: their shares of king and rook moves differ by less than 5 points on 8x8',
      source: 'section 5.4',
      conditions: (outcome) => {
        const [pureMcSide, mctsSide] = bothAgents(outcome, 8);
        const quantity = difference(
          tileShare(pureMcSide!, ['king', 'rook']),
          tileShare(mctsSide!, ['king', 'rook']),
        );
        return [{ quantity, above: -5, below: 5 }];
      },
    },
  ],
  show: (outcome) => [table2(outcome), effortTable(outcome)],
};
