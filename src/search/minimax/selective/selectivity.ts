/**
 * How a selective search decides what not to look at: its elements, each of which can be left out to see what it is worth,
 * and its numbers. Margins are shares of the evaluation's `scale`, so that they fit any evaluation of any game.
 *
 *     scout        moves after the first are only asked whether they are better (principal variation search)
 *     aspiration   an iteration expects about the value of the last one, and looks again if it is wrong
 *     pass         who stands well enough to give the turn away need not look for a move (null move)
 *     reductions   late moves are searched less deep, and again if they surprise
 *     futility     near the leaves, what is far outside the window is believed to stay there
 *     late         near the leaves, only the first few moves are looked at
 *     deeper       the table answers with what was found by a deeper search
 *     forcing      captures and the like are followed beyond the depth (quiescence)
 */
import { ln } from '../../../core/index.ts';

export const ELEMENTS = [
  'scout',
  'aspiration',
  'pass',
  'reductions',
  'futility',
  'late',
  'deeper',
  'forcing',
] as const;
export type Element = (typeof ELEMENTS)[number];

/** Forcing moves are followed this far beyond the depth. */
export const FORCING_PLIES = 8;
/** How much more than its gain a forcing move may be hoped to bring. */
export const FORCING_MARGIN = 0.2;

/** Nodes of less depth reduce no moves. */
const FIRST_REDUCED = 3;
/** Moves beyond this one are reduced like this one. */
const MOST_COUNTED = 63;

export class Selectivity {
  readonly scout: boolean;
  readonly aspiration: boolean;
  readonly pass: boolean;
  readonly futility: boolean;
  readonly late: boolean;
  readonly deeper: boolean;
  readonly forcing: boolean;
  private readonly reductions: Uint8Array;

  /** @param without the element to leave out, if any */
  constructor(maxDepth: number, without: Element | undefined) {
    this.scout = without !== 'scout';
    this.aspiration = without !== 'aspiration';
    this.pass = without !== 'pass';
    this.futility = without !== 'futility';
    this.late = without !== 'late';
    this.deeper = without !== 'deeper';
    this.forcing = without !== 'forcing';
    this.reductions = new Uint8Array((maxDepth + 1) * (MOST_COUNTED + 1));
    if (without === 'reductions') return;
    for (let depth = FIRST_REDUCED; depth <= maxDepth; depth++) {
      for (let moves = 3; moves <= MOST_COUNTED; moves++)
        this.reductions[depth * (MOST_COUNTED + 1) + moves] = Math.floor(0.9 + (ln(depth) * ln(moves)) / 1.7);
    }
  }

  /** By how many plies the n-th move of a node is reduced at first; at least one ply is left. */
  reduction(depth: number, n: number, isOpen: boolean): number {
    if (depth < FIRST_REDUCED) return 0;
    const plies = this.reductions[depth * (MOST_COUNTED + 1) + Math.min(n, MOST_COUNTED)]!;
    return Math.max(0, Math.min(isOpen ? plies - 1 : plies, depth - 2));
  }
}

/** Values nearer to each other than this need not be told apart. */
export const RESOLUTION = 1e-4;

/** Half the width of the first window around the value of the last iteration. */
export const ASPIRATION_MARGIN = 0.25;
/** From this depth on there is a last value to expect. */
export const ASPIRATION_DEPTH = 4;

/** A move that cut off beside a node is tried as if it gained so much more. */
export const KILLER_GAIN = 2;

export const PASS_DEPTH = 2;
/** How many plies a pass saves, besides its own. */
export function passReduction(depth: number): number {
  return 2 + (depth >> 2);
}

export const FUTILITY_DEPTH = 4;
/** How much more than its gain a move may be hoped to bring. */
export function futilityMargin(depth: number): number {
  return 0.1 + 0.25 * depth;
}

/** By how much a position must be too good for a look at its moves. */
export function surplusMargin(depth: number): number {
  return 0.35 * depth;
}

export const LATE_DEPTH = 4;
/** Only this many moves of a node near the leaves are looked at. */
export function mostMoves(depth: number): number {
  return 3 + 3 * depth * depth;
}
