/** Estimates one below the other, each a point on its interval: ratings, rates of many pairings. */
import type { TopLevelSpec } from 'vega-lite';
import { type Label, type Theme, frame, labelOn, lookOf } from './theme.ts';

export interface ForestRow {
  readonly label: Label;
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Place of the agent whose colour and shape it has. */
  readonly agent: number;
}

export interface ForestAxis {
  readonly title: string;
  /** In d3's notation. */
  readonly format: string;
  /** Where "no difference" is. */
  readonly reference: number;
}

export function forest(rows: readonly ForestRow[], axis: ForestAxis, theme: Theme): TopLevelSpec {
  const y = { field: 'label', type: 'nominal', sort: null, title: null } as const;
  const values = rows.map((row) => ({
    ...row,
    label: labelOn(theme, row.label),
    ...lookOf(theme, row.agent),
  }));
  const colour = { field: 'colour', type: 'nominal', scale: null } as const;
  return {
    ...frame(theme),
    width: theme.width,
    height: 26 * rows.length,
    autosize: { type: 'fit-x', contains: 'padding' },
    data: { values },
    encoding: { y: { ...y, axis: { labelColor: theme.ink } } },
    layer: [
      {
        data: { values: [{ reference: axis.reference }] },
        mark: { type: 'rule', color: theme.muted, strokeDash: [3, 3] },
        encoding: {
          x: { field: 'reference', type: 'quantitative' },
          y: { value: { expr: '0' } },
          y2: { value: { expr: 'height' } },
        },
      },
      {
        mark: { type: 'rule', strokeWidth: 2 },
        encoding: { x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' }, color: colour },
      },
      {
        mark: { type: 'point', filled: true, size: 62, opacity: 1 },
        encoding: {
          x: {
            field: 'mean',
            type: 'quantitative',
            scale: { zero: false },
            axis: { title: axis.title, format: axis.format },
          },
          color: colour,
          shape: { field: 'shape', type: 'nominal', scale: null },
        },
      },
    ],
  };
}
