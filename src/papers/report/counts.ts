/** How many numbers and claims there are, and what became of them. */
import { left, right } from '../../report/cells.ts';
import type { Column, Row } from '../../report/document.ts';
import type { ReproducedRow } from '../rows.ts';
import type { Verdict } from '../verdict.ts';

export interface Counts {
  readonly numbers: number;
  readonly agree: number;
  readonly differ: number;
  /** Numbers that no game could measure. */
  readonly unmeasured: number;
  readonly claims: number;
  readonly hold: number;
  readonly fail: number;
  readonly undecided: number;
}

export function countVerdicts(rows: readonly ReproducedRow[]): Counts {
  const count = (kind: ReproducedRow['kind'], ...verdicts: readonly Verdict[]): number =>
    rows.filter((row) => row.kind === kind && (verdicts.length === 0 || verdicts.includes(row.verdict)))
      .length;
  return {
    numbers: count('number'),
    agree: count('number', 'agrees', 'compatible'),
    differ: count('number', 'differs', 'incompatible'),
    unmeasured: count('number', 'undecided'),
    claims: count('claim'),
    hold: count('claim', 'holds'),
    fail: count('claim', 'fails'),
    undecided: count('claim', 'undecided'),
  };
}

/** Columns and cells of a table of counts, after one of names. */
export function countColumns(of: string): Column[] {
  return [
    left(of),
    ...['numbers', 'agree', 'differ', 'not measured', 'claims', 'hold', 'fail', 'undecided'].map(right),
  ];
}

export function countCells(counts: Counts): string[] {
  return Object.values(counts).map(String);
}

export function countRow(name: string, counts: Counts): Row {
  return { name, ...counts };
}
