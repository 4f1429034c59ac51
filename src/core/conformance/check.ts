/** What a check of the conformance kit is. */
import type { State } from '../game.ts';
import type { Trial } from './trial.ts';

/**
 * How often a check runs:
 *   ply       at every position of every game; reads the state and leaves it as it is
 *   probe     at the start, at the end and at some positions in between; may spoil the state
 *   sampling  at one position of a game, because it costs thousands of draws; may spoil the state
 *   game      once for every finished game, at its last position; may spoil the state
 */
export type Occasion = 'ply' | 'probe' | 'sampling' | 'game';

export interface Check {
  readonly name: string;
  /** The promise, as a sentence. */
  readonly about: string;
  readonly occasion: Occasion;
  /** Is there anything to check here? Always, unless said otherwise. */
  applies?(state: State, trial: Trial): boolean;
  /**
   * What is wrong at the end of the trial, or nothing.
   * @param state the trial's last position
   */
  fails(state: State, trial: Trial): string | undefined;
}

/** Runs a check; whatever it throws is a failure too. */
export function runCheck(check: Check, state: State, trial: Trial): string | undefined {
  try {
    return check.fails(state, trial);
  } catch (error) {
    return `threw ${String(error)}`;
  }
}
