/** A cross table as colours: rows against columns, as papers print tournaments. */
import type { Figure, Text } from '../../report/document.ts';
import { heatMap } from '../../report/figures/heatMap.ts';
import { fixed } from '../../words/index.ts';
import type { Quantity } from '../quantity.ts';

export interface CrossFigure {
  /** Begins with the id of the experiment in small letters: `m2-wins`. */
  readonly id: string;
  /** Begins with the place in the paper. */
  readonly caption: Text;
  readonly alt: string;
  /** In the paper's order. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** What stands in a cell; null where the paper leaves it empty. */
  cell(row: string, column: string): Quantity | null;
  /** The published value, where there is one; printed below ours. */
  published?(row: string, column: string): number | null;
  /** The value of the middle colour, and how far the ends are from it. */
  readonly middle: number;
  readonly reach: number;
  readonly digits: number;
}

export function crossFigure(figure: CrossFigure): Figure {
  const { id, caption, alt, rows, columns, digits } = figure;
  const cells = rows.flatMap((row, r) =>
    columns.flatMap((column, c) => {
      const ours = figure.cell(row, column);
      return ours ? [{ r, c, row, column, ours, theirs: figure.published?.(row, column) ?? null }] : [];
    }),
  );
  const heat = cells.map(({ r, c, ours, theirs }) => ({
    row: r,
    column: c,
    value: ours.value,
    text: fixed(ours.value, digits),
    detail: figure.published
      ? theirs === null
        ? ''
        : `(${fixed(theirs, digits)})`
      : `±${fixed((ours.high - ours.low) / 2, digits)}`,
  }));
  const axes = {
    rows: rows.map((name) => ({ full: name, short: name })),
    columns,
    rowTitle: null,
    columnTitle: null,
    middle: figure.middle,
    reach: figure.reach,
  };
  return {
    kind: 'figure',
    id,
    caption,
    alt,
    spec: (theme) => heatMap(heat, axes, theme),
    data: cells.map(({ row, column, ours, theirs }) => ({
      row,
      column,
      ours: ours.value,
      low: ours.low,
      high: ours.high,
      games: ours.games,
      published: theirs,
    })),
  };
}
