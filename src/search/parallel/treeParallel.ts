/**
 * Tree parallelisation: all threads grow one tree, in shared memory. Each works by itself and meets the others only in
 * the statistics of the nodes; see `SharedTree`. Who comes where first depends on the clock, so that the result is not
 * the same every time.
 *
 * T. Cazenave, N. Jouandeau, 2007; G. Chaslot, M. Winands, J. van den Herik, 2008.
 */
import { type State, UserError } from '../../core/index.ts';
import { type Budget, mostIterations } from '../budget.ts';
import { Mcts, type OtherThreads, type Totals } from '../mcts/mcts.ts';
import { type MctsParts, columnsOf } from '../mcts/mctsParts.ts';
import { ROOT, Tree, visitsPlace } from '../mcts/tree.ts';
import { OutOfMemory, allocate } from '../memory.ts';
import type { Setting } from '../search.ts';
import { Barrier, workWhileOpen } from './barrier.ts';
import type { Watch } from './failureFlag.ts';
import type { Leader } from './parallelSearch.ts';
import { type ParallelPlan, PoolClient } from './poolClient.ts';
import type { TreeLimits, TreeTask } from './searchPool.ts';
import { SharedGrowth, sharedComponents } from './sharedGrowth.ts';
import { sharedDoubles } from './sharedMemory.ts';
import { SharedTree } from './sharedTree.ts';
import { TOTALS, addTotals, readTotals, writeTotals } from './totals.ts';

/** What the tree has room for where the budget sets no limit. Memory is taken only as the tree grows into it. */
const USUAL_NODES = 1 << 24;

/** The least that is worth a search. */
const FEWEST_NODES = 1 << 12;

/** A shared tree, and whether it had to be smaller than it should be because there is no more memory. */
interface AllocatedTree {
  readonly tree: SharedTree;
  readonly isCut: boolean;
}

/** @param spare nodes that all threads may be adding when the tree is already full */
function allocateTree(parts: MctsParts, spare: number, { freeMemory }: Setting, watch: Watch): AllocatedTree {
  const columns = columnsOf(parts);
  const { bytesPerNode } = new Tree(columns, 0);
  const { nodes = USUAL_NODES, bytes } = parts.budget;
  const wanted = nodes + spare;
  // Who sets a limit of memory has thought about how much there is.
  const fitting = Math.floor((bytes ?? freeMemory?.() ?? Infinity) / bytesPerNode);
  const fewest = FEWEST_NODES + spare;
  let capacity = Math.min(wanted, bytes === undefined ? Math.max(fitting, fewest) : fitting);
  for (;;) {
    try {
      const tree = allocate(capacity * bytesPerNode, undefined, () =>
        SharedTree.create(columns, capacity, watch),
      );
      return { tree, isCut: bytes === undefined && capacity < wanted };
    } catch (error) {
      if (!(error instanceof OutOfMemory)) throw error;
      if (bytes !== undefined || capacity <= fewest)
        throw new UserError(
          `there is not enough memory for a shared tree of ${capacity} nodes`,
          'Set a limit, such as memory=100MB.',
        );
      capacity = Math.max(fewest, Math.floor(capacity / 2));
    }
  }
}

export class TreeParallel implements Leader, OtherThreads {
  readonly search: Mcts;
  readonly shared: SharedTree;
  private readonly parts: MctsParts;
  private readonly pool: PoolClient;
  private readonly growth: SharedGrowth;
  /** Nodes that all threads may be adding when the tree is already full. */
  private readonly spare: number;
  private readonly isCut: boolean;
  private barrier = new Barrier();
  private buffers: readonly Float64Array[] = [];
  private isComplete = false;

  constructor(parts: MctsParts, plan: ParallelPlan, setting: Setting) {
    this.parts = parts;
    this.spare = plan.threads * setting.game.maxMoves;
    this.pool = new PoolClient(plan, setting);
    const { tree, isCut } = allocateTree(parts, this.spare, setting, this.pool);
    this.shared = tree;
    this.isCut = isCut;
    this.growth = new SharedGrowth(tree, parts, setting);
    this.search = new Mcts(parts, setting, sharedComponents(this.growth, parts, setting), this);
  }

  start(state: State, budget: Budget = this.parts.budget, lines?: number): void {
    const { shared, growth } = this;
    const barrier = new Barrier();
    const buffers = Array.from({ length: this.pool.workers }, () => sharedDoubles(TOTALS));
    const limits = this.limitsFor(budget);
    this.barrier = barrier;
    this.buffers = buffers;
    this.isComplete = false;
    shared.clear();
    growth.counter.set(this.iterationsFor(budget, state.count()));
    this.pool.send(
      state,
      (worker) => ({
        kind: 'tree',
        barrier: barrier.words,
        memory: shared.memory,
        limits,
        totals: buffers[worker]!,
      }),
      () => barrier.end(),
    );
    growth.limitTo(limits);
    this.search.start(state, budget, lines);
  }

  private limitsFor({ nodes = Infinity, bytes = Infinity }: Budget): TreeLimits {
    const { tree, memory } = this.shared;
    const fitting = Math.floor(bytes / tree.bytesPerNode) - this.spare;
    return {
      most: Math.min(nodes, fitting, memory.capacity - this.spare),
      endsWhenFull: Math.min(nodes, fitting) !== Infinity,
    };
  }

  private iterationsFor(budget: Budget, moves: number): number {
    const { times } = this.parts.leaf;
    const { simulations = Infinity } = budget;
    return Math.min(
      mostIterations(budget, moves, this.shared.tree.bytesPerNode),
      times === 'growing' ? Infinity : Math.ceil(simulations / times),
    );
  }

  advance(until: number): boolean {
    // An open barrier would let the workers continue where the search has ended.
    if (this.isComplete) return true;
    this.barrier.open();
    try {
      this.isComplete = this.search.advance(until);
    } finally {
      this.barrier.close(this.pool);
    }
    return this.isComplete;
  }

  /** They are in the tree already. */
  addRows(): void {}

  addTotals(own: Totals): Totals {
    const sum = this.buffers.reduce((total, buffer) => addTotals(total, readTotals(buffer)), own);
    // The root has been counted for every iteration, and once for itself: also while the others are at work.
    const iterations = Atomics.load(this.shared.tree.words, visitsPlace(ROOT)) - 1;
    const isOutOfMemory = this.isCut && this.growth.hasEndedFull;
    return { ...sum, iterations, nodes: sum.nodes + 1, isOutOfMemory };
  }
}

/**
 * A worker's part: grows the tree of its leader.
 * @param setting with the clock of the barrier
 */
export function workOnTree(
  task: TreeTask,
  state: State,
  parts: MctsParts,
  setting: Setting,
  watch: Watch,
): void {
  const tree = new SharedTree(columnsOf(parts), task.memory, watch);
  const growth = new SharedGrowth(tree, parts, setting);
  const search = new Mcts(parts, setting, sharedComponents(growth, parts, setting));
  growth.limitTo(task.limits);
  search.start(state, {});
  workWhileOpen(new Barrier(task.barrier), search, () => writeTotals(search.totals(), task.totals));
}
