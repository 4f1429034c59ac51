/**
 * Intervals for what is computed from several win rates (where a line crosses a level, which value is best): the
 * parametric bootstrap. The games of every point are played again a thousand times as coins with the rates that were
 * found; where the middle 95 % of the results lie is the interval.
 */
import { Random } from '../../core/index.ts';
import type { Quantity } from '../quantity.ts';

/** Games won by White, of all. */
export interface Count {
  readonly wins: number;
  readonly games: number;
}

const TIMES = 1000;

function ratesOf(counts: readonly Count[]): number[] {
  return counts.map(({ wins, games }) => (100 * wins) / Math.max(1, games));
}

function replayed({ wins, games }: Count, random: Random): Count {
  // As with Jeffreys' prior, so that a point without a single win can win.
  const rate = (wins + 0.5) / (games + 1);
  let again = 0;
  for (let game = 0; game < games; game++) if (random.unit() < rate) again++;
  return { wins: again, games };
}

/**
 * @param statistic of the win rates in percent; infinite where it lies beyond the range
 * @returns null where the statistic of our own games is infinite
 */
export function resample(
  counts: readonly Count[],
  statistic: (rates: readonly number[]) => number,
): Quantity | null {
  const value = statistic(ratesOf(counts));
  if (!Number.isFinite(value)) return null;
  const random = new Random(0).derive('bootstrap');
  const drawn = Array.from({ length: TIMES }, () =>
    statistic(ratesOf(counts.map((count) => replayed(count, random)))),
  ).sort((a, b) => a - b);
  return {
    kind: 'derived',
    value,
    low: Math.min(value, drawn[Math.floor(0.025 * TIMES)]!),
    high: Math.max(value, drawn[Math.ceil(0.975 * TIMES) - 1]!),
    games: Math.min(...counts.map(({ games }) => games)),
  };
}
