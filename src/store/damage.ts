/** Messages about damage: which file, which run, which games, and the remedy. */
import { UserError } from '../core/index.ts';

const MOST_NUMBERS = 10;

/** `5, 17, 18`, and how many there are beyond the first ten. */
export function listNumbers(numbers: readonly number[]): string {
  const shown = numbers.slice(0, MOST_NUMBERS).join(', ');
  const more = numbers.length - MOST_NUMBERS;
  return more > 0 ? `${shown} and ${more} more` : shown;
}

/** `games 5 and 17`. */
export function describeGames(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'game' : 'games'} ${listNumbers(numbers)}`;
}

/** @param what is wrong with the run, as the end of a sentence */
export function damagedRun(store: string, run: number, what: string): UserError {
  return new UserError(
    `the store ${store} is damaged: run ${run}: ${what}`,
    `See what can be saved: playout runs --check --store ${store}`,
  );
}

/** The same for damaged games, which can be played again. */
export function damagedGames(store: string, run: number, what: string): UserError {
  return new UserError(
    `the store ${store} is damaged: run ${run}: ${what}`,
    `playout runs --repair --store ${store} takes them out, and playout resume ${run} --store ${store} plays them again.`,
  );
}
