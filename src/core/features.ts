/**
 * Evaluations that are learned. A game says by which features a position may be judged; what each of them counts is found
 * by `playout learn`, from games that agents play against themselves. A position is worth the sum over its features of
 * amount * weight. Weights are integers, so all runtimes agree on every sum.
 *
 *     predicts   unit of the sum             what is learned
 *     result     1 / 1000 of the log-odds    the chance to win
 *     lead       1 / 100 of a point          the lead at the end of the game, over the best of the others
 */
export interface FeatureSet<S> {
  /** Of the evaluation: `patterns`. */
  readonly name: string;
  readonly about: string;
  /** What the weights mean and in which order; another name whenever that changes: `ataxx/patterns/1`. */
  readonly layout: string;
  /** How many weights there are. */
  readonly size: number;
  /** No position has more features that count. */
  readonly most: number;
  /** Amounts are in parts of this, such as 64 for a blend of two phases; 1 if missing. */
  readonly per?: number;
  readonly predicts: 'result' | 'lead';
  readonly recipe: Recipe;
  /** What a position is worth to `seat` before anything is learned, an integer in the unit of the sum; 0 if missing. */
  base?(state: S, seat: number): number;
  /** Lists the features of a position as `seat` sees them, by nothing but what that seat knows. Allocates nothing. */
  list(state: S, seat: number, features: FeatureList): void;
}

/** How `playout learn` finds the weights of a set, unless it is told otherwise. */
export interface Recipe {
  /** Plays the games of the first generation, when nothing has been learned yet. */
  readonly teacher: string;
  /** Plays all others; `$weights` stands for what was learned before. */
  readonly player: string;
  readonly generations: number;
  /** Games of each generation. */
  readonly games: number;
  /** What precedes each of them, so that they differ: `random(plies=8)`; nothing if missing, where chance suffices. */
  readonly openings?: string;
}

/** The features of one position, by their numbers, and how often (or how much) each of them counts. */
export class FeatureList {
  count = 0;
  readonly numbers: Int32Array;
  readonly amounts: Int32Array;

  constructor(most: number) {
    this.numbers = new Int32Array(most);
    this.amounts = new Int32Array(most);
  }

  clear(): void {
    this.count = 0;
  }

  add(number: number, amount: number): void {
    this.numbers[this.count] = number;
    this.amounts[this.count++] = amount;
  }

  /** The sum of the weights of all features. */
  sum(weights: Int32Array): number {
    let sum = 0;
    for (let i = 0; i < this.count; i++) sum += this.amounts[i]! * weights[this.numbers[i]!]!;
    return sum;
  }
}

/** What a sum of 1 log-odds, or of 1 point, is in the integers of weights. */
export const UNIT = { result: 1000, lead: 100 } as const;
