/** Rows as CSV (RFC 4180): a header line, texts quoted where they need it, unknown numbers empty. */
import { printable } from '../core/index.ts';
import type { Row } from './document.ts';

function field(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  const text = printable(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function toCsv(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}
