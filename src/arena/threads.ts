/**
 * Plays a schedule of games on worker threads. Games are handed out one by one and reported in the order of the
 * schedule, whatever order they finish in: whoever listens sees the same sequence with any number of threads.
 */
import { Worker } from 'node:worker_threads';
import type { GameAnswer, Played } from './gameWorker.node.ts';
import type { GamePlan } from './play.ts';

export interface ThreadSettings {
  readonly threads: number;
  /** Stops after the games reported so far. */
  readonly signal?: AbortSignal;
  /** Called for each game in order; the schedule ends early when it returns false. */
  readonly onGame: (played: Played) => boolean;
}

// A published package holds emitted JavaScript, a clone holds TypeScript: the worker is whatever this file is.
const WORKER = new URL(
  `./gameWorker.node${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`,
  import.meta.url,
);

export async function playOnThreads(plans: readonly GamePlan[], settings: ThreadSettings): Promise<void> {
  const workers = Array.from(
    { length: Math.max(1, Math.min(settings.threads, plans.length)) },
    () => new Worker(WORKER),
  );
  try {
    await new Schedule(plans, settings).run(workers);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Hands out games and puts the results back in order. */
class Schedule {
  private readonly plans: readonly GamePlan[];
  private readonly settings: ThreadSettings;
  private readonly waiting = new Map<number, Played>();
  private given = 0;
  private reported = 0;
  private stopped = false;

  constructor(plans: readonly GamePlan[], settings: ThreadSettings) {
    this.plans = plans;
    this.settings = settings;
  }

  async run(workers: readonly Worker[]): Promise<void> {
    const { signal } = this.settings;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const settle = (): void => {
      if (this.stopped || this.reported === this.plans.length) resolve();
    };
    const stop = (): void => {
      this.stopped = true;
      settle();
    };
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    for (const worker of workers) {
      worker.on('error', reject);
      let place = this.give(worker);
      worker.on('message', (answer: GameAnswer) => {
        if ('error' in answer) return reject(answer.error);
        this.take(place, answer.played);
        settle();
        place = this.give(worker);
      });
    }
    settle();
    await promise.finally(() => signal?.removeEventListener('abort', stop));
  }

  /** Sends the next game, and returns its place in the schedule. */
  private give(worker: Worker): number {
    if (this.stopped || this.given === this.plans.length) return -1;
    worker.postMessage(this.plans[this.given]);
    return this.given++;
  }

  private take(place: number, played: Played): void {
    this.waiting.set(place, played);
    for (let next = this.waiting.get(this.reported); next && !this.stopped;) {
      this.waiting.delete(this.reported++);
      if (!this.settings.onGame(next)) this.stopped = true;
      next = this.waiting.get(this.reported);
    }
  }
}
