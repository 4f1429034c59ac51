/** The results of a sweep, a ladder or an ablation: how the points change with what was varied. */
import type { PairingKind, PairingResult, Point, RunResults } from '../../lab/results.ts';
import { estimateCell, estimateRow, left, right, unit } from '../cells.ts';
import type { Row, Section, Table } from '../document.ts';
import { elo, formatCount, lead, pValue, percent } from '../../words/index.ts';
import { comparisonsTable } from './comparisons.ts';
import { seatsTable } from './seats.ts';
import { parameterRow, variedFigures } from './variedFigures.ts';

/** What a row of the table is. */
const ROWS: Partial<Record<PairingKind, string>> = { ladder: 'step', ablation: 'variant' };

function pointRow(point: Point, { games, pCorrected }: PairingResult): Row {
  return {
    ...parameterRow(point),
    games,
    ...estimateRow('points', point.rate),
    ...estimateRow('elo', point.elo),
    ...estimateRow('lead', point.lead),
    'p corrected': pCorrected,
  };
}

function pointsTable(results: RunResults): Table {
  const { points, pairings, lineups } = results;
  const even = lineups ? `, an even share being ${percent(1 / lineups.seats)} %` : '';
  return {
    kind: 'table',
    id: 'varied',
    caption: [
      `All values in numbers. Points in percent${even}; intervals are of 95 %, over ${unit(results)}s of games; p is that of equal strength, corrected for the number of values by Holm’s method.`,
    ],
    columns: [
      left(ROWS[results.run.kind] ?? 'value'),
      right('games'),
      right('points, %'),
      right('Elo'),
      right('lead'),
      right('p'),
    ],
    rows: points.map((point) => [
      point.label,
      formatCount(pairings[point.pairing]!.games),
      estimateCell(point.rate, percent),
      estimateCell(point.elo, elo),
      estimateCell(point.lead, lead),
      pValue(pairings[point.pairing]!.pCorrected),
    ]),
    data: points.map((point) => pointRow(point, pairings[point.pairing]!)),
  };
}

export function varied(results: RunResults): Section {
  return {
    id: 'results',
    title: 'Results',
    blocks: [
      ...variedFigures(results),
      pointsTable(results),
      ...comparisonsTable(results),
      ...seatsTable(results),
    ],
  };
}
