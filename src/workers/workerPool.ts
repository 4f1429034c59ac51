/**
 * The pool of a thread. Its workers are started when they are first asked for and stay as long as the thread: from move to
 * move, from game to game, and from agent to agent, of which only one thinks at a time. If one of them dies, all are
 * replaced before the next search.
 */
import { FailureFlag, type SearchPool, POLL_MS } from '../search/index.ts';
import type { PoolMessage } from './poolWorkerLoop.ts';

/** A thread that runs `servePoolWorker`. */
export interface WorkerHandle {
  send(message: PoolMessage): void;
}

/** Starts threads and sees whether they live. */
export interface Supervisor {
  /** Do threads come up while their owner sleeps? Otherwise only while its event loop turns. */
  readonly startsWhileOwnerSleeps: boolean;
  /** Is the supervisor itself dead? */
  readonly isDead: boolean;
  start(): WorkerHandle;
  /** Ends all that it has started. */
  end(): void;
}

/** More than current machines have cores to spare. */
const MOST_WORKERS = 256;

/** Workers that live and die together. */
class WorkerGroup {
  /** Raised when one of them has died. */
  private readonly failure = new FailureFlag();
  private readonly supervisor: Supervisor;
  private readonly workers: WorkerHandle[] = [];
  /** A word for each: 1 once it can hear. */
  private readonly heard = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * MOST_WORKERS));

  constructor(newSupervisor: (failure: FailureFlag) => Supervisor) {
    this.supervisor = newSupervisor(this.failure);
  }

  /** Why they are dead. */
  get death(): string | undefined {
    const { reason } = this.failure;
    if (reason === undefined && this.supervisor.isDead) this.failure.raise('its supervisor does not answer');
    return this.failure.reason;
  }

  areUp(count: number): boolean {
    for (let worker = 0; worker < count; worker++) if (Atomics.load(this.heard, worker) === 0) return false;
    return this.death === undefined;
  }

  /** Makes sure that there are this many, if there is a way to wait for them. */
  bring(count: number): void {
    for (let worker = this.workers.length; worker < count; worker++) {
      this.workers.push(this.supervisor.start());
      this.send(worker, { heard: this.heard, worker });
    }
    if (!this.supervisor.startsWhileOwnerSleeps) return;
    for (let worker = 0; worker < count; worker++)
      while (this.death === undefined && Atomics.wait(this.heard, worker, 0, POLL_MS) === 'timed-out');
  }

  send(worker: number, message: PoolMessage): void {
    this.workers[worker]!.send(message);
  }

  end(): void {
    this.supervisor.end();
  }
}

export class WorkerPool {
  private readonly newSupervisor: (failure: FailureFlag) => Supervisor;
  private group: WorkerGroup | undefined;
  private releaseLast: () => void = () => {};

  /** @param newSupervisor raises the flag when a thread that it has started ends */
  constructor(newSupervisor: (failure: FailureFlag) => Supervisor) {
    this.newSupervisor = newSupervisor;
  }

  open(count: number): SearchPool {
    let group = this.bring(count);
    return {
      get death() {
        return group.death;
      },
      get isUp() {
        return group.areUp(count);
      },
      send: (requests, release) => {
        this.releaseLast();
        this.releaseLast = release;
        group = this.bring(count);
        for (const [worker, request] of requests.entries()) group.send(worker, request);
      },
    };
  }

  private bring(count: number): WorkerGroup {
    if (this.group?.death !== undefined) {
      this.group.end();
      this.group = undefined;
    }
    this.group ??= new WorkerGroup(this.newSupervisor);
    this.group.bring(count);
    return this.group;
  }
}
