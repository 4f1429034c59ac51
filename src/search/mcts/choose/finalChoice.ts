/**
 * Which move to play when the budget has run out. `visits` (robust child) is the usual choice after UCB, for
 * visits settle later than means; `mean` (max child) is right where all children were tried equally often; `secure`
 * takes the largest lower bound, mean - 1 / sqrt(visits), which trusts a mean the more it has been tried.
 *
 * Votes of several trees, or that of a root whose moves were halved, go before all of these, and a proof goes before votes.
 * G. Chaslot, M. Winands, J. van den Herik, J. Uiterwijk, B. Bouzy, 2008.
 */
import type { Move, Random } from '../../../core/index.ts';
import type { Proof } from '../../analysis.ts';

export const FINAL_CHOICES = ['visits', 'mean', 'secure'] as const;
export type FinalChoice = (typeof FINAL_CHOICES)[number];

/** The figures of a move. */
export interface MoveFigures {
  visits: number;
  sum: number;
  squares: number;
  /** How many trees would play it, where trees vote. */
  votes: number;
  /** What is proven of it for the seat to move. */
  proof: Proof | undefined;
}

/** What is known of a move at the root, over all trees together. @typeParam M how moves are written */
export interface RootMove<M = Move> extends MoveFigures {
  readonly move: M;
}

export function newRootMove<M>(move: M): RootMove<M> {
  return { move, visits: 0, sum: 0, squares: 0, votes: 0, proof: undefined };
}

export function meanOf(row: Pick<MoveFigures, 'sum' | 'visits'>): number {
  return row.sum / row.visits;
}

function lowerBound(row: MoveFigures): number {
  return meanOf(row) - 1 / Math.sqrt(row.visits);
}

/** A proven win goes before all, a proven loss behind all; a proven draw takes part like what is open. */
function rank(proof: Proof | undefined): number {
  if (proof === 'win') return 1;
  return proof === 'loss' ? -1 : 0;
}

/** Negative if `a` is to be preferred to `b`; zero for a tie. Untried moves are worst, except proven losses. */
export function compareMoves(choice: FinalChoice, a: MoveFigures, b: MoveFigures): number {
  const byProof = rank(b.proof) - rank(a.proof);
  if (byProof !== 0) return byProof;
  // Between equal numbers of votes the draw decides, as the Carcassonne paper has it.
  if (a.votes > 0 || b.votes > 0) return b.votes - a.votes;
  const byVisits = b.visits - a.visits;
  if (a.visits === 0 || b.visits === 0) return byVisits;
  const byMean = meanOf(b) - meanOf(a);
  switch (choice) {
    case 'visits':
      return byVisits || byMean;
    case 'mean':
      return byMean || byVisits;
    case 'secure':
      return lowerBound(b) - lowerBound(a) || byMean;
  }
}

/** The move to play; what is still equal after visits and means is drawn from `random`. */
export function finalMove(rows: readonly RootMove[], choice: FinalChoice, random: Random): RootMove {
  let best = rows[0]!;
  let ties = 1;
  for (const row of rows.slice(1)) {
    const order = compareMoves(choice, row, best);
    if (order < 0) {
      best = row;
      ties = 1;
    } else if (order === 0 && random.below(++ties) === 0) {
      best = row;
    }
  }
  return best;
}
