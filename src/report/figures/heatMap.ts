/** A table of numbers as colours, with the numbers in it: cross tables of a tournament, sweeps over two parameters. */
import type { TopLevelSpec } from 'vega-lite';
import { type Label, type Theme, frame, labelOn } from './theme.ts';

export interface HeatCell {
  /** Places in the axes. */
  readonly row: number;
  readonly column: number;
  readonly value: number;
  /** The number as printed. */
  readonly text: string;
  /** A second line, smaller: its uncertainty. */
  readonly detail: string;
}

export interface HeatAxes {
  readonly rows: readonly Label[];
  readonly columns: readonly string[];
  readonly rowTitle: string | null;
  readonly columnTitle: string | null;
  /** The value of the middle colour, and how far the ends are from it. */
  readonly middle: number;
  readonly reach: number;
}

const LETTER_WIDTH = 6.5;

/** As wide as its name. Narrow pages take narrower columns, but none so narrow that its number is cut. */
function columnWidth({ columns }: HeatAxes, theme: Theme): number {
  const labels = theme.hasRoom ? 200 : 50;
  const wanted = Math.max(62, ...columns.map((name) => LETTER_WIDTH * name.length));
  return Math.max(46, Math.min(wanted, Math.floor((theme.width - labels) / columns.length)));
}

export function heatMap(cells: readonly HeatCell[], axes: HeatAxes, theme: Theme): TopLevelSpec {
  const { middle, reach } = axes;
  const rows = axes.rows.map((label) => labelOn(theme, label));
  const values = cells.map((cell) => ({
    ...cell,
    row: rows[cell.row]!,
    column: axes.columns[cell.column]!,
    ink: Math.abs(cell.value - middle) > theme.fullFrom.diverging * reach ? theme.onFull : theme.onFaint,
  }));
  const ink = { field: 'ink', type: 'nominal', scale: null } as const;
  return {
    ...frame(theme),
    width: { step: columnWidth(axes, theme) },
    height: { step: 42 },
    data: { values },
    encoding: {
      x: {
        field: 'column',
        type: 'nominal',
        scale: { domain: [...axes.columns] },
        axis: {
          title: axes.columnTitle,
          orient: 'top',
          labelAngle: 0,
          domain: false,
          ticks: false,
          labelColor: theme.ink,
        },
      },
      y: {
        field: 'row',
        type: 'nominal',
        scale: { domain: rows },
        axis: { title: axes.rowTitle, labelColor: theme.ink },
      },
    },
    layer: [
      {
        mark: { type: 'rect', stroke: theme.paper, strokeWidth: 2 },
        encoding: {
          fill: {
            field: 'value',
            type: 'quantitative',
            legend: null,
            scale: {
              domain: [middle - reach, middle + reach],
              range: [...theme.diverging],
              clamp: true,
              interpolate: 'lab',
            },
          },
        },
      },
      {
        mark: { type: 'text', dy: -5, fontSize: 12 },
        encoding: { text: { field: 'text', type: 'nominal' }, color: ink },
      },
      {
        mark: { type: 'text', dy: 9, fontSize: 9.5 },
        encoding: { text: { field: 'detail', type: 'nominal' }, color: ink },
      },
    ],
  };
}
