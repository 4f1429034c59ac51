/**
 * Plays a schedule of games on worker threads. Games are handed out in the order of the schedule, a few at a time,
 * and come back in whatever order they finish: who plays a game changes nothing about it.
 */
import { Worker } from 'node:worker_threads';
import type { BatchAnswer, GameBatch } from './gameWorker.node.ts';
import type { GamePlan, PlayedGame } from './play.ts';

export interface ThreadSettings {
  readonly threads: number;
  /** Stops at once; games that are being played are lost. */
  readonly signal?: AbortSignal;
  /** Called with games as they come in; the schedule ends early when it returns false. */
  readonly onGames: (played: readonly PlayedGame[]) => boolean;
}

// A published package holds emitted JavaScript, a clone holds TypeScript: the worker is whatever this file is.
const WORKER = new URL(
  `./gameWorker.node${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`,
  import.meta.url,
);

/** A worker has one batch to play and one waiting, so that it never waits for an answer to be read. */
const BATCHES_AHEAD = 2;
/** Long enough that messages cost nothing beside the games, short enough that all threads end together. */
const BATCH_SECONDS = 0.03;
const MOST_GAMES = 500;

/** @param schedule is asked for the next game only when a thread is free for it */
export async function playOnThreads(
  schedule: Iterator<GamePlan, unknown, undefined>,
  settings: ThreadSettings,
): Promise<void> {
  const dispatch = new Dispatch(schedule, settings);
  try {
    await dispatch.run();
  } finally {
    await dispatch.close();
  }
}

/** Hands out games, and sees when all are back. */
class Dispatch {
  private readonly schedule: Iterator<GamePlan, unknown, undefined>;
  private readonly settings: ThreadSettings;
  private readonly workers: Worker[] = [];
  private readonly end = Promise.withResolvers<void>();
  /** Batches that are out. */
  private out = 0;
  private stopped = false;
  /** A running mean; the first batches are single games, which find it. */
  private secondsPerGame = BATCH_SECONDS;

  constructor(schedule: Iterator<GamePlan, unknown, undefined>, settings: ThreadSettings) {
    this.schedule = schedule;
    this.settings = settings;
  }

  async run(): Promise<void> {
    const { signal, threads } = this.settings;
    const stop = (): void => this.stop();
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    for (let i = 0; i < threads; i++) {
      // A thread that has nothing to play is not started.
      const batch = this.nextBatch();
      if (batch.length === 0) break;
      this.give(this.newWorker(), batch);
    }
    for (const worker of this.workers)
      for (let i = 1; i < BATCHES_AHEAD; i++) this.give(worker, this.nextBatch());
    if (this.out === 0) stop();
    await this.end.promise.finally(() => signal?.removeEventListener('abort', stop));
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private newWorker(): Worker {
    const worker = new Worker(WORKER);
    worker.on('error', this.end.reject);
    worker.on('message', (answer: BatchAnswer) => {
      try {
        this.take(worker, answer);
      } catch (error) {
        this.stopped = true;
        this.end.reject(error);
      }
    });
    this.workers.push(worker);
    return worker;
  }

  private stop(): void {
    this.stopped = true;
    this.end.resolve();
  }

  private give(worker: Worker, batch: GameBatch): void {
    if (batch.length === 0) return;
    this.out++;
    worker.postMessage(batch);
  }

  private nextBatch(): GameBatch {
    const batch: GamePlan[] = [];
    const size = Math.min(MOST_GAMES, Math.max(1, Math.round(BATCH_SECONDS / this.secondsPerGame)));
    while (batch.length < size && !this.stopped) {
      const next = this.schedule.next();
      if (next.done) break;
      batch.push(next.value);
    }
    return batch;
  }

  private take(worker: Worker, answer: BatchAnswer): void {
    if (this.stopped) return;
    if ('error' in answer) throw answer.error;
    this.out--;
    this.secondsPerGame = (this.secondsPerGame + answer.seconds / answer.played.length) / 2;
    if (!this.settings.onGames(answer.played)) return this.stop();
    this.give(worker, this.nextBatch());
    if (this.out === 0) this.stop();
  }
}
