/**
 * A table as LaTeX, for a paper: a `table` with caption and label whose lines are those of the package booktabs, which is
 * all that it needs. What LaTeX would read as a command is escaped, and the signs that a report prints beyond ASCII
 * become commands; letters of other scripts stay, because current engines accept them.
 */
import type { Cell, Inline, Table, Text } from './document.ts';
import { agentKey } from './names.ts';

const COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '%': '\\%',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': '\\symbol{34}',
  "'": '\\symbol{39}',
  '`': '\\symbol{96}',
  // At the start of a row these would belong to the line break before it.
  '[': '{[}',
  ']': '{]}',
  '*': '{*}',
  '−': '$-$',
  '±': '$\\pm$',
  '∞': '$\\infty$',
  '½': '\\textonehalf{}',
  '–': '\\textendash{}',
  '’': '\\textquoteright{}',
  '“': '\\textquotedblleft{}',
  '”': '\\textquotedblright{}',
  '…': '\\ldots{}',
};

function escape(text: string): string {
  const signs = [...text.replace(/[\s\p{Cc}]+/gu, ' ')].map((sign) => COMMANDS[sign] ?? sign);
  // Two hyphens would become a dash.
  return signs.join('').replace(/-(?=-)/g, '-{}');
}

function inline(part: Inline): string {
  if (typeof part === 'string') return escape(part);
  if ('link' in part) return escape(part.link);
  return 'code' in part ? `\\texttt{${escape(part.code)}}` : `\\textbf{${escape(part.strong)}}`;
}

function line(text: Text): string {
  return text.map(inline).join('');
}

function letter(agent: number | undefined): string {
  return agent === undefined ? '' : `\\textbf{${agentKey(agent)}} `;
}

/** The text of a cell, and its note in a separate column if any cell of its column has one. */
function cells(value: string | Cell, hasNote: boolean): string[] {
  const { text, note, agent, isCode }: Cell = typeof value === 'string' ? { text: value } : value;
  const content = `${letter(agent)}${isCode ? `\\texttt{${escape(text)}}` : escape(text)}`.trim();
  return hasNote ? [content, escape(note ?? '')] : [content];
}

interface Layout {
  /** Has any cell of the column a note? */
  readonly notes: readonly boolean[];
  /** Does the column hold specs, which are long? Then it is broken into lines. */
  readonly isLong: readonly boolean[];
}

function layoutOf({ columns, rows }: Table): Layout {
  const some = (place: number, test: (cell: Cell) => boolean): boolean =>
    rows.some((row) => typeof row[place] === 'object' && test(row[place]));
  return {
    notes: columns.map((_, i) => some(i, ({ note }) => note !== undefined && note !== '')),
    isLong: columns.map((_, i) => some(i, ({ isCode }) => isCode === true)),
  };
}

function columnSpec({ columns }: Table, { notes, isLong }: Layout): string {
  return columns
    .map(({ align }, i) => {
      const own = isLong[i] ? 'p{0.6\\linewidth}' : align === 'right' ? 'r' : 'l';
      return notes[i] ? `${own}@{~}l` : own;
    })
    .join('');
}

function head({ columns }: Table, { notes }: Layout): string {
  const titles = columns.map(({ title, agent }, i) => {
    const text = `${letter(agent)}${escape(title)}`.trim();
    return notes[i] ? `\\multicolumn{2}{c}{${text}}` : text;
  });
  return `${titles.join(' & ')} \\\\`;
}

export function toLatex(table: Table): string {
  const layout = layoutOf(table);
  const rows = table.rows.map(
    (row) => `${row.flatMap((value, i) => cells(value, layout.notes[i]!)).join(' & ')} \\\\`,
  );
  return [
    '% Needs \\usepackage{booktabs}.',
    '\\begin{table}',
    '\\centering',
    `\\caption{${line(table.caption)}}`,
    `\\label{tab:${table.id}}`,
    `\\begin{tabular}{${columnSpec(table, layout)}}`,
    '\\toprule',
    head(table, layout),
    '\\midrule',
    ...rows,
    '\\bottomrule',
    '\\end{tabular}',
    '\\end{table}',
    '',
  ].join('\n');
}
