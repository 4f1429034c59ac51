/**
 * Progressive widening: a node considers only the first ceil(k * n^a) of its moves, where n counts its visits, so that few
 * iterations go deep instead of wide. The moves stand in the order of a rating, the best first and equal ones at random,
 * or all in random order.
 *
 * R. Coulom, 2007, Computing "Elo Ratings" of Move Patterns in the Game of Go; G. Chaslot, M. Winands, J. van den Herik,
 * J. Uiterwijk, B. Bouzy, 2008, who call it progressive unpruning.
 */
import { type State, exp, ln } from '../../../core/index.ts';
import type { Rating } from './rating.ts';

/** Widths of nodes with fewer visits are kept, because every step down the tree asks for one. */
const KEPT = 4096;

/** Powers are not exact: what is above a whole number by less than this is that number. */
const TOLERANCE = 1e-9;

export class Widening {
  private readonly k: number;
  private readonly exponent: number;
  private readonly rating: Rating | undefined;
  private readonly widths: Int32Array;
  private readonly ratings: Float64Array;

  /** @param rating puts the moves in order; missing: their order is random */
  constructor(k: number, exponent: number, maxMoves: number, rating?: Rating) {
    this.k = k;
    this.exponent = exponent;
    this.rating = rating;
    this.widths = Int32Array.from({ length: KEPT }, (_, visits) => this.compute(Math.max(1, visits)));
    this.ratings = new Float64Array(maxMoves);
  }

  /** How many moves a node with this many visits considers, if it has as many; at least one. */
  width(visits: number): number {
    return visits < KEPT ? this.widths[visits]! : this.compute(visits);
  }

  private compute(visits: number): number {
    const width = this.k * exp(this.exponent * ln(visits));
    return Math.max(1, Math.min(2 ** 30, Math.ceil(width - TOLERANCE)));
  }

  /** Puts moves, which are in random order, into the order in which they are taken in. */
  order(state: State, moves: Int32Array, count: number): void {
    const { rating, ratings } = this;
    if (!rating) return;
    rating.look(state);
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      const worth = rating.rate(move);
      let place = i;
      for (; place > 0 && ratings[place - 1]! < worth; place--) {
        ratings[place] = ratings[place - 1]!;
        moves[place] = moves[place - 1]!;
      }
      ratings[place] = worth;
      moves[place] = move;
    }
  }
}
