/**
 * An estimate against a number that was varied: a line through the means in the band of their intervals. Where a second
 * parameter was varied too there is a line for each of its levels, told apart by colour, shape and dash.
 */
import type { TopLevelSpec } from 'vega-lite';
import { type Look, type Theme, frame, levelLook } from './theme.ts';

export interface LinePoint {
  readonly x: number;
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** One line. */
export interface LineSeries {
  /** For the legend; empty where there is only one. */
  readonly name: string;
  /** From left to right. */
  readonly points: readonly LinePoint[];
}

export interface LineAxes {
  readonly xTitle: string;
  readonly yTitle: string;
  /** What the names of the series are values of. */
  readonly seriesTitle: string | null;
  /** In d3's notation. */
  readonly yFormat: string;
  /** Where "no difference" is, if there is such a place. */
  readonly reference?: number;
  /** Where the x-axis is labelled; otherwise at every value. */
  readonly ticks?: readonly number[];
}

/** Values that span more than this factor are easier to read on a logarithmic axis. */
const WIDE = 16;

function isWide(xs: readonly number[]): boolean {
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  return least > 0 && most / least >= WIDE;
}

/** The looks of all series, as scales that share one legend. */
function looks(series: readonly LineSeries[], axes: LineAxes, theme: Theme) {
  const all = series.map((_, level) => levelLook(theme, level));
  const domain = series.map(({ name }) => name);
  const legend =
    series.length === 1
      ? null
      : {
          title: axes.seriesTitle,
          orient: 'top' as const,
          columns: theme.hasRoom ? 6 : 3,
          symbolSize: 60,
          symbolOpacity: 1,
        };
  const by = { field: 'name', type: 'nominal' } as const;
  return {
    colour: { ...by, scale: { domain, range: all.map(({ colour }) => colour) }, legend },
    shape: { ...by, scale: { domain, range: all.map(({ shape }) => shape) }, legend },
  };
}

/** A layer for each: a scale of dashes would dash the symbols of the legend as well. */
function lineLayer(points: readonly LinePoint[], { colour, dash }: Look) {
  return {
    data: { values: [...points] },
    mark: { type: 'line' as const, strokeWidth: 2, color: colour, strokeDash: [...dash] },
    encoding: { y: { field: 'mean', type: 'quantitative' as const } },
  };
}

function referenceLayer({ reference }: LineAxes, theme: Theme) {
  if (reference === undefined) return [];
  return [
    {
      data: { values: [{ reference }] },
      mark: { type: 'rule' as const, color: theme.muted, strokeDash: [3, 3] },
      encoding: {
        x: { value: { expr: '0' } },
        x2: { value: { expr: 'width' } },
        y: { field: 'reference', type: 'quantitative' as const },
      },
    },
  ];
}

export function linePlot(series: readonly LineSeries[], axes: LineAxes, theme: Theme): TopLevelSpec {
  const values = series.flatMap(({ name, points }) => points.map((point) => ({ ...point, name })));
  const xs = [...new Set(values.map(({ x }) => x))];
  const { colour, shape } = looks(series, axes, theme);
  return {
    ...frame(theme),
    width: theme.width,
    height: 280,
    autosize: { type: 'fit-x', contains: 'padding' },
    data: { values },
    encoding: {
      x: {
        field: 'x',
        type: 'quantitative',
        scale: isWide(xs)
          ? { type: 'log', nice: false, padding: 12 }
          : { zero: false, nice: false, padding: 12 },
        axis: {
          title: axes.xTitle,
          values: [...(axes.ticks ?? xs)],
          // As `format` it would be rounded to the distance of ticks, and these are ours.
          labelExpr: "format(datum.value, '~r')",
          grid: false,
          labelOverlap: true,
        },
      },
    },
    layer: [
      ...referenceLayer(axes, theme),
      {
        mark: { type: 'area', opacity: series.length === 1 ? 0.18 : 0.12 },
        encoding: {
          y: {
            field: 'low',
            type: 'quantitative',
            scale: { zero: false },
            axis: { title: axes.yTitle, format: axes.yFormat },
          },
          y2: { field: 'high' },
          color: colour,
        },
      },
      ...series.map(({ points }, level) => lineLayer(points, levelLook(theme, level))),
      {
        mark: { type: 'point', filled: true, size: 55, opacity: 1 },
        encoding: { y: { field: 'mean', type: 'quantitative' }, color: colour, shape },
      },
    ],
  };
}
