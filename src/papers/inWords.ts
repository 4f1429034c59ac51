/** Quantities as sentences have them; a range in brackets is the 95 % interval. */
import { fixed, signed } from '../words/index.ts';
import type { Quantity } from './quantity.ts';

/** `64 %`. */
export function percent({ value }: Quantity, digits = 0): string {
  return `${fixed(value, digits)} %`;
}

/** `64 % (61 to 67)`. */
export function percentRange(quantity: Quantity, digits = 0): string {
  return `${percent(quantity, digits)} (${fixed(quantity.low, digits)} to ${fixed(quantity.high, digits)})`;
}

/** A difference of percentages: `+3.1 points (−0.4 to +6.6)`. */
export function gain({ value, low, high }: Quantity): string {
  return `${signed(value, 1)} points (${signed(low, 1)} to ${signed(high, 1)})`;
}
