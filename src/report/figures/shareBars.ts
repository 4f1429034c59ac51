/** Bars of equal length, each split into its parts: where the variance of outcomes comes from. */
import type { TopLevelSpec } from 'vega-lite';
import { type Theme, frame } from './theme.ts';

export interface Share {
  readonly label: string;
  readonly part: string;
  /** From 0 to 1; the shares of a bar sum to 1. */
  readonly share: number;
  /** Is it compatible with zero? Such bars are faint. */
  readonly isUnsure: boolean;
}

export function shareBars(shares: readonly Share[], parts: readonly string[], theme: Theme): TopLevelSpec {
  return {
    ...frame(theme),
    width: theme.width,
    height: 30 * new Set(shares.map(({ label }) => label)).size,
    autosize: { type: 'fit-x', contains: 'padding' },
    data: {
      values: shares.map((share) => ({
        ...share,
        order: parts.indexOf(share.part),
        opacity: share.isUnsure ? 0.35 : 1,
      })),
    },
    mark: { type: 'bar', height: 18 },
    encoding: {
      y: { field: 'label', type: 'nominal', sort: null, title: null, axis: { labelColor: theme.ink } },
      x: {
        field: 'share',
        type: 'quantitative',
        stack: 'zero',
        scale: { domain: [0, 1] },
        axis: { title: 'share of the variance', format: '.0%' },
      },
      color: {
        field: 'part',
        type: 'nominal',
        scale: { domain: [...parts], range: [...theme.parts] },
        legend: { title: null, orient: 'top', columns: theme.hasRoom ? parts.length : 1 },
      },
      opacity: { field: 'opacity', type: 'quantitative', scale: null },
      order: { field: 'order', type: 'quantitative' },
    },
  };
}
