/** Quantities one below the other, each a point on its interval: one player against many. */
import type { Figure, Text } from '../../report/document.ts';
import { forest } from '../../report/figures/forest.ts';
import type { Quantity } from '../quantity.ts';

export interface IntervalsFigure {
  /** Begins with the id of the experiment in small letters: `c11-parts`. */
  readonly id: string;
  readonly caption: Text;
  readonly alt: string;
  readonly xTitle: string;
  /** Where "no difference" is. */
  readonly reference: number;
  /** From top to bottom. */
  readonly rows: readonly { readonly name: string; readonly quantity: Quantity }[];
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

export function intervalsFigure({ id, caption, alt, xTitle, reference, rows }: IntervalsFigure): Figure {
  const points = rows.map(({ name, quantity: { value, low, high } }) => ({
    label: { full: name, short: name },
    mean: finite(value),
    low: finite(low),
    high: finite(high),
    agent: 0,
  }));
  return {
    kind: 'figure',
    id,
    caption,
    alt,
    spec: (theme) => forest(points, { title: xTitle, format: '~r', reference }, theme),
    data: rows.map(({ name, quantity: { value, low, high, games } }) => ({
      name,
      value: finite(value),
      low: finite(low),
      high: finite(high),
      games,
    })),
  };
}
