/** The tables and figures of K10. */
import type { Block, Figure, Row, Table } from '../../report/document.ts';
import { fixed, formatCount } from '../../words/index.ts';
import { matchOf } from '../encounter.ts';
import type { Outcome } from '../outcome.ts';
import { type Quantity, share } from '../quantity.ts';
import { linesFigure } from '../show/lines.ts';
import { quantityCell, quantityRow, table } from '../show/table.ts';
import { boardEffect, byColour, pairShares } from './boardEffect.ts';
import { TESTED, mistakes, mistakesOf } from './mistakes.ts';
import { TILES, fourByFour } from './solved.ts';
import { type SolvedShares, solvedShares } from './solvedShares.ts';

const NAMES = { K: 'king', R: 'rook', B: 'bishop', N: 'knight' } as const;

function pairsTable(outcome: Outcome): Table {
  const { pairs, same, expected } = pairShares(outcome, 'paired');
  const effect = boardEffect(outcome, 'paired');
  const { pairing } = matchOf(outcome.run('paired'));
  const [white, draws, black] = byColour(pairing);
  return table({
    id: 'k10-pairs',
    caption: [
      'Pure MC against itself, every 8x8 board played twice with colours switched: how often a colour got the same in both games, and how often it would if boards did not matter.',
    ],
    columns: [
      { title: 'boards', align: 'right' },
      { title: 'White/draw/Black', align: 'right' },
      { title: 'same in both, %', align: 'right' },
      { title: 'by chance, %', align: 'right' },
      { title: 'due to the board, % of variance', align: 'right' },
    ],
    rows: [
      [
        formatCount(pairs),
        `${white}/${draws}/${black}`,
        quantityCell(same, 1),
        fixed(expected, 1),
        quantityCell(effect, 1),
      ],
    ],
    data: [
      {
        boards: pairs,
        white,
        draws,
        black,
        ...quantityRow('same', same),
        expected,
        ...quantityRow('effect', effect),
      },
    ],
  });
}

function groupRow(name: string, shares: SolvedShares): { cells: string[]; data: Row } {
  const { boards, wins, draws, losses, points, plies } = shares;
  return {
    cells: [
      name,
      formatCount(boards),
      ...[wins, draws, losses, points].map(({ value }) => fixed(value, 1)),
      fixed(plies, 1),
    ],
    data: {
      boards: name,
      count: boards,
      wins: wins.value,
      draws: draws.value,
      losses: losses.value,
      points: points.value,
      plies,
    },
  };
}

const GROUPS: readonly (readonly [name: string, group: string])[] = [
  ['all', 'all'],
  ...TILES.map((tile) => [`${tile} in the centre`, `centre ${tile}`] as const),
  ...TILES.map((tile) => [`three ${tile} on the own home row`, `home ${tile}3`] as const),
  ...TILES.map((tile) => [`three ${tile} on the enemy's home row`, `far ${tile}3`] as const),
];

function solvedTable(outcome: Outcome): Table {
  const rows = GROUPS.flatMap(([name, group]) => {
    const shares = solvedShares(outcome, group);
    return shares ? [groupRow(name, shares)] : [];
  });
  return table({
    id: 'k10-3x3',
    caption: ['Boards of 3x3 solved exactly: what the first player gets if both sides play their best.'],
    columns: [
      { title: 'boards', align: 'left' },
      { title: 'number', align: 'right' },
      { title: 'wins, %', align: 'right' },
      { title: 'draws, %', align: 'right' },
      { title: 'losses, %', align: 'right' },
      { title: 'points, %', align: 'right' },
      { title: 'mean plies if decided', align: 'right' },
    ],
    rows: rows.map(({ cells }) => cells),
    data: rows.map(({ data }) => data),
  });
}

function tilesFigure(outcome: Outcome): Figure {
  const counts = Array.from({ length: 10 }, (_, count) => count);
  return linesFigure({
    id: 'k10-tiles',
    caption: ["Boards of 3x3 solved exactly: the first player's points by the number of tiles of each kind."],
    alt: 'Four lines, one for each kind of tile: points of the first player against the number of such tiles.',
    xTitle: 'tiles of this kind on the board',
    yTitle: 'points of the first player, %',
    seriesTitle: 'tile',
    reference: 50,
    lines: TILES.map((tile) => ({
      name: `${NAMES[tile]} (${tile})`,
      points: counts.flatMap((count) => {
        const shares = solvedShares(outcome, `${tile}${count}`);
        return shares ? [{ x: count, y: shares.points }] : [];
      }),
    })),
  });
}

function describeValue(value: number): string {
  if (value === 0) return 'draw';
  return `${value > 0 ? 'wins' : 'loses'} in ${Math.abs(value)}`;
}

function fourTable(outcome: Outcome): Table {
  const boards = [...outcome.study(fourByFour).values()];
  const rowsFromTop = (tiles: string): string => (tiles.match(/.{4}/g) ?? []).toReversed().join('/');
  return table({
    id: 'k10-4x4',
    caption: [
      'Random boards of 4x4 solved exactly: the side that moves first wins, draws or loses, and in how many plies.',
    ],
    columns: [
      { title: 'board, from the top', align: 'left' },
      { title: 'White first', align: 'left' },
      { title: 'Black first', align: 'left' },
    ],
    rows: boards.map(({ tiles, white, black }) => [
      { text: rowsFromTop(tiles), isCode: true },
      describeValue(white),
      describeValue(black),
    ]),
    data: boards.map(({ tiles, white, black }) => ({ tiles, white, black })),
  });
}

interface MistakesRow {
  readonly name: string;
  readonly positions: number;
  readonly all: Quantity;
  readonly wins: Quantity;
  readonly draws: Quantity;
}

function mistakesRow({ name, positions, all, wins, draws }: MistakesRow): Row {
  return {
    agent: name,
    positions,
    ...quantityRow('given away', all),
    ...quantityRow('of wins', wins),
    ...quantityRow('of draws', draws),
  };
}

function mistakesTable(outcome: Outcome): Table {
  const found = outcome.study(mistakes);
  const rows = TESTED.map(([name]): MistakesRow => {
    const { positions, won, winsLost, drawsLost } = mistakesOf(found, name);
    return {
      name,
      positions,
      all: share(winsLost + drawsLost, positions),
      wins: share(winsLost, won),
      draws: share(drawsLost, positions - won),
    };
  });
  return table({
    id: 'k10-mistakes',
    caption: [
      'Decisions on solved 3x3 boards in which a win or a draw can be given away, and how often each agent does it.',
    ],
    columns: [
      { title: 'agent', align: 'left' },
      { title: 'decisions', align: 'right' },
      { title: 'given away, %', align: 'right' },
      { title: 'of wins, %', align: 'right' },
      { title: 'of draws, %', align: 'right' },
    ],
    rows: rows.map(({ name, positions, all, wins, draws }) => [
      name,
      formatCount(positions),
      ...[all, wins, draws].map((quantity) => quantityCell(quantity, 1)),
    ]),
    data: rows.map(mistakesRow),
  });
}

export function showK10(outcome: Outcome): readonly Block[] {
  return [
    pairsTable(outcome),
    solvedTable(outcome),
    tilesFigure(outcome),
    fourTable(outcome),
    mistakesTable(outcome),
  ];
}
