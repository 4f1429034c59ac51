/** A thread that plays games for one schedule, and may be kept for the next. */
import { Worker } from 'node:worker_threads';
import { siblingFile } from '../../core/siblingFile.ts';
import { handDownWeights } from '../../workers/inheritedWeights.node.ts';
import type { PackedPlans } from './batch.ts';
import type { BatchAnswer, GameWorkerData } from './gameWorker.ts';

const WORKER = siblingFile(import.meta.url, 'gameWorker');

/** Hears of what a thread does; a thread that is kept has nobody who does. */
export interface ThreadListener {
  onAnswer(answer: BatchAnswer): void;
  /** @param error that ended it; missing if it ended by itself, with this exit code */
  onEnd(error: NodeJS.ErrnoException | undefined, code: number): void;
}

export class GameThread {
  isAlive = true;
  listener: ThreadListener | undefined;
  private readonly worker: Worker;

  /** @param threads that play games at the same time */
  constructor(threads: number) {
    const workerData: GameWorkerData = { threads };
    handDownWeights();
    this.worker = new Worker(WORKER, { workerData });
    this.worker.on('message', (answer: BatchAnswer) => this.listener?.onAnswer(answer));
    this.worker.on('error', (error: NodeJS.ErrnoException) => this.ended(error, 1));
    this.worker.on('exit', (code) => this.ended(undefined, code));
  }

  give(plans: PackedPlans): void {
    this.worker.postMessage(plans, [plans.numbers.buffer]);
  }

  async end(): Promise<void> {
    this.listener = undefined;
    await this.worker.terminate();
  }

  private ended(error: NodeJS.ErrnoException | undefined, code: number): void {
    this.isAlive = false;
    this.listener?.onEnd(error, code);
  }
}
