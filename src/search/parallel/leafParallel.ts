/**
 * Leaf parallelisation: one tree, grown by one thread; every new leaf is evaluated by all threads at once, each with its own
 * stream, and the mean of what they find counts as the reward. The result depends on the seed and the number of threads
 * alone. All wait for the slowest: of the three ways the one that gains least.
 *
 * T. Cazenave, N. Jouandeau, 2007.
 */
import { OVER, type State } from '../../core/index.ts';
import type { Budget } from '../budget.ts';
import { Mcts, type Totals } from '../mcts/mcts.ts';
import type { MctsParts } from '../mcts/mctsParts.ts';
import type { Setting } from '../search.ts';
import type { Tree } from '../mcts/tree.ts';
import { LeafBuffer } from './leafBuffer.ts';
import { PoolClient, type ParallelPlan } from './poolClient.ts';

export class LeafParallel extends Mcts {
  private readonly pool: PoolClient;
  private readonly threads: number;
  private buffer: LeafBuffer | undefined;

  constructor(parts: MctsParts, plan: ParallelPlan, setting: Setting) {
    super(parts, setting);
    this.pool = new PoolClient(plan, setting);
    this.threads = plan.threads;
  }

  override start(state: State, budget: Budget = this.parts.budget, lines?: number): void {
    const { workers } = this.pool;
    const buffer = LeafBuffer.forWorkers(workers, state.seats);
    const { words, answers } = buffer;
    this.pool.send(
      state,
      (worker) => ({ kind: 'leaf', worker, words, answers }),
      () => buffer.end(),
    );
    this.buffer = workers > 0 ? buffer : undefined;
    super.start(state, budget, lines);
  }

  override advance(until: number): boolean {
    if (this.buffer?.isOver) throw new Error('another search has taken the pool of this one');
    // Workers that cannot hear yet come up only while their owner's event loop turns.
    return this.pool.isUp && super.advance(until);
  }

  override get simulations(): number {
    return super.simulations + (this.buffer?.simulations ?? 0);
  }

  override totals(): Totals {
    const totals = super.totals();
    return { ...totals, playoutMoves: totals.playoutMoves + (this.buffer?.playoutMoves ?? 0) };
  }

  protected override evaluate(tree: Tree, state: State, plies: number, iteration: number): number {
    const { buffer, rewards, threads } = this;
    // Of a game that has ended all would say the same.
    if (!buffer || state.turn === OVER) return super.evaluate(tree, state, plies, iteration);
    buffer.ask(tree, this.descent, iteration);
    const own = super.evaluate(tree, state, plies, iteration);
    buffer.awaitAnswers(this.pool);
    const length = (own + buffer.addAnswers(rewards)) / threads;
    for (let seat = 0; seat < rewards.length; seat++) rewards[seat]! /= threads;
    return length;
  }
}
