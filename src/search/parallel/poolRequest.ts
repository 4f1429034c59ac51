/** What a worker of a pool is told to do: plain data, and the shared memory through which it is done. */
import type { OptionValues } from '../../core/index.ts';
import type { Budget } from '../budget.ts';

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
  readonly memory: SharedTreeMemory;
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
export interface SharedTreeMemory {
  readonly words: Int32Array;
  readonly columns: SharedArrayBuffer;
  readonly capacity: number;
}
