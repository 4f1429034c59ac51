/**
 * Threads that think along with a search: what a parallel search asks of the place where it runs. In Node they are worker
 * threads, in a browser Web Workers (`src/workers/crew.*.ts`); here nothing is known of either.
 *
 * A search is synchronous: between `start` and `choose` its thread may never return to its event loop. So an order goes
 * out as a message, which needs no answer, and everything after that goes through shared memory.
 */
import type { Order } from './order.ts';

export interface Crew {
  /** Why its threads are dead, and the next `send` will replace them; undefined while they live. */
  readonly death: string | undefined;
  /** Can all members hear? Those of a browser come up only while the event loop of their owner turns. */
  readonly isUp: boolean;
  /**
   * Gives every member its order. There is one crew to a thread: whoever had it before is dismissed.
   * @param dismiss lets the members go; called once another search takes the crew
   */
  send(orders: readonly Order[], dismiss: () => void): void;
}

/** @param members threads beside the one that asks */
export type OpenCrew = (members: number) => Crew;
