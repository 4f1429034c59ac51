/** Tables for people: columns of plain text, as wide as the screen allows. */
import Table from 'cli-table3';
import { printable } from '../core/index.ts';
import { type Column, GAP, fitTable } from './fitTable.ts';

const PLAIN_BORDERS = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: ' '.repeat(GAP),
} as const;

/**
 * A table without lines or colours; every line fits what `columns` say.
 * @param screen how wide it may be, see `screenWidth`
 */
export function formatTable(
  allColumns: readonly Column[],
  allRows: readonly (readonly string[])[],
  screen?: number,
): string {
  // Before the layout, which would count escape sequences as colours without a width.
  const safeRows = allRows.map((row) => row.map(printable));
  const { columns, rows } = fitTable({ columns: allColumns, rows: safeRows }, screen);
  const table = new Table({
    chars: PLAIN_BORDERS,
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
    head: columns.map((column) => column.title),
    colAligns: columns.map((column) => column.align ?? 'left'),
    colWidths: columns.map((column) => column.width ?? null),
    wordWrap: true,
  });
  for (const row of rows) table.push([...row]);
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}
