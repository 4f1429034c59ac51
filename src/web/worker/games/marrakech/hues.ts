/** The names of players and colours. */
import type { Market } from '../../../../games/marrakech/market.ts';
import type { Hue } from './view.ts';

export const SEATS = ['Red', 'Blue', 'Gold', 'Green'] as const;

const ONE_EACH = ['red', 'blue', 'gold', 'green'] as const;
/** Red lays warm colours, Blue cold ones. */
const TWO_EACH = ['red', 'gold', 'blue', 'green'] as const;

export function hueOf({ coloursPerPlayer }: Market, colour: number): Hue {
  return (coloursPerPlayer === 2 ? TWO_EACH : ONE_EACH)[colour]!;
}

export function seatTitle(seat: number): string {
  return SEATS[seat] ?? 'Nobody';
}
