/**
 * Box plots one below the other: median, quartiles, whiskers to the outermost values within 1.5 boxes, the
 * agent's shape for the mean, dots for the extremes beyond. The numbers are summed up elsewhere.
 */
import type { TopLevelSpec } from 'vega-lite';
import { type Label, type Theme, frame, labelOn, lookOf } from './theme.ts';

export interface BoxRow {
  readonly label: Label;
  /** Place of the agent whose colour and shape it has. */
  readonly agent: number;
  readonly mean: number;
  readonly min: number;
  readonly low: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly high: number;
  readonly max: number;
}

/** Values that span more than this factor from a box to the furthest extreme read better on a logarithmic axis. */
const WIDE = 30;

function isWide(rows: readonly BoxRow[]): boolean {
  if (rows.some(({ min }) => min <= 0)) return false;
  const [least, most] = [Math.min(...rows.map((row) => row.median)), Math.max(...rows.map((row) => row.max))];
  return most / least >= WIDE;
}

/** Where the lines of a logarithmic axis are: at the powers of ten, and between them where these are few. */
function roundValues(rows: readonly BoxRow[]): number[] {
  const [least, most] = [Math.min(...rows.map(({ min }) => min)), Math.max(...rows.map(({ max }) => max))];
  const [from, to] = [Math.floor(Math.log10(least)), Math.ceil(Math.log10(most))];
  const digits = to - from > 3 ? [1] : [1, 2, 5];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    .flatMap((power) => digits.map((digit) => digit * 10 ** power))
    .filter((value) => value >= least && value <= most);
}

function areWhole(rows: readonly BoxRow[]): boolean {
  return rows.every(({ min, low, high, max }) => [min, low, high, max].every(Number.isInteger));
}

/** Axis of the values, logarithmic where they need it. */
function valueAxis(rows: readonly BoxRow[], title: string) {
  const hasRatios = isWide(rows);
  return {
    scale: hasRatios ? { type: 'log' as const, nice: false, padding: 10 } : { zero: false },
    axis: {
      title,
      ...(hasRatios && { values: roundValues(rows), format: '~g' }),
      // Grid lines at half plies make no sense.
      ...(areWhole(rows) && { tickMinStep: 1 }),
    },
  };
}

export function boxPlots(rows: readonly BoxRow[], title: string, theme: Theme): TopLevelSpec {
  const values = rows.map((row) => ({
    ...row,
    label: labelOn(theme, row.label),
    ...lookOf(theme, row.agent),
  }));
  const extremes = values.flatMap(({ label, colour, min, low, high, max }) => [
    ...(min < low ? [{ label, colour, extreme: min }] : []),
    ...(max > high ? [{ label, colour, extreme: max }] : []),
  ]);
  const x = (field: string) => ({ field, type: 'quantitative' }) as const;
  const colour = { field: 'colour', type: 'nominal', scale: null } as const;
  return {
    ...frame(theme),
    width: theme.width,
    height: 34 * rows.length,
    autosize: { type: 'fit-x', contains: 'padding' },
    data: { values },
    encoding: {
      y: { field: 'label', type: 'nominal', sort: null, title: null, axis: { labelColor: theme.ink } },
    },
    layer: [
      {
        mark: { type: 'rule', strokeWidth: 1.2 },
        encoding: { x: { ...x('low'), ...valueAxis(rows, title) }, x2: { field: 'high' }, color: colour },
      },
      {
        mark: { type: 'bar', height: 15, fillOpacity: 0.28, strokeWidth: 1.2 },
        encoding: { x: { ...x('q1'), stack: null }, x2: { field: 'q3' }, fill: colour, stroke: colour },
      },
      {
        mark: { type: 'tick', thickness: 2.5, size: 15 },
        encoding: { x: x('median'), color: colour },
      },
      {
        mark: { type: 'point', filled: true, size: 30, opacity: 1, fill: theme.paper, strokeWidth: 1.2 },
        encoding: {
          x: x('mean'),
          stroke: colour,
          shape: { field: 'shape', type: 'nominal', scale: null },
        },
      },
      {
        data: { values: extremes },
        mark: { type: 'point', filled: true, size: 12, opacity: 0.8 },
        encoding: { x: x('extreme'), color: colour },
      },
    ],
  };
}
