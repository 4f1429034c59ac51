/**
 * The figures of a sweep, a ladder or an ablation. One number that was varied makes a line with its band, two parameters
 * make a grid, and anything else a list of estimates.
 */
import type { TopLevelSpec } from 'vega-lite';
import type { Estimate, PairingKind, Point, RunResults } from '../../lab/results.ts';
import { estimateRow, gamesEach, seating } from '../cells.ts';
import type { Figure, Row } from '../document.ts';
import { forest } from '../figures/forest.ts';
import { heatMap } from '../figures/heatMap.ts';
import { linePlot } from '../figures/linePlot.ts';
import type { Theme } from '../figures/theme.ts';
import { capital, lead, percent } from '../format.ts';
import { shorten } from '../names.ts';

interface Quantity {
  readonly id: string;
  readonly title: string;
  readonly interval: string;
  readonly of: (point: Point) => Estimate;
  /** For axes, in d3's notation, and for cells. */
  readonly axisFormat: string;
  readonly format: (value: number) => string;
  readonly reference: number;
}

const POINTS: Quantity = {
  id: 'points',
  title: 'points per game',
  interval: 'Wilson, over pairs of games',
  of: ({ rate }) => rate,
  axisFormat: '.0%',
  format: percent,
  reference: 0.5,
};

const LEAD: Quantity = {
  id: 'lead',
  title: 'mean lead',
  interval: 't, over pairs of games',
  of: ({ lead: estimate }) => estimate,
  axisFormat: '+~r',
  format: lead,
  reference: 0,
};

type Drawing = (theme: Theme) => TopLevelSpec;

/** One parameter that is a number, at three values or more. */
function asLine(points: readonly Point[], quantity: Quantity): Drawing | null {
  const numbers = points.flatMap(({ parameters }) => {
    const value = parameters.length === 1 ? parameters[0]!.value : null;
    return typeof value === 'number' ? [value] : [];
  });
  if (numbers.length < points.length || new Set(numbers).size !== points.length || points.length < 3)
    return null;
  const rows = points
    .map((point, i) => ({ x: numbers[i]!, ...quantity.of(point) }))
    .toSorted((a, b) => a.x - b.x);
  const axes = {
    xTitle: points[0]!.parameters[0]!.name,
    yTitle: quantity.title,
    yFormat: quantity.axisFormat,
    reference: quantity.reference,
  };
  return (theme) => linePlot(rows, axes, theme);
}

/** Two parameters, each at two values or more. */
function asGrid(points: readonly Point[], quantity: Quantity): Drawing | null {
  if (!points.every(({ parameters }) => parameters.length === 2)) return null;
  const valuesOf = (place: 0 | 1): string[] => [
    ...new Set(points.map(({ parameters }) => String(parameters[place]!.value))),
  ];
  const [rows, columns] = [valuesOf(0), valuesOf(1)];
  if (rows.length < 2 || columns.length < 2 || columns.length > 9) return null;
  const cells = points.flatMap((point) => {
    const { mean, low, high } = quantity.of(point);
    if (mean === null) return [];
    const half =
      low === null || high === null ? '' : `±${quantity.format((high - low) / 2).replace('+', '')}`;
    const [row, column] = point.parameters.map(({ value }) => String(value)) as [string, string];
    return [
      {
        row: rows.indexOf(row),
        column: columns.indexOf(column),
        value: mean,
        text: quantity.format(mean),
        detail: half,
      },
    ];
  });
  const reach = Math.max(...cells.map(({ value }) => Math.abs(value - quantity.reference))) || 1;
  const [rowTitle, columnTitle] = points[0]!.parameters.map(({ name }) => name) as [string, string];
  const axes = {
    rows: rows.map((row) => ({ full: row, short: shorten(row, 12) })),
    columns,
    rowTitle,
    columnTitle,
    middle: quantity.reference,
    reach,
  };
  return (theme) => heatMap(cells, axes, theme);
}

function asForest(points: readonly Point[], quantity: Quantity): Drawing {
  const rows = points.map((point) => ({
    label: { full: shorten(point.label, 40), short: shorten(point.label, 18) },
    agent: 0,
    ...quantity.of(point),
  }));
  const axis = { title: quantity.title, format: quantity.axisFormat, reference: quantity.reference };
  return (theme) => forest(rows, axis, theme);
}

function pointRow(point: Point, { id, of }: Quantity): Row {
  return { ...parameterRow(point), ...estimateRow(id, of(point)) };
}

function described(point: Point, { of, format }: Quantity): string {
  const { mean } = of(point);
  return `${point.label} ${mean === null ? 'unknown' : format(mean)}`;
}

function figure(results: RunResults, quantity: Quantity): Figure {
  const { points, pairings } = results;
  const line = asLine(points, quantity);
  return {
    kind: 'figure',
    id: `varied-${quantity.id}`,
    caption: [
      `${capital(quantity.title)} ${subject(results)}. ${line ? 'The band is' : 'Intervals are'} the 95 % interval (${quantity.interval}); ${gamesEach(pairings)}, ${seating(results)}.`,
    ],
    alt: `${capital(quantity.title)} at each value: ${points.map((point) => described(point, quantity)).join('; ')}.`,
    spec: line ?? asGrid(points, quantity) ?? asForest(points, quantity),
    data: points.map((point) => pointRow(point, quantity)),
  };
}

function subject({ run, points, agents }: RunResults): string {
  const opponents = new Set(points.map(({ against }) => agents[against]!.name));
  const against = opponents.size === 1 ? ` against ${[...opponents][0]}` : '';
  const words: Partial<Record<PairingKind, string>> = {
    ladder: 'of twice the budget against once, at each step',
    ablation: `of the agent with one part taken out${against}`,
  };
  return words[run.kind] ?? `of the varied agent${against}`;
}

/** The label of a point and its values, for a CSV file. */
export function parameterRow({ label, parameters }: Point): Row {
  return { label, ...Object.fromEntries(parameters.map(({ name, value }) => [name, value])) };
}

/** Points, and the lead where the game has one. */
export function variedFigures(results: RunResults): Figure[] {
  const hasLead = results.points.some(({ lead: { mean } }) => mean !== null && mean !== 0);
  return (hasLead ? [POINTS, LEAD] : [POINTS]).map((quantity) => figure(results, quantity));
}
