/**
 * Root parallelisation: every thread runs the same search on its own, with its own stream and its share of the budget, and
 * what they know of the root's moves is added up. Nothing is shared while they work, so that any search can be run so, and
 * with a budget of iterations the result depends on the seed and the number of threads alone.
 *
 * T. Cazenave, N. Jouandeau, 2007; G. Chaslot, M. Winands, J. van den Herik, 2008.
 */
import type { State } from '../../core/index.ts';
import type { Budget } from '../budget.ts';
import type { RootMove } from '../mcts/choose/finalChoice.ts';
import { Mcts, type Totals } from '../mcts/mcts.ts';
import type { MctsParts } from '../mcts/mctsParts.ts';
import type { Setting } from '../search.ts';
import { Barrier } from './barrier.ts';
import { PoolClient, type ParallelPlan } from './poolClient.ts';
import { RootBuffer } from './rootBuffer.ts';
import { shareOf } from './shareOf.ts';
import { addTotals } from './totals.ts';

export class RootParallel extends Mcts {
  private readonly pool: PoolClient;
  private readonly threads: number;
  private barrier = new Barrier();
  private buffers: readonly RootBuffer[] = [];
  private isComplete = false;

  constructor(parts: MctsParts, plan: ParallelPlan, setting: Setting) {
    const { freeMemory } = setting;
    super(parts, { ...setting, ...(freeMemory && { freeMemory: () => freeMemory() / plan.threads }) });
    this.pool = new PoolClient(plan, setting);
    this.threads = plan.threads;
  }

  override start(state: State, budget: Budget = this.parts.budget, lines?: number): void {
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
    super.start(state, shareOf(budget, moves, 0, this.threads), lines);
  }

  override advance(until: number): boolean {
    if (this.isComplete) return true;
    if (this.barrier.isOver) throw new Error('another search has taken the pool of this one');
    this.barrier.open();
    try {
      if (super.advance(until)) this.awaitWorkers(until);
    } finally {
      this.barrier.close(this.pool);
    }
    return this.isComplete;
  }

  /** The own share is done: waits for the others, as long as there is time. */
  private awaitWorkers(until: number): void {
    const { barrier, pool } = this;
    const began = this.clock();
    const deadline = Math.min(until, began + (this.budget.ms ?? Infinity) - this.elapsed);
    let now = began;
    let finished = barrier.finished;
    // Workers that cannot hear yet come up only while their owner's event loop turns.
    while (finished < pool.workers && now < deadline && pool.isUp) {
      barrier.awaitFinish(finished, deadline - now, pool);
      finished = barrier.finished;
      now = this.clock();
    }
    this.elapsed += now - began;
    this.isComplete = finished === pool.workers || this.elapsed >= (this.budget.ms ?? Infinity);
  }

  override rows(): RootMove[] {
    const rows = super.rows();
    for (const buffer of this.buffers) buffer.addTo(rows);
    return rows;
  }

  override totals(): Totals {
    return this.buffers.reduce((sum, buffer) => addTotals(sum, buffer.totals), super.totals());
  }
}
