/** Box plots of a measure, as papers draw the scores of single games. */
import type { Summary } from '../../lab/index.ts';
import type { Figure, Text } from '../../report/document.ts';
import { type BoxRow, boxPlots } from '../../report/figures/boxPlots.ts';

export interface Box {
  readonly label: string;
  /** Boxes of the same group have the same colour. */
  readonly group: number;
  readonly summary: Summary;
}

export interface BoxesFigure {
  /** Begins with the id of the experiment in small letters: `c4-heuristic`. */
  readonly id: string;
  /** Begins with the place in the paper. */
  readonly caption: Text;
  readonly alt: string;
  /** What is measured, with its unit. */
  readonly title: string;
  /** From the top; labels are different. */
  readonly boxes: readonly Box[];
}

function rowOf({ label, group, summary }: Box): BoxRow {
  const { mean, min, whiskerLow: low, q1, median, q3, whiskerHigh: high, max } = summary;
  return { label: { full: label, short: label }, agent: group, mean, min, low, q1, median, q3, high, max };
}

export function boxesFigure({ id, caption, alt, title, boxes }: BoxesFigure): Figure {
  const rows = boxes.map(rowOf);
  return {
    kind: 'figure',
    id,
    caption,
    alt,
    spec: (theme) => boxPlots(rows, title, theme),
    data: boxes.map(({ label, summary: { count, mean, sd, min, q1, median, q3, max } }) => {
      return { label, count, mean, sd, min, q1, median, q3, max };
    }),
  };
}
