/** How results are printed: lines, tables for people, one JSON document for programs. */
import Table from 'cli-table3';
import type { Terminal } from './terminal.ts';

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
  middle: '  ',
} as const;

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
  /** Longer text is broken between words. */
  readonly width?: number;
}

/** A table without lines or colours; every line fits what `columns` say. */
export function formatTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  _width?: number,
): string {
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
