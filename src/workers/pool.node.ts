/**
 * The pool in Node: worker threads, started and watched by a supervisor. They come up while their owner sleeps, so a pool is
 * complete before it is handed out, and no search ever begins with fewer threads than it was given.
 */
import { MessageChannel, Worker } from 'node:worker_threads';
import type { FailureFlag, OpenPool } from '../search/index.ts';
import { type WorkerHandle, WorkerPool, type Supervisor } from './workerPool.ts';
import type { SupervisorData, SupervisorMessage } from './poolSupervisor.node.ts';
import { siblingFile } from '../core/siblingFile.ts';
import { handDownWeights } from './inheritedWeights.node.ts';

/** How often a supervisor is asked whether it lives, while a search waits for its threads. */
const ASK_EVERY_MS = 1000;
// It has nothing to do but answer. If it does not within this time, with its owner awake now and then, it is dead.
const SILENCE_MS = 30_000;
const LEAST_LOOKS = 100;

class ThreadSupervisor implements Supervisor {
  readonly startsWhileOwnerSleeps = true;
  private readonly worker: Worker;
  private readonly answers = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  private asked = 0;
  private askedAt = -Infinity;
  private looks = 0;

  constructor(failure: FailureFlag) {
    const workerData: SupervisorData = { failure: failure.words, answers: this.answers };
    handDownWeights();
    this.worker = new Worker(siblingFile(import.meta.url, 'poolSupervisor.node'), { workerData });
    this.worker.on('error', (error) => failure.raise(String(error)));
    // It has nothing to do when this thread has ended.
    this.worker.unref();
  }

  start(): WorkerHandle {
    // Requests go straight to the worker, which gets the other end of the line from the supervisor.
    const { port1, port2 } = new MessageChannel();
    this.worker.postMessage({ port: port2 } satisfies SupervisorMessage, [port2]);
    return { send: (message) => port1.postMessage(message) };
  }

  /** Nothing watches over it, so it is polled. */
  get isDead(): boolean {
    const now = performance.now();
    if (Atomics.load(this.answers, 0) !== this.asked)
      return ++this.looks > LEAST_LOOKS && now - this.askedAt > SILENCE_MS;
    if (now - this.askedAt > ASK_EVERY_MS) this.ask(now);
    return false;
  }

  private ask(now: number): void {
    this.asked++;
    this.askedAt = now;
    this.looks = 0;
    this.worker.postMessage({} satisfies SupervisorMessage);
  }

  end(): void {
    void this.worker.terminate();
  }
}

/** A pool of fresh threads. */
export function newThreadPool(): WorkerPool {
  return new WorkerPool((failure) => new ThreadSupervisor(failure));
}

const pool = newThreadPool();

/** From the pool of this thread. */
export const openPool: OpenPool = (workers) => pool.open(workers);
