import type { PairingResult } from '../../lab/index.ts';
import type { Quantity } from '../quantity.ts';

/**
 * The share of the lead's variance, in percent, that is luck of the seat: what makes the outcomes of the two games of a
 * pair, with equal dice and sides switched, opposite. Null where too few pairs were played.
 */
export function luckOf({ luck, games }: PairingResult): Quantity | null {
  const split = luck?.lead;
  if (!split) return null;
  const { mean, low, high } = split.correlation;
  return { kind: 'derived', value: -100 * mean, low: -100 * high, high: -100 * low, games };
}
