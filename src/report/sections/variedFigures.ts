/**
 * The figures of a sweep, a ladder or an ablation. A number that was varied makes a line with its band, with a second
 * parameter a line for each of its levels; two parameters that make no lines make a grid, and anything else a list of
 * estimates.
 */
import type { TopLevelSpec } from 'vega-lite';
import type { Estimate, PairingKind, Point, RunResults } from '../../lab/results.ts';
import { seatsIn } from '../../lab/meetings.ts';
import { estimateRow, gamesEach, seating, unit } from '../cells.ts';
import type { Figure, Row } from '../document.ts';
import { forest } from '../figures/forest.ts';
import { heatMap } from '../figures/heatMap.ts';
import { type LinePoint, linePlot } from '../figures/linePlot.ts';
import type { Theme } from '../figures/theme.ts';
import { capital, lead, percent } from '../../words/index.ts';
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

function points(results: RunResults): Quantity {
  return {
    id: 'points',
    title: 'points per game',
    interval: `Wilson, over ${unit(results)}s of games`,
    of: ({ rate }) => rate,
    axisFormat: '.0%',
    format: percent,
    reference: 1 / seatsIn(results),
  };
}

function leads(results: RunResults): Quantity {
  return {
    id: 'lead',
    title: results.lineups ? 'mean lead over the others' : 'mean lead',
    interval: `t, over ${unit(results)}s of games`,
    of: ({ lead: estimate }) => estimate,
    axisFormat: '+~r',
    format: lead,
    reference: 0,
  };
}

type Drawing = (theme: Theme) => TopLevelSpec;

/** Fewer make no curve. */
const LEAST_PLACES = 3;
/** More lines than this would hide each other's bands. */
const MOST_LINES = 6;

/** The values of a parameter of all points, in their order, each once. */
function valuesOf(points: readonly Point[], parameter: number): (string | number)[] {
  return [...new Set(points.map(({ parameters }) => parameters[parameter]!.value))];
}

/** Can the parameter be the axis from left to right? */
function isAxis(points: readonly Point[], parameter: number): boolean {
  const values = valuesOf(points, parameter);
  return values.length >= LEAST_PLACES && values.every((value) => typeof value === 'number');
}

function lineThrough(points: readonly Point[], parameter: number, { of }: Quantity): LinePoint[] {
  return points
    .map((point) => ({ x: Number(point.parameters[parameter]!.value), ...of(point) }))
    .toSorted((a, b) => a.x - b.x);
}

/** One number at three values or more, or two parameters of which one is such a number: the first that is. */
function asLines(points: readonly Point[], quantity: Quantity): Drawing | null {
  const count = points[0]!.parameters.length;
  if (count > 2 || !points.every(({ parameters }) => parameters.length === count)) return null;
  const along = points[0]!.parameters.findIndex((_, parameter) => isAxis(points, parameter));
  if (along < 0) return null;
  const across = count === 1 ? null : 1 - along;
  const levels = across === null ? [''] : valuesOf(points, across);
  if (levels.length > MOST_LINES) return null;
  const series = levels.map((level) => {
    const own = points.filter(({ parameters }) => across === null || parameters[across]!.value === level);
    return { name: String(level), points: lineThrough(own, along, quantity) };
  });
  const axes = {
    xTitle: points[0]!.parameters[along]!.name,
    yTitle: quantity.title,
    seriesTitle: across === null ? null : points[0]!.parameters[across]!.name,
    yFormat: quantity.axisFormat,
    reference: quantity.reference,
  };
  return (theme) => linePlot(series, axes, theme);
}

/** Two parameters, each at two values or more. */
function asGrid(points: readonly Point[], quantity: Quantity): Drawing | null {
  if (!points.every(({ parameters }) => parameters.length === 2)) return null;
  const [rows, columns] = [valuesOf(points, 0).map(String), valuesOf(points, 1).map(String)];
  if (rows.length < 2 || columns.length < 2 || columns.length > 9) return null;
  const cells = points.flatMap((point) => {
    const { mean, low, high } = quantity.of(point);
    if (mean === null) return [];
    const half =
      low === null || high === null ? '' : `±${quantity.format((high - low) / 2).replace('+', '')}`;
    const [row, column] = point.parameters.map(({ value }) => String(value));
    return [
      {
        row: rows.indexOf(row!),
        column: columns.indexOf(column!),
        value: mean,
        text: quantity.format(mean),
        detail: half,
      },
    ];
  });
  const reach = Math.max(...cells.map(({ value }) => Math.abs(value - quantity.reference))) || 1;
  const [rowTitle = '', columnTitle = ''] = points[0]!.parameters.map(({ name }) => name);
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
  const { points: varied } = results;
  const lines = asLines(varied, quantity);
  return {
    kind: 'figure',
    id: `varied-${quantity.id}`,
    caption: [
      `${capital(quantity.title)} ${subject(results)}. ${lines ? 'Bands' : 'Intervals'} are of 95 % (${quantity.interval}); ${gamesEach(results)}, ${seating(results)}.`,
    ],
    alt: `${capital(quantity.title)} at each value: ${varied.map((point) => described(point, quantity)).join('; ')}.`,
    spec: lines ?? asGrid(varied, quantity) ?? asForest(varied, quantity),
    data: varied.map((point) => pointRow(point, quantity)),
  };
}

function subject({ run, points: varied, agents }: RunResults): string {
  const opponents = new Set(varied.map(({ against }) => agents[against]!.name));
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
  const quantities = hasLead ? [points(results), leads(results)] : [points(results)];
  return quantities.map((quantity) => figure(results, quantity));
}
