/**
 * The numbers of a box plot: median, quartiles, whiskers to the last values within 1.5 box lengths, and what lies
 * beyond (J. W. Tukey, 1977). Quartiles are interpolated between neighbours at (n - 1) p, as R and NumPy do by default.
 * Values come with their counts, so that a hundred thousand games are a short list.
 */

/** A value and how often it was seen. */
export type Counted = readonly [value: number, count: number];

export interface BoxPlot {
  readonly count: number;
  readonly mean: number;
  readonly min: number;
  /** End of the lower whisker. */
  readonly low: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  /** End of the upper whisker. */
  readonly high: number;
  readonly max: number;
  /** Values beyond the whiskers, lowest first. */
  readonly outliers: readonly Counted[];
}

export function countValues(values: Iterable<number>): Counted[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}

/** The p-quantile of values in rising order. */
function quantile(sorted: readonly Counted[], total: number, p: number): number {
  const place = (total - 1) * p;
  const valueAt = (index: number): number => {
    let seen = 0;
    return sorted.find(([, count]) => (seen += count) > index)![0];
  };
  const [below, above] = [valueAt(Math.floor(place)), valueAt(Math.ceil(place))];
  return below + (above - below) * (place - Math.floor(place));
}

/** Null for no values. */
export function boxPlot(values: Iterable<Counted>): BoxPlot | null {
  const sorted = [...values].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const count = sorted.reduce((sum, [, n]) => sum + n, 0);
  if (count === 0) return null;
  const at = (share: number): number => quantile(sorted, count, share);
  const [q1, median, q3] = [at(0.25), at(0.5), at(0.75)];
  const reach = 1.5 * (q3 - q1);
  const isInside = ([value]: Counted): boolean => value >= q1 - reach && value <= q3 + reach;
  return {
    count,
    mean: sorted.reduce((sum, [value, n]) => sum + value * n, 0) / count,
    min: sorted[0]![0],
    low: sorted.find(isInside)![0],
    q1,
    median,
    q3,
    high: sorted.findLast(isInside)![0],
    max: sorted.at(-1)![0],
    outliers: sorted.filter((value) => !isInside(value)),
  };
}
