/**
 * How large an experiment may be. A run keeps a mark for every game of its schedule and a few numbers of every one
 * that was played, and its report shows every agent and pairing: beyond these limits, which are far above what
 * anyone has time to play or read, it could be begun but not finished or read.
 */
import { type Path, PlacedError } from '../core/schema/index.ts';

/** Of a game in an experiment. */
export const LEAST_SEATS = 2;
export const MOST_SEATS = 5;

export const MOST_AGENTS = 500;
export const MOST_PAIRINGS = 10_000;
/** Of all pairings together. */
export const MOST_GAMES = 1_000_000;

/** @throws PlacedError if there are more */
export function requireAtMost(path: Path, count: number, most: number, noun: string): void {
  if (count <= most) return;
  throw new PlacedError(
    path,
    `${count} ${noun} are more than one run can have`,
    `A run has at most ${most} ${noun}; split it into several.`,
  );
}
