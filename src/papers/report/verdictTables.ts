/** The numbers and claims of an experiment as tables: published, ours, verdict. */
import { left, right } from '../../report/cells.ts';
import type { Cell, Table } from '../../report/document.ts';
import { UNKNOWN, formatCount, known, plain, range } from '../../words/index.ts';
import type { ReproducedExperiment } from '../reproduced.ts';
import { type ReproducedRow, isAsPublished } from '../rows.ts';
import type { Verdict } from '../verdict.ts';

/** A mark before the word, so that a long column can be read at a glance. */
export function verdictCell(verdict: Verdict): string {
  if (verdict === 'undecided') return '?\u00a0undecided';
  return `${isAsPublished(verdict) ? '✓' : '✗'}\u00a0${verdict}`;
}

function oursCell({ measured, low, high }: ReproducedRow): Cell {
  return {
    text: known(measured, plain),
    note: measured === null ? '' : range({ mean: measured, low, high }, plain),
  };
}

function gamesText(games: number | null): string {
  return games === null ? UNKNOWN : formatCount(games);
}

/** `40 to 60`, `above 50`. */
function region({ from, to }: ReproducedRow): string {
  if (from === null && to === null) return UNKNOWN;
  if (from !== null && to !== null) return `${plain(from)} to ${plain(to)}`;
  return from === null ? `below ${known(to, plain)}` : `above ${plain(from)}`;
}

function numbersTable(id: string, rows: readonly ReproducedRow[]): Table {
  return {
    kind: 'table',
    id: `${id}-numbers`,
    caption: [
      'Published numbers and ours with a 95 % interval. A number agrees if it lies where 95 % of samples of the published size would lie.',
    ],
    columns: [
      left('number'),
      left('source'),
      right('published'),
      right('games'),
      right('ours'),
      right('games'),
      right('agrees within'),
      left('verdict'),
    ],
    rows: rows.map((row) => [
      row.what,
      row.source,
      known(row.published, plain),
      gamesText(row.publishedGames),
      oursCell(row),
      gamesText(row.games),
      row.measured === null ? UNKNOWN : region(row),
      verdictCell(row.verdict),
    ]),
    data: rows.map((row) => ({ ...row })),
  };
}

function claimsTable(id: string, rows: readonly ReproducedRow[]): Table {
  return {
    kind: 'table',
    id: `${id}-claims`,
    caption: ['Claims, what decides each, and whether it holds in our games (95 % interval).'],
    columns: [
      left('claim'),
      left('source'),
      right('holds if'),
      right('ours'),
      right('games'),
      left('verdict'),
    ],
    rows: rows.map((row) => [
      row.what,
      row.source,
      region(row),
      oursCell(row),
      gamesText(row.games),
      verdictCell(row.verdict),
    ]),
    data: rows.map((row) => ({ ...row })),
  };
}

export function verdictTables({ experiment, rows }: ReproducedExperiment): Table[] {
  const id = experiment.id.toLowerCase();
  const numbers = rows.filter(({ kind }) => kind === 'number');
  const claims = rows.filter(({ kind }) => kind === 'claim');
  return [
    ...(numbers.length > 0 ? [numbersTable(id, numbers)] : []),
    ...(claims.length > 0 ? [claimsTable(id, claims)] : []),
  ];
}
