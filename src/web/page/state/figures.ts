/** Counts and speeds as people read them; what things are worth is in `worth.ts`. */
import type { AnalysisReport } from '../../../search/index.ts';

/** Three digits and a unit: 950, 1.24k, 37.2k, 1.50M. */
export function shortCount(count: number): string {
  if (count < 1000) return String(Math.round(count));
  const [size, unit] = count < 999_500 ? [count / 1000, 'k'] : [count / 1e6, 'M'];
  return `${size.toFixed(size < 9.995 ? 2 : size < 99.95 ? 1 : 0)}${unit}`;
}

export interface Speed {
  readonly count: number;
  readonly unit: 'iterations' | 'nodes';
}

/** Work done per second, in the unit the search counts in; undefined before there is anything to measure. */
export function speed({ iterations, nodes, seconds, simulations }: AnalysisReport): Speed | undefined {
  if (seconds <= 0) return undefined;
  const unit = simulations > 0 ? 'iterations' : 'nodes';
  return { count: (unit === 'iterations' ? iterations : nodes) / seconds, unit };
}
