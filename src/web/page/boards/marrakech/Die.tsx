/** The die of the slippers: as many of them as Assam walks squares. */
import type { JSX } from 'preact';

/** Where the slippers lie on a face of 100 units, and how they are turned. */
const FACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[50, 50]],
  2: [
    [32, 50],
    [68, 50],
  ],
  3: [
    [28, 64],
    [50, 34],
    [72, 64],
  ],
  4: [
    [31, 30],
    [69, 30],
    [31, 70],
    [69, 70],
  ],
};

/** The fewer, the larger. */
const SCALES: Readonly<Record<number, number>> = { 1: 2, 2: 1.7, 3: 1.35, 4: 1.25 };

/** Seen from above, its tip up. */
const SLIPPER = 'M0 -17C4 -12 9 -9 9 -2C9 3 6 5 6 9A6 6 0 0 1 -6 9C-6 5 -9 3 -9 -2C-9 -9 -4 -12 0 -17Z';
const OPENING = 'M-5 3A5.5 5.5 0 0 1 5 3C4 6 4 7 4 9A4 4 0 0 1 -4 9C-4 7 -4 6 -5 3Z';

/** @param face null while it has not been rolled */
export function DieFace({ face }: { readonly face: number | null }): JSX.Element {
  const slippers = face === null ? [] : (FACES[face] ?? []);
  return (
    <>
      <rect class="die-shadow" x="7" y="9" width="90" height="90" rx="18" />
      <rect
        class={face === null ? 'die-body die-blank' : 'die-body'}
        x="5"
        y="5"
        width="90"
        height="90"
        rx="18"
      />
      {face === null && (
        <text class="die-open" x="50" y="66">
          ?
        </text>
      )}
      {slippers.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${SCALES[face!]!})`}>
          <path class="slipper" d={SLIPPER} />
          <path class="slipper-opening" d={OPENING} />
        </g>
      ))}
    </>
  );
}
