/** Verdicts for people: a table for each experiment, and the counts of each paper. */
import { type ReproducedPaper, type ReproducedRow, isRehearsal } from '../../papers/index.ts';
import { countVerdicts } from '../../papers/report/counts.ts';
import { verdictCell } from '../../papers/report/verdictTables.ts';
import { UNKNOWN, known, plain, range } from '../../words/index.ts';
import type { Column } from '../fitTable.ts';
import { formatTable } from '../formatTable.ts';

const COLUMNS: readonly Column[] = [
  { title: 'what', narrow: 'end' },
  { title: 'published', align: 'right' },
  { title: 'ours', align: 'right' },
  { title: '95 %' },
  { title: 'games', align: 'right', narrow: 'drop' },
  { title: 'verdict' },
];

function cells(row: ReproducedRow): string[] {
  const { what, published, measured, low, high, games, verdict } = row;
  return [
    what,
    known(published, plain),
    known(measured, plain),
    measured === null ? '' : range({ mean: measured, low, high }, plain),
    games === null ? UNKNOWN : String(games),
    verdictCell(verdict),
  ];
}

function countLine({ paper, experiments }: ReproducedPaper): string {
  const counts = countVerdicts(experiments.flatMap(({ rows }) => rows));
  const { numbers, agree, differ, claims, hold, fail, undecided } = counts;
  return (
    `${paper.name}: ${agree} of ${numbers} numbers agree, ${differ} differ; ` +
    `${hold} of ${claims} claims hold, ${fail} fail, ${undecided} are undecided`
  );
}

export function describeVerdicts(papers: readonly ReproducedPaper[], screen: number | undefined): string {
  const tables = papers.flatMap(({ experiments }) =>
    experiments.map((reproduced) => {
      const { experiment, rows } = reproduced;
      const note = isRehearsal(reproduced) ? ' (a rehearsal: budgets were cut)' : '';
      return `${experiment.id}: ${experiment.title}${note}\n${formatTable(COLUMNS, rows.map(cells), screen)}\n`;
    }),
  );
  return [...tables, ...papers.map(countLine)].join('\n');
}
