/** What stands above the picture of a tree, as an HTML-like label of Graphviz: title, lines, and the legend. */
import { escaped } from './escape.ts';
import type { Paint } from './palette.ts';

export interface Heading {
  readonly title: string;
  readonly lines: readonly string[];
  readonly legend: readonly { readonly title: string; readonly paint: Paint }[];
}

/** Letters of a line before it is broken. */
const LINE_LENGTH = 100;
/** Roughly how wide a letter is, and what a box of the legend adds. */
const LETTER = 5.5;
const BOX = 18;

/** Breaks a long line where it has spaces. */
function wrapped(line: string): string[] {
  const rows = [''];
  for (const word of line.split(' ')) {
    const row = rows[rows.length - 1]!;
    if (row !== '' && row.length + 1 + word.length > LINE_LENGTH) rows.push(word);
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`;
  }
  return rows;
}

function text(size: number, colour: string, content: string): string {
  return `<FONT POINT-SIZE="${size}" COLOR="${colour}">${escaped(content)}</FONT>`;
}

/** @param width of the lines above: Graphviz would stretch the boxes to it, so an empty cell takes it up */
function legendTable(legend: Heading['legend'], width: number, ink: string): string {
  const boxes = legend.map(
    ({ title, paint }) =>
      `<TD BORDER="1" COLOR="${paint.line}" BGCOLOR="${paint.fill}" STYLE="ROUNDED" CELLPADDING="5">${text(11, ink, title)}</TD>`,
  );
  const taken = legend.reduce((sum, { title }) => sum + LETTER * title.length + BOX, 0);
  const rest = Math.max(0, Math.round(width - taken));
  return `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="6"><TR>${boxes.join('')}<TD WIDTH="${rest}"></TD></TR></TABLE>`;
}

export function headingLabel({ title, lines, legend }: Heading, ink: string, muted: string): string {
  const rows = lines.flatMap(wrapped);
  const width = LETTER * Math.max(...rows.map((row) => row.length), 2 * title.length);
  const row = (content: string): string => `<TR><TD ALIGN="LEFT">${content}</TD></TR>`;
  return [
    '<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="2" CELLPADDING="1">',
    row(`<B>${text(18, ink, title)}</B>`),
    ...rows.map((line) => row(text(11, muted, line))),
    ...(legend.length > 0 ? [row(legendTable(legend, width, ink))] : []),
    '</TABLE>',
  ].join('');
}
