/**
 * Verdicts by rule.
 *
 * A number agrees if the published value lies within the 95 % prediction interval, around ours, for a sample of the
 * published size; otherwise it differs. Where no size was published there is no such interval, and the value is
 * compatible if it lies within our 95 % interval for the truth. An interval without bounds decides nothing.
 *
 * A claim holds if the 95 % intervals of all its conditions lie where it says, and fails if one of them lies entirely
 * elsewhere; with several conditions the intervals for failing are wider (Bonferroni), because any of them may fail by
 * chance. Otherwise it is undecided.
 */
import { Z_95, normalQuantile } from '../stats/index.ts';
import { predictionInterval } from './prediction.ts';
import type { Condition, Quantity } from './quantity.ts';

export const VERDICTS = [
  'agrees',
  'differs',
  'compatible',
  'incompatible',
  'holds',
  'fails',
  'undecided',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface NumberVerdict {
  readonly verdict: Verdict;
  /** Where a published value would agree: the prediction interval, or ours for the truth where no size is known. */
  readonly from: number;
  readonly to: number;
}

export function judgeNumber(
  published: number,
  publishedGames: number | undefined,
  ours: Quantity,
): NumberVerdict {
  const [from, to] =
    publishedGames === undefined ? [ours.low, ours.high] : predictionInterval(ours, publishedGames);
  if (!(from > -Infinity || to < Infinity)) return { verdict: 'undecided', from, to };
  const isInside = published >= from && published <= to;
  if (publishedGames === undefined) return { verdict: isInside ? 'compatible' : 'incompatible', from, to };
  return { verdict: isInside ? 'agrees' : 'differs', from, to };
}

/** One condition, with its interval made wider by a factor. */
function judgeCondition({ quantity, above = -Infinity, below = Infinity }: Condition, wider = 1): Verdict {
  const { value } = quantity;
  const low = value - wider * (value - quantity.low);
  const high = value + wider * (quantity.high - value);
  if (low > above && high < below) return 'holds';
  return high < above || low > below ? 'fails' : 'undecided';
}

export interface ClaimVerdict {
  readonly verdict: Verdict;
  /** The condition that decided; of a claim that holds, its first. */
  readonly condition: Condition;
}

/** @param conditions at least one */
export function judgeClaim(conditions: readonly Condition[]): ClaimVerdict {
  const wider = normalQuantile(1 - 0.025 / conditions.length) / Z_95;
  const failed = conditions.find((condition) => judgeCondition(condition, wider) === 'fails');
  if (failed) return { verdict: 'fails', condition: failed };
  const open = conditions.find((condition) => judgeCondition(condition) !== 'holds');
  if (open) return { verdict: 'undecided', condition: open };
  return { verdict: 'holds', condition: conditions[0]! };
}
