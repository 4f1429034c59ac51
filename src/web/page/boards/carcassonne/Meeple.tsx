/** A meeple of a seat. Seats differ by colour and by the sign that their meeples wear; farmers lie down. */
import type { JSX } from 'preact';
import type { PieceKind } from '../../../../games/carcassonne/tiles.ts';

const BODY =
  'M0 -13C3.5 -13 5.6 -10.6 5.6 -7.8C5.6 -6.4 5.1 -5.2 4.3 -4.3C8.6 -3.5 13 -1.6 13 1C13 3.4 9.5 4 6.3 3.7C7.6 6.3 10.3 9.4 10.3 11.3C10.3 12.5 9.6 13 8.5 13H3.2C2.2 13 1.8 12.6 1.4 11.7L0 8.7L-1.4 11.7C-1.8 12.6 -2.2 13 -3.2 13H-8.5C-9.6 13 -10.3 12.5 -10.3 11.3C-10.3 9.4 -7.6 6.3 -6.3 3.7C-9.5 4 -13 3.4 -13 1C-13 -1.6 -8.6 -3.5 -4.3 -4.3C-5.1 -5.2 -5.6 -6.4 -5.6 -7.8C-5.6 -10.6 -3.5 -13 0 -13Z';

/** Disc, square, triangle, diamond, cross. */
const SIGNS = [
  'M-3 1a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
  'M-2.7 -1.7H2.7V3.7H-2.7Z',
  'M0 -2.4L3.6 3.8H-3.6Z',
  'M0 -2.8L3.4 1L0 4.8L-3.4 1Z',
  'M-1.1 -2.4H1.1V-0.1H3.4V2.1H1.1V4.4H-1.1V2.1H-3.4V-0.1H-1.1Z',
];

interface FigureProps {
  readonly seat: number;
  readonly kind?: PieceKind;
}

/** Around the origin, 26 units high. */
export function Figure({ seat, kind }: FigureProps): JSX.Element {
  return (
    <g class={`carc-meeple carc-seat-${seat}`} transform={kind === 'field' ? 'rotate(-90)' : undefined}>
      <path class="carc-meeple-halo" d={BODY} />
      <path class="carc-meeple-body" d={BODY} />
      <path class="carc-meeple-sign" d={SIGNS[seat]} />
    </g>
  );
}

/** A meeple as a picture of its own, in lists and tables. */
export function MeeplePicture({ seat, kind = 'city' }: FigureProps): JSX.Element {
  return (
    <svg class="carc-figure" viewBox="-16 -16 32 32" aria-hidden="true">
      <Figure seat={seat} kind={kind} />
    </svg>
  );
}
