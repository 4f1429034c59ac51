/**
 * The one interface behind which every player sits, from `random` to the strongest tree search.
 *
 * A search works in slices, so that its owner can stop it, show what it thinks, or answer a message in
 * between; how it is sliced never changes what it finds. Time comes from outside as a clock.
 */
import type { Game, Move, Random, State } from '../core/index.ts';
import type { Analysis } from './analysis.ts';
import type { Budget } from './budget.ts';

/** Milliseconds from an arbitrary origin, never going back. */
export type Clock = () => number;

export interface Search {
  /**
   * Begins to think about `state`, in which a seat is to move. The state is copied.
   * @param budget replaces the search's own budget for this once; an empty one never runs out
   */
  start(state: State, budget?: Budget): void;
  /** Goes on until the clock reads `until` or the budget has run out; true when it has run out. */
  advance(until: number): boolean;
  /** What is known so far about the position. */
  analysis(): Analysis;
  /** The move to play; the same one each time until `start` is called again. */
  choose(): Move;
  /** Forgets everything it learned in earlier positions: a new game begins. */
  reset(): void;
}

/** What a search is made with. */
export interface Setting {
  readonly game: Game;
  /** The agent's own stream; nobody else draws from it. */
  readonly random: Random;
  readonly clock: Clock;
}

/** Thinks a position through to the end of the budget. */
export function think(search: Search, state: State): Move {
  search.start(state);
  search.advance(Infinity);
  return search.choose();
}
