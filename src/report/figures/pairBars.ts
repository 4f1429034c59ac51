/** What the pairs of a match gave: how many were worth 0, 1/2, 1, 3/2 and 2 points to the first agent. */
import type { TopLevelSpec } from 'vega-lite';
import { type Theme, frame } from './theme.ts';

/** What a pair can give, in the order of a pentanomial. */
export const PAIR_POINTS = ['0', '½', '1', '1½', '2'] as const;

/** From the colour of a loss to that of a win, along the diverging colours. */
const SHADES = [0, 1, 3, 5, 6] as const;

export function pairBars(pairs: readonly number[], title: string, theme: Theme): TopLevelSpec {
  const values = pairs.map((count, i) => ({
    points: PAIR_POINTS[i]!,
    count,
    colour: i === 2 ? theme.grid : theme.diverging[SHADES[i]!],
  }));
  return {
    ...frame(theme),
    width: theme.width,
    height: 30 * pairs.length,
    autosize: { type: 'fit-x', contains: 'padding' },
    data: { values },
    encoding: {
      y: { field: 'points', type: 'nominal', sort: null, title, axis: { labelColor: theme.ink } },
      x: { field: 'count', type: 'quantitative', axis: { title: 'pairs of games', tickMinStep: 1 } },
    },
    layer: [
      {
        mark: { type: 'bar', height: 18 },
        encoding: { color: { field: 'colour', type: 'nominal', scale: null } },
      },
      {
        mark: { type: 'text', align: 'left', dx: 5, color: theme.ink },
        encoding: { text: { field: 'count', type: 'quantitative', format: ',' } },
      },
    ],
  };
}
