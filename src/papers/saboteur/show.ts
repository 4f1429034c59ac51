/** Tables of games won, drawn and lost: a share of wins alone hides what became of the others. */
import { left, right } from '../../report/cells.ts';
import type { Cell, Row, Table, Text } from '../../report/document.ts';
import { formatCount } from '../../words/index.ts';
import type { Encounter } from '../encounter.ts';
import { quantityCell, quantityRow, table } from '../show/table.ts';

export interface ResultsRow {
  /** Under the titles that the table gives them. */
  readonly names: readonly string[];
  readonly encounter: Encounter;
}

/** A row of published figures, in percent; what was not published is left out. */
export interface PublishedRow {
  readonly names: readonly string[];
  readonly wins: number;
  readonly draws?: number;
  readonly losses?: number;
  readonly games?: number;
}

export interface ResultsTable {
  readonly id: string;
  readonly caption: Text;
  /** What the names of a row are. */
  readonly titles: readonly string[];
  readonly rows: readonly (ResultsRow | PublishedRow)[];
  /** Shows iterations for each move; the run must have measured them. */
  readonly withIterations?: boolean;
}

function publishedCells({ wins, draws, losses, games }: PublishedRow): Cell[] {
  const share = (value: number | undefined): Cell => ({
    text: value === undefined ? 'not said' : value.toFixed(1),
  });
  const count = { text: games === undefined ? 'not said' : formatCount(games) };
  return [share(wins), share(draws), share(losses), { text: '' }, count];
}

function ownCells({ encounter }: ResultsRow): Cell[] {
  return [
    quantityCell(encounter.wins(), 1),
    quantityCell(encounter.draws(), 1),
    quantityCell(encounter.losses(), 1),
    quantityCell(encounter.points(), 1),
    { text: formatCount(encounter.games) },
  ];
}

function iterations({ encounter }: ResultsRow): string {
  return formatCount(Math.round(encounter.measure('simulations').value));
}

export function resultsTable({ id, caption, titles, rows, withIterations = false }: ResultsTable): Table {
  const measured = ['won, %', 'drawn, %', 'lost, %', 'points, %', 'games'];
  return table({
    id,
    caption,
    columns: [
      ...titles.map(left),
      ...measured.map(right),
      ...(withIterations ? [right('iterations a move')] : []),
    ],
    rows: rows.map((row) => [
      ...row.names,
      ...('encounter' in row ? ownCells(row) : publishedCells(row)),
      ...(withIterations ? ['encounter' in row ? iterations(row) : 'not said'] : []),
    ]),
    data: rows.map((row): Row => {
      const names = Object.fromEntries(titles.map((title, i) => [title, row.names[i]!]));
      if (!('encounter' in row)) {
        const { wins, draws = null, losses = null, games = null } = row;
        return { ...names, won: wins, drawn: draws, lost: losses, games };
      }
      return {
        ...names,
        ...quantityRow('won', row.encounter.wins()),
        ...quantityRow('drawn', row.encounter.draws()),
        ...quantityRow('lost', row.encounter.losses()),
        ...quantityRow('points', row.encounter.points()),
        ...(withIterations && { iterations: row.encounter.measure('simulations').value }),
      };
    }),
  });
}
