/** What stands on tiles: monasteries, pennants, gates, and the hamlets where roads cross. */
import type { JSX } from 'preact';
import { WALL_AT } from './art/cities.ts';
import type { Point } from './art/curves.ts';
import { CROSSING_RADIUS, MONASTERY_RADIUS } from './art/places.ts';

/** Roads end here, each on its own. */
export function Crossing(): JSX.Element {
  return (
    <>
      <circle class="carc-green" r={CROSSING_RADIUS} />
      <path class="carc-roof-sunny" d="M-5 -4H5V0H-5Z" />
      <path class="carc-roof-shady" d="M-5 0H5V4H-5Z" />
    </>
  );
}

export function Gate({ side }: { readonly side: number }): JSX.Element {
  return (
    <g transform={`rotate(${90 * side}) translate(0 ${-WALL_AT})`}>
      <rect class="carc-gateway" x="-4.5" y="-4" width="9" height="8" />
      <rect class="carc-tower" x="-9.5" y="-4.5" width="6" height="9" rx="1" />
      <rect class="carc-tower" x="3.5" y="-4.5" width="6" height="9" rx="1" />
    </g>
  );
}

export function Monastery({ turn }: { readonly turn: number }): JSX.Element {
  return (
    <g transform={`rotate(${-90 * turn})`}>
      <circle class="carc-garden" r={MONASTERY_RADIUS - 2} />
      <path class="carc-stone" d="M-15 13V-1L-4 -6V-13H6V13Z" />
      <path class="carc-stone" d="M6 13V0H16V13Z" />
      <path class="carc-slate" d="M-18 0L-10 -9H-4V0Z" />
      <path class="carc-slate" d="M5 0L8 -6H15L18 0Z" />
      <path class="carc-slate" d="M-6 -12L1 -23L8 -12Z" />
      <path class="carc-cross" d="M1 -31V-22M-2.2 -28H4.2" />
      <path
        class="carc-door"
        d="M-2 13V7a3 3 0 0 1 6 0V13ZM-12 9V5a1.8 1.8 0 0 1 3.6 0V9ZM9.4 9V6a1.6 1.6 0 0 1 3.2 0V9Z"
      />
      <circle class="carc-door" cx="1" cy="-6" r="2.4" />
    </g>
  );
}

export function Pennant({ at: [x, y], turn }: { readonly at: Point; readonly turn: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) rotate(${-90 * turn})`}>
      <path class="carc-shield" d="M-8 -9H8V0C8 6 4 9 0 11C-4 9 -8 6 -8 0Z" />
      <path class="carc-shield-cross" d="M0 -9V10.5M-8 -2.5H8" />
    </g>
  );
}
