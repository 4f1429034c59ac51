/** Small pictures, each around 0, 0. They are never all there is: labels say the same. */
import type { JSX } from 'preact';

export function Nugget(): JSX.Element {
  return (
    <g class="nugget">
      <path class="nugget-body" d="M-23 4L-15 -13L2 -20L19 -12L24 6L11 18L-12 17Z" />
      <path class="nugget-light" d="M-15 -13L2 -20L19 -12L4 -5Z" />
      <path class="nugget-facet" d="M-23 4L-3 2L4 -5M4 -5L24 6M-3 2L-12 17M-3 2L11 18M-15 -13L4 -5" />
      <path class="nugget-sparkle" d="M20 -27v10M15 -22h10M-25 -20v7M-28.500 -16.500h7" />
    </g>
  );
}

export function Boulder(): JSX.Element {
  return (
    <g class="boulder">
      <path class="boulder-body" d="M-22 12L-20 -6L-7 -17L10 -15L22 -2L20 12L4 17Z" />
      <path class="boulder-facet" d="M-20 -6L-5 -3L10 -15M-5 -3L-3 16M-5 -3L22 -2" />
    </g>
  );
}

/** What fills the middle of a tile that cannot be crossed. */
export function Rubble(): JSX.Element {
  return (
    <g class="rubble">
      <path d="M-18 6L-15 -7L-4 -10L3 -1L-2 11L-11 13Z" />
      <path d="M0 -9L8 -16L17 -10L17 1L7 5L2 0Z" />
      <path d="M0 10L6 4L17 5L16 14L6 17Z" />
    </g>
  );
}

export function Lamp(): JSX.Element {
  return (
    <g class="lamp">
      <circle class="lamp-halo" r="15" />
      <circle class="lamp-light" r="5.500" />
    </g>
  );
}

export function Eye(): JSX.Element {
  return (
    <g class="eye">
      <path class="eye-white" d="M-15 0Q0 -14 15 0Q0 14 -15 0Z" />
      <circle class="eye-pupil" r="4.800" />
    </g>
  );
}

/** The way up, out of the mine. */
export function Ladder(): JSX.Element {
  return (
    <g class="ladder">
      <circle class="ladder-shaft" r="27" />
      <path class="ladder-wood" d="M-10 -25V25M10 -25V25M-10 -16H10M-10 -5.500H10M-10 5H10M-10 15.500H10" />
    </g>
  );
}

export function Pickaxe(): JSX.Element {
  return (
    <g class="pickaxe">
      <path class="pickaxe-handle" d="M-22 26L12 -12" />
      <path class="pickaxe-head" d="M-12 -25Q16 -30 29 0Q27 5 24 4Q12 -14 -11 -18Q-15 -21 -12 -25Z" />
    </g>
  );
}
