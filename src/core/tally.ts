/**
 * What a game counts while it is played, besides result and score: points by kind, captures, visits of every field.
 * Experiments report these counters for each agent; a search never asks for them.
 */

/** The fields of a board counter, row by row from the top as the board is drawn. */
export interface BoardShape {
  readonly rows: number;
  readonly columns: number;
  /** As printed next to and below the board. */
  readonly rowLabels: readonly string[];
  readonly columnLabels: readonly string[];
}

export interface Counter {
  /** Lower case, with hyphens: `city-points`. */
  readonly name: string;
  /** As shown to people: `points for cities`. */
  readonly title: string;
  /** For one count per field of the board; otherwise the counter is a single number. */
  readonly board?: BoardShape;
}

/** The counters of one seat, in the order of `Tally.counters`; a board counter has a slot for each field. */
export type Counts = Int32Array;

/** @typeParam S the game's state @typeParam O its options */
export interface Tally<S, O> {
  counters(options: O): readonly Counter[];
  /** Adds what `move`, about to be played in `state`, is counted as, to whichever seats it concerns. */
  count(state: S, move: number, counts: readonly Counts[]): void;
  /** Adds what the end of the game is counted as. */
  close?(state: S, counts: readonly Counts[]): void;
}

/** How many slots these counters take. */
export function slotsOf(counters: readonly Counter[]): number {
  return counters.reduce((sum, { board }) => sum + (board ? board.rows * board.columns : 1), 0);
}
