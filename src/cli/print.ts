/** How results are printed: lines, tables for people, one JSON document for programs. */
import Table from 'cli-table3';
import { type Column, GAP, fitTable } from './fitTable.ts';
import type { Terminal } from './terminal.ts';

export type { Column };

export function printLine(terminal: Terminal, text = ''): void {
  terminal.output.write(`${text}\n`);
}

export function printJson(terminal: Terminal, value: unknown): void {
  printLine(terminal, JSON.stringify(value, null, 2));
}

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
  const { columns, rows } = fitTable({ columns: allColumns, rows: allRows }, screen);
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

/** `1 game`, `2 games`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
