/**
 * Threads that help a search: what a parallel search asks of the place where it runs. In Node they are worker
 * threads, in a browser Web Workers (`src/workers/pool.*.ts`); here nothing is known of either.
 *
 * A search is synchronous: between `start` and `choose` its thread may never return to its event loop. So a request goes
 * out as a message, which needs no answer, and everything after that goes through shared memory.
 */
import type { OptionValues } from '../../core/index.ts';
import type { Budget } from '../budget.ts';

export interface SearchPool {
  /** Why its threads are dead, and the next `send` will replace them; undefined while they live. */
  readonly death: string | undefined;
  /** Can all workers hear? Those of a browser come up only while the event loop of their owner turns. */
  readonly isUp: boolean;
  /**
   * Gives every worker its request. There is one pool to a thread: the search that had it before is released.
   * @param release lets the workers go; called when another search takes the pool
   */
  send(requests: readonly PoolRequest[], release: () => void): void;
}

/** @param workers threads beside the one that asks */
export type OpenPool = (workers: number) => SearchPool;

/** What a worker is asked to do: plain data, and the shared memory through which it is done. */
export interface PoolRequest {
  /** The name of the game. */
  readonly game: string;
  readonly options: OptionValues;
  /** The position to search, in notation. What its seat cannot know is for the forest of the agent to replace. */
  readonly position: string;
  /** The agent that searches. */
  readonly spec: string;
  /** Bytes that there are for trees and tables of the worker's own. */
  readonly freeMemory: number;
  /** Where the worker's own stream begins. */
  readonly seed: number;
  /** See `FailureFlag`. */
  readonly failure: Int32Array;
  readonly task: Task;
}

export type Task = RootTask | LeafTask | TreeTask;

/** A search of one's own; see `RootParallel`. */
export interface RootTask {
  readonly kind: 'root';
  /** See `Barrier`. */
  readonly barrier: Int32Array;
  /** Filled in whenever the worker leaves the barrier; see `RootBuffer`. */
  readonly buffer: Float64Array;
  readonly budget: Budget;
}

/** Leaves of the leader's tree, to be evaluated; see `LeafParallel` and `LeafBuffer`. */
export interface LeafTask {
  readonly kind: 'leaf';
  readonly words: Int32Array;
  readonly answers: readonly Float64Array[];
  /** Which of the answers is this worker's. */
  readonly worker: number;
}

/** A tree that is grown together; see `TreeParallel`. */
export interface TreeTask {
  readonly kind: 'tree';
  readonly barrier: Int32Array;
  readonly memory: TreeMemory;
  readonly limits: TreeLimits;
  /** Filled in whenever the worker leaves the barrier. */
  readonly totals: Float64Array;
}

export interface TreeLimits {
  /** A tree of this many nodes takes in no more. */
  readonly most: number;
  /** Ends the search then; otherwise it continues in the tree that there is. */
  readonly endsWhenFull: boolean;
}

/** See `SharedTree`. */
export interface TreeMemory {
  readonly words: Int32Array;
  readonly columns: SharedArrayBuffer;
  /** Nodes for which there is room. */
  readonly capacity: number;
}
