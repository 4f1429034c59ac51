/** Counts of values in bins: lengths of games. */
import type { TopLevelSpec } from 'vega-lite';
import { type Theme, frame } from './theme.ts';

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface HistogramAxes {
  readonly xTitle: string;
  readonly yTitle: string;
  /** Drawn across the bins. */
  readonly median: number;
}

export function histogram(bins: readonly Bin[], axes: HistogramAxes, theme: Theme): TopLevelSpec {
  return {
    ...frame(theme),
    width: theme.width,
    height: 220,
    autosize: { type: 'fit-x', contains: 'padding' },
    data: { values: [...bins] },
    layer: [
      {
        mark: { type: 'bar', color: theme.accent, fillOpacity: 0.75, binSpacing: 1 },
        encoding: {
          x: {
            field: 'from',
            type: 'quantitative',
            bin: { binned: true },
            scale: { zero: false, nice: false },
            axis: { title: axes.xTitle, grid: false },
          },
          x2: { field: 'to' },
          y: { field: 'count', type: 'quantitative', axis: { title: axes.yTitle, tickMinStep: 1 } },
        },
      },
      {
        data: { values: [{ median: axes.median }] },
        mark: { type: 'rule', color: theme.ink, strokeDash: [3, 3] },
        encoding: { x: { field: 'median', type: 'quantitative' } },
      },
    ],
  };
}
