/** M7 as tables and a heat map. */
import type { Block } from '../../report/document.ts';
import { between, matchOf } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import { crossFigure } from '../show/cross.ts';
import { joinRows, quantityCell, quantityRow, table } from '../show/table.ts';
import { STRATEGIES } from './agents.ts';
import { MIRRORS, TABLES, evenShare, shareAt } from './beyond.ts';
import { legalMoves, legalMovesIn } from './legalMoves.ts';
import { luckOf } from './luck.ts';

function firstPlayer(outcome: Outcome): Block {
  const rows = MIRRORS.map(({ key, name }) => {
    const encounter = matchOf(outcome.run(`mirror-${key}`));
    return { name, points: encounter.points(), lead: encounter.lead() };
  });
  return table({
    id: 'm7-first',
    caption: ['What it is worth to start: the first of two equal players, on the 5x5 board.'],
    columns: [
      { title: 'both players', align: 'left' },
      { title: 'points of the first (%)', align: 'right' },
      { title: 'mean score of the first', align: 'right' },
    ],
    rows: rows.map((row) => [row.name, quantityCell(row.points, 1), quantityCell(row.lead, 2)]),
    data: rows.map((row) =>
      joinRows({ players: row.name }, quantityRow('points', row.points), quantityRow('lead', row.lead)),
    ),
  });
}

function luckTable(outcome: Outcome): Block {
  const { agents, pairings } = outcome.run('luck');
  const rows = pairings.map((pairing) => ({
    name: `${agents[pairing.first]!.name} – ${agents[pairing.second]!.name}`,
    luck: luckOf(pairing),
    points: between(outcome.run('luck'), agents[pairing.first]!.name, agents[pairing.second]!.name).points(),
  }));
  return table({
    id: 'm7-luck',
    caption: [
      'How much is luck: the share of the variance of the lead that makes the two games of a pair, with equal dice and sides switched, opposite. A negative share means dice that suit one of the two in both games.',
    ],
    columns: [
      { title: 'players', align: 'left' },
      { title: 'points of the first named (%)', align: 'right' },
      { title: 'luck (% of the variance)', align: 'right' },
    ],
    rows: rows.map((row) => [row.name, quantityCell(row.points, 1), quantityCell(row.luck, 0)]),
    data: rows.map((row) =>
      joinRows({ players: row.name }, quantityRow('points', row.points), quantityRow('luck', row.luck)),
    ),
  });
}

function largerBoard(outcome: Outcome): Block {
  const names = [...STRATEGIES, 'greedy'];
  return crossFigure({
    id: 'm7-paper7',
    caption: [
      "As the paper's figure 3, left, on the full board of 7x7 squares and with greedy: games that the row won against the column, in percent; 50 playouts per move.",
    ],
    alt: 'Percentage of games won on the 7x7 board, every strategy against every other.',
    rows: names,
    columns: names,
    cell: (row, column) => (row === column ? null : between(outcome.run('paper7'), row, column).wins()),
    middle: 50,
    reach: 50,
    digits: 0,
  });
}

function tables(outcome: Outcome): Block {
  const names = outcome.run(TABLES[0].key).agents.map(({ name }) => name);
  return table({
    id: 'm7-players',
    caption: [
      'The official game, with two, three and four players: points per game in percent, over all line-ups of different agents; flat and UCT with 300 playouts per decision.',
    ],
    columns: [
      { title: 'agent', align: 'left' },
      ...TABLES.map(({ key, players }) => ({
        title: `${players} players (even: ${evenShare(outcome.run(key)).toFixed(0)} %)`,
        align: 'right' as const,
      })),
    ],
    rows: names.map((name) => [
      name,
      ...TABLES.map(({ key }) => quantityCell(shareAt(outcome.run(key), name), 1)),
    ]),
    data: names.map((name) =>
      joinRows(
        { agent: name },
        ...TABLES.map(({ key }) => quantityRow(key, shareAt(outcome.run(key), name))),
      ),
    ),
  });
}

function branching(outcome: Outcome): Block {
  const rows = [...outcome.study(legalMoves)].map(([preset, { most }]) => ({
    preset,
    mean: legalMovesIn(outcome, preset),
    most,
  }));
  return table({
    id: 'm7-moves',
    caption: ['Legal moves of a turn in random games; the paper counts 2352 on the 7x7 board.'],
    columns: [
      { title: 'rules', align: 'left' },
      { title: 'mean', align: 'right' },
      { title: 'most', align: 'right' },
    ],
    rows: rows.map((row) => [row.preset, quantityCell(row.mean, 2), String(row.most)]),
    data: rows.map((row) =>
      joinRows({ rules: row.preset }, quantityRow('mean', row.mean), { most: row.most }),
    ),
  });
}

export function showBeyond(outcome: Outcome): Block[] {
  return [
    firstPlayer(outcome),
    luckTable(outcome),
    largerBoard(outcome),
    tables(outcome),
    branching(outcome),
  ];
}
