/** A tile: rock, and the tunnels carved into it. What the light of the entrance reaches is bright, and has a lamp. */
import type { JSX } from 'preact';
import type { PieceView } from '../../../worker/games/saboteur/view.ts';
import { Lamp, Rubble } from './glyphs.tsx';
import { SIDES, middleOf, sleeperLine, tunnelLine } from './tunnels.ts';

interface TilePictureProps {
  readonly piece: PieceView;
  /** Sides that are lit. */
  readonly lit: number;
}

/** Cracks in the corners, which no tunnel touches. */
const CRACKS =
  'M-44 -31l9 -6l7 2M-40 -42l5 3M31 -43l4 9l9 3M41 -27l-6 -2M43 32l-8 5l-2 7M28 41l4 -3M-42 28l6 6l8 1M-32 45l2 -5';
/** More of them where a side is closed: up, right, down, left. */
const SIDE_CRACKS = [
  'M-14 -42l8 4l9 -3l8 3',
  'M42 -13l-4 8l4 9l-3 7',
  'M-15 41l9 -3l8 4l10 -4',
  'M-41 -13l3 8l-4 8l4 9',
];

export function Rock({ sides }: { readonly sides: number }): JSX.Element {
  const closed = SIDE_CRACKS.filter((_, i) => ((sides >> i) & 1) === 0);
  return (
    <>
      <rect class="rock" x="-49.5" y="-49.5" width="99" height="99" rx="5" />
      <path class="rock-cracks" d={[CRACKS, ...closed].join('')} />
    </>
  );
}

/** Tunnels as three strokes on top of each other: the glow on the rock, the wall, the floor. */
export function Tunnels({ line, isLit }: { readonly line: string; readonly isLit: boolean }): JSX.Element {
  return (
    <g class={isLit ? 'tunnel tunnel-lit' : 'tunnel'}>
      {isLit && <path class="tunnel-glow" d={line} />}
      <path class="tunnel-wall" d={line} />
      <path class="tunnel-floor" d={line} />
    </g>
  );
}

export function TilePicture({ piece, lit }: TilePictureProps): JSX.Element {
  const { sides, isThrough } = piece;
  const { x, y } = middleOf(sides);
  // The stubs of a blocked tile are lit each by itself.
  const parts = isThrough ? [sides] : SIDES.filter((side) => (sides & side) !== 0);
  const dark = parts.filter((part) => (part & lit) === 0);
  const bright = parts.filter((part) => (part & lit) !== 0);
  const line = (part: number): string => tunnelLine({ sides: part, isThrough });
  // A nested drawing cuts off what sticks out.
  return (
    <svg x="-50" y="-50" width="100" height="100" viewBox="-50 -50 100 100" class="tile">
      <Rock sides={sides} />
      {dark.map((part) => (
        <Tunnels key={part} line={line(part)} isLit={false} />
      ))}
      {bright.map((part) => (
        <Tunnels key={part} line={line(part)} isLit />
      ))}
      <path class={lit === 0 ? 'sleepers' : 'sleepers sleepers-lit'} d={sleeperLine(piece)} />
      {!isThrough && <Rubble />}
      {isThrough && lit !== 0 && (
        <g transform={`translate(${x} ${y})`}>
          <Lamp />
        </g>
      )}
    </svg>
  );
}
