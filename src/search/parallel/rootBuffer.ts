/** What a worker has found out about the moves of the root, in shared memory. */
import type { Proof } from '../analysis.ts';
import type { RootMove } from '../mcts/choose/finalChoice.ts';
import type { Mcts, Totals } from '../mcts/mcts.ts';
import { sharedDoubles } from './sharedMemory.ts';
import { TOTALS, readTotals, writeTotals } from './totals.ts';

/** Numbers to a move. */
const FIGURES = 5;
/** A proof is written as its place in this list, counted from 1; 0 is none. */
const PROOFS: readonly Proof[] = ['loss', 'draw', 'win'];

function codeOf(proof: Proof | undefined): number {
  return proof === undefined ? 0 : PROOFS.indexOf(proof) + 1;
}

export class RootBuffer {
  readonly values: Float64Array;

  private constructor(values: Float64Array) {
    this.values = values;
  }

  /** A buffer for this many moves, of which nothing is known. */
  static blank(moves: number): RootBuffer {
    return new RootBuffer(sharedDoubles(TOTALS + FIGURES * moves));
  }

  /** A buffer that was made elsewhere. */
  static of(values: Float64Array): RootBuffer {
    return new RootBuffer(values);
  }

  write(search: Mcts): void {
    writeTotals(search.totals(), this.values);
    for (const [i, { visits, sum, squares, votes, proof }] of search.rows().entries())
      this.values.set([visits, sum, squares, votes, codeOf(proof)], TOTALS + FIGURES * i);
  }

  get totals(): Totals {
    return readTotals(this.values);
  }

  /** @param rows of the same moves, in the same order */
  addTo(rows: readonly RootMove[]): void {
    for (const [i, row] of rows.entries()) {
      const at = TOTALS + FIGURES * i;
      row.visits += this.values[at]!;
      row.sum += this.values[at + 1]!;
      row.squares += this.values[at + 2]!;
      row.votes += this.values[at + 3]!;
      // A proof is a proof, whoever found it.
      row.proof ??= PROOFS[this.values[at + 4]! - 1];
    }
  }
}
