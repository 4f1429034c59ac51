/**
 * Root parallelisation: every thread runs the same search on its own, with its own stream and its share of the budget, and
 * what they know of the root's moves is added up. Nothing is shared while they work, so that any search can be run so, and
 * with a budget of iterations the result depends on the seed and the number of threads alone.
 *
 * T. Cazenave, N. Jouandeau, 2007; G. Chaslot, M. Winands, J. van den Herik, 2008.
 */
import type { State } from '../../core/index.ts';
import type { Proof } from '../analysis.ts';
import { type Budget, shareOf } from '../budget.ts';
import type { RootMove } from '../mcts/choose/finalChoice.ts';
import { ownComponents } from '../mcts/iterations.ts';
import { Mcts, type OtherThreads, type Totals } from '../mcts/mcts.ts';
import type { MctsParts } from '../mcts/mctsParts.ts';
import type { Clock, Setting } from '../search.ts';
import { Barrier, workWhileOpen } from './barrier.ts';
import type { Leader } from './parallelSearch.ts';
import { type ParallelPlan, PoolClient } from './poolClient.ts';
import type { RootTask } from './searchPool.ts';
import { sharedDoubles } from './sharedMemory.ts';
import { TOTALS, addTotals, readTotals, writeTotals } from './totals.ts';

export class RootParallel implements Leader, OtherThreads {
  readonly search: Mcts;
  readonly notes: readonly string[];
  private readonly budget: Budget;
  private readonly clock: Clock;
  private readonly pool: PoolClient;
  private readonly threads: number;
  private barrier = new Barrier();
  private buffers: readonly RootBuffer[] = [];
  private isComplete = false;

  constructor(parts: MctsParts, plan: ParallelPlan, setting: Setting) {
    const { freeMemory } = setting;
    const own = { ...setting, ...(freeMemory && { freeMemory: () => freeMemory() / plan.threads }) };
    this.search = new Mcts(parts, own, ownComponents(parts, own), this);
    this.budget = parts.budget;
    this.clock = setting.clock;
    this.pool = new PoolClient(plan, setting);
    this.threads = plan.threads;
    this.notes = this.threads > 1 ? [`The tree of one thread; ${this.threads} grow one each.`] : [];
  }

  start(state: State, budget: Budget = this.budget, lines?: number): void {
    const moves = state.count();
    const barrier = new Barrier();
    const buffers = Array.from({ length: this.pool.workers }, () => RootBuffer.blank(moves));
    this.barrier = barrier;
    this.buffers = buffers;
    this.isComplete = false;
    this.pool.send(
      state,
      (worker) => ({
        kind: 'root',
        barrier: barrier.words,
        buffer: buffers[worker]!.values,
        budget: shareOf(budget, moves, worker + 1, this.threads),
      }),
      () => barrier.end(),
    );
    this.search.start(state, shareOf(budget, moves, 0, this.threads), lines);
  }

  advance(until: number): boolean {
    if (this.isComplete) return true;
    if (this.barrier.isOver) throw new Error('another search has taken the pool of this one');
    this.barrier.open();
    try {
      if (this.search.advance(until)) this.awaitWorkers(until);
    } finally {
      this.barrier.close(this.pool);
    }
    return this.isComplete;
  }

  /** The own share is done: waits for the others, as long as there is time. */
  private awaitWorkers(until: number): void {
    const { barrier, pool, search } = this;
    const began = this.clock();
    const deadline = Math.min(until, began + search.msLeft);
    let now = began;
    let finished = barrier.finished;
    // Workers that cannot hear yet come up only while their owner's event loop turns.
    while (finished < pool.workers && now < deadline && pool.isUp) {
      barrier.awaitFinish(finished, deadline - now, pool);
      finished = barrier.finished;
      now = this.clock();
    }
    search.spendTime(now - began);
    this.isComplete = finished === pool.workers || search.msLeft <= 0;
  }

  addRows(rows: readonly RootMove[]): void {
    for (const buffer of this.buffers) buffer.addTo(rows);
  }

  addTotals(own: Totals): Totals {
    return this.buffers.reduce((sum, buffer) => addTotals(sum, buffer.totals), own);
  }
}

/**
 * A worker's part: its own search, as far as its share of the budget goes.
 * @param search whose clock is that of the barrier
 */
export function workOnRoot(task: RootTask, state: State, search: Mcts): void {
  const buffer = RootBuffer.of(task.buffer);
  search.reset();
  // Its leader decides how long the search may take.
  const { ms: _, ...budget } = task.budget;
  search.start(state, budget);
  workWhileOpen(new Barrier(task.barrier), search, () => buffer.write(search));
}

// ── what workers report ───────────────────────────────────────────────────────────────────────────

/** Numbers to a move. */
const FIGURES = 5;
/** A proof is written as its place in this list, counted from 1; 0 is none. */
const PROOFS: readonly Proof[] = ['loss', 'draw', 'win'];

function codeOf(proof: Proof | undefined): number {
  return proof === undefined ? 0 : PROOFS.indexOf(proof) + 1;
}

/** What a worker has found out about the moves of the root, in shared memory. */
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
      // A proof is a proof, no matter which thread found it.
      row.proof ??= PROOFS[this.values[at + 4]! - 1];
    }
  }
}
