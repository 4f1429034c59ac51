/** A figure of lines: a quantity against a number that was varied, one line for each agent or opponent. */
import type { Figure, Text } from '../../report/document.ts';
import { linePlot } from '../../report/figures/linePlot.ts';
import type { Quantity } from '../quantity.ts';

export interface Line {
  /** For the legend. */
  readonly name: string;
  /** From left to right. */
  readonly points: readonly { readonly x: number; readonly y: Quantity }[];
}

export interface LinesFigure {
  /** Begins with the id of the experiment in small letters: `m1-score`. */
  readonly id: string;
  /** Begins with the place in the paper: `The paper's figure 2: …`. */
  readonly caption: Text;
  readonly alt: string;
  readonly xTitle: string;
  readonly yTitle: string;
  /** What the names of the lines are. */
  readonly seriesTitle?: string;
  /** Where "no difference" is, if there is such a place. */
  readonly reference?: number;
  /** Where the x-axis is labelled; otherwise at every value. */
  readonly ticks?: readonly number[];
  readonly lines: readonly Line[];
}

/** The interval of a mean of a few pairs of games is so wide that a figure would show nothing else. */
const LEAST_FOR_BAND = 8;

function hasBand({ kind, games }: Quantity): boolean {
  return kind !== 'mean' || games >= LEAST_FOR_BAND;
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

export function linesFigure(figure: LinesFigure): Figure {
  const { id, caption, alt, lines, xTitle, yTitle, reference, ticks, seriesTitle = null } = figure;
  const series = lines.map(({ name, points }) => ({
    name,
    points: points.map(({ x, y }) => ({
      x,
      mean: finite(y.value),
      low: hasBand(y) ? finite(y.low) : null,
      high: hasBand(y) ? finite(y.high) : null,
    })),
  }));
  const hasAll = lines.every(({ points }) => points.every(({ y }) => y.games === 0 || hasBand(y)));
  const axes = {
    xTitle,
    yTitle,
    seriesTitle,
    yFormat: '~r',
    ...(reference !== undefined && { reference }),
    ...(ticks && { ticks }),
  };
  return {
    kind: 'figure',
    id,
    caption: hasAll ? caption : [...caption, ` Points of fewer than ${LEAST_FOR_BAND} games have no band.`],
    alt,
    spec: (theme) => linePlot(series, axes, theme),
    data: lines.flatMap(({ name, points }) =>
      points.map(({ x, y }) => ({
        series: name,
        x,
        value: finite(y.value),
        low: finite(y.low),
        high: finite(y.high),
        games: y.games,
      })),
    ),
  };
}
