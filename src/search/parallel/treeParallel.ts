/**
 * Tree parallelisation: all threads grow one tree, in shared memory. Each works by itself and meets the others only in
 * the statistics of the nodes; see `SharedTree`. Who comes where first depends on the clock, so that the result is not
 * the same every time.
 *
 * T. Cazenave, N. Jouandeau, 2007; G. Chaslot, M. Winands, J. van den Herik, 2008.
 */
import { type State, UserError } from '../../core/index.ts';
import { type Budget, mostIterations } from '../budget.ts';
import type { Totals } from '../mcts/mcts.ts';
import { type MctsParts, columnsOf } from '../mcts/mctsParts.ts';
import { OutOfMemory, allocate } from '../memory.ts';
import type { Setting } from '../search.ts';
import { ROOT, Tree } from '../mcts/tree.ts';
import type { Watch } from './failureFlag.ts';
import { Barrier } from './barrier.ts';
import { PoolClient, type ParallelPlan } from './poolClient.ts';
import type { TreeLimits } from './poolRequest.ts';
import { sharedDoubles } from './sharedMemory.ts';
import { SharedSearch } from './sharedSearch.ts';
import { SharedTree } from './sharedTree.ts';
import { TOTALS, addTotals, readTotals } from './totals.ts';

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

export class TreeParallel extends SharedSearch {
  private readonly pool: PoolClient;
  /** Nodes that all threads may be adding when the tree is already full. */
  private readonly spare: number;
  private readonly isCut: boolean;
  private barrier = new Barrier();
  private others: readonly Float64Array[] = [];
  private isComplete = false;

  constructor(parts: MctsParts, plan: ParallelPlan, setting: Setting) {
    const spare = plan.threads * setting.game.maxMoves;
    const pool = new PoolClient(plan, setting);
    const { tree, isCut } = allocateTree(parts, spare, setting, pool);
    super(parts, setting, tree);
    this.isCut = isCut;
    this.pool = pool;
    this.spare = spare;
  }

  override start(state: State, budget: Budget = this.parts.budget, lines?: number): void {
    const { tree } = this;
    const barrier = new Barrier();
    const others = Array.from({ length: this.pool.workers }, () => sharedDoubles(TOTALS));
    const limits = this.limitsFor(budget);
    this.barrier = barrier;
    this.others = others;
    this.isComplete = false;
    tree.clear();
    // As if the root, like every other node, had been added with a playout of its own.
    tree.visits[ROOT] = 1;
    this.counter.set(this.iterationsFor(budget, state.count()));
    this.pool.send(
      state,
      (worker) => ({
        kind: 'tree',
        barrier: barrier.words,
        memory: tree.memory,
        limits,
        totals: others[worker]!,
      }),
      () => barrier.end(),
    );
    this.startWithin(limits, state, budget, lines);
  }

  private limitsFor({ nodes = Infinity, bytes = Infinity }: Budget): TreeLimits {
    const fitting = Math.floor(bytes / this.tree.bytesPerNode) - this.spare;
    return {
      most: Math.min(nodes, fitting, this.tree.memory.capacity - this.spare),
      endsWhenFull: Math.min(nodes, fitting) !== Infinity,
    };
  }

  private iterationsFor(budget: Budget, moves: number): number {
    const { times } = this.parts.leaf;
    const { simulations = Infinity } = budget;
    return Math.min(
      mostIterations(budget, moves, this.tree.bytesPerNode),
      times === 'growing' ? Infinity : Math.ceil(simulations / times),
    );
  }

  override advance(until: number): boolean {
    // An open barrier would let the workers go on where the search has ended.
    if (this.isComplete) return true;
    this.barrier.open();
    try {
      this.isComplete = super.advance(until);
    } finally {
      this.barrier.close(this.pool);
    }
    return this.isComplete;
  }

  override totals(): Totals {
    const sum = this.others.reduce((total, other) => addTotals(total, readTotals(other)), super.totals());
    // The root has been counted for every iteration, and once for itself: also while the others are at work.
    const iterations = Atomics.load(this.tree.visits, ROOT) - 1;
    return { ...sum, iterations, nodes: sum.nodes + 1, isOutOfMemory: this.isCut && this.hasEndedFull };
  }
}
