/** The values of a sweep against each other: the best with each of the others in the table, all of them in its file. */
import type { Comparison, RunResults } from '../../lab/results.ts';
import { estimateCell, estimateRow, left, right, unit } from '../cells.ts';
import type { Row, Table } from '../document.ts';
import { formatCount, pValue, points as signedPoints } from '../../words/index.ts';

/** The place of the point with the highest rate among those that were played. */
export function bestPoint({ points, pairings }: RunResults): number {
  const rate = (place: number): number => points[place]!.rate.mean ?? 0.5;
  const played = points.flatMap(({ pairing }, place) => (pairings[pairing]!.games > 0 ? [place] : []));
  return played.reduce((best, place) => (rate(place) > rate(best) ? place : best), played[0] ?? 0);
}

/** The comparison as its other side sees it. */
function turned(comparison: Comparison): Comparison {
  const { first, second, difference } = comparison;
  const minus = (value: number | null): number | null => (value === null ? null : -value);
  const { mean, low, high } = difference;
  return {
    ...comparison,
    first: second,
    second: first,
    difference: { mean: minus(mean), low: minus(high), high: minus(low) },
  };
}

/** The comparisons of one point with all others, seen from it. */
export function comparisonsOf({ comparisons }: RunResults, place: number): Comparison[] {
  return comparisons
    .filter(({ first, second }) => first === place || second === place)
    .map((comparison) => (comparison.first === place ? comparison : turned(comparison)));
}

function comparisonRow({ points }: RunResults, comparison: Comparison): Row {
  return {
    value: points[comparison.first]!.label,
    against: points[comparison.second]!.label,
    pairs: comparison.pairs,
    ...estimateRow('difference', comparison.difference),
    p: comparison.pValue,
    'p corrected': comparison.pCorrected,
  };
}

/** Nothing where values were not compared, or there is only one. */
export function comparisonsTable(results: RunResults): Table[] {
  const { points, comparisons } = results;
  if (comparisons.every(({ pairs }) => pairs === 0)) return [];
  const best = bestPoint(results);
  return [
    {
      kind: 'table',
      id: 'comparisons',
      caption: [
        'The best value, ',
        { strong: points[best]!.label },
        `, compared with each of the others, ${unit(results)} by ${unit(results)} on equal set-ups. The difference is that of the points per game, in percentage points, with its 95 % t interval; p is that of no difference, exact over ${unit(results)}s, corrected by Holm’s method for all ${formatCount(comparisons.length)} comparisons of two values, which are in the file.`,
      ],
      columns: [left('compared with'), right(`${unit(results)}s`), right('difference, points'), right('p')],
      rows: comparisonsOf(results, best).map((comparison) => [
        points[comparison.second]!.label,
        formatCount(comparison.pairs),
        estimateCell(comparison.difference, signedPoints),
        pValue(comparison.pCorrected),
      ]),
      data: comparisons.map((comparison) => comparisonRow(results, comparison)),
    },
  ];
}
