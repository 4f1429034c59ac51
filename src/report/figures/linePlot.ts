/** An estimate against a number that was varied: a line through the means in the band of their intervals. */
import type { TopLevelSpec } from 'vega-lite';
import { type Theme, frame } from './theme.ts';

export interface LinePoint {
  readonly x: number;
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export interface LineAxes {
  readonly xTitle: string;
  readonly yTitle: string;
  /** In d3's notation. */
  readonly yFormat: string;
  /** Where "no difference" is. */
  readonly reference: number;
}

/** Values that span more than this factor are better told apart by their ratios. */
const WIDE = 16;

function isWide(xs: readonly number[]): boolean {
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  return least > 0 && most / least >= WIDE;
}

export function linePlot(points: readonly LinePoint[], axes: LineAxes, theme: Theme): TopLevelSpec {
  const xs = points.map(({ x }) => x);
  return {
    ...frame(theme),
    width: theme.width,
    height: 280,
    autosize: { type: 'fit-x', contains: 'padding' },
    data: { values: [...points] },
    encoding: {
      x: {
        field: 'x',
        type: 'quantitative',
        scale: isWide(xs)
          ? { type: 'log', nice: false, padding: 12 }
          : { zero: false, nice: false, padding: 12 },
        axis: { title: axes.xTitle, values: xs, format: '~r', grid: false, labelOverlap: true },
      },
    },
    layer: [
      {
        data: { values: [{ reference: axes.reference }] },
        mark: { type: 'rule', color: theme.muted, strokeDash: [3, 3] },
        encoding: {
          x: { value: { expr: '0' } },
          x2: { value: { expr: 'width' } },
          y: { field: 'reference', type: 'quantitative' },
        },
      },
      {
        mark: { type: 'area', color: theme.accent, opacity: 0.18 },
        encoding: {
          y: {
            field: 'low',
            type: 'quantitative',
            scale: { zero: false },
            axis: { title: axes.yTitle, format: axes.yFormat },
          },
          y2: { field: 'high' },
        },
      },
      {
        mark: {
          type: 'line',
          color: theme.accent,
          strokeWidth: 2,
          point: { filled: true, size: 55, color: theme.accent },
        },
        encoding: { y: { field: 'mean', type: 'quantitative' } },
      },
    ],
  };
}
