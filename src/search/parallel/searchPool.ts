/**
 * Threads that help a search: what a parallel search asks of the place where it runs. In Node they are worker
 * threads, in a browser Web Workers (`src/workers/pool.*.ts`); here nothing is known of either.
 *
 * A search is synchronous: between `start` and `choose` its thread may never return to its event loop. So a request goes
 * out as a message, which needs no answer, and everything after that goes through shared memory.
 */
import type { PoolRequest } from './poolRequest.ts';

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
