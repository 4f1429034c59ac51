/** A thread that computes tasks of one study, one at a time. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { unpackError } from '../../core/index.ts';
import { siblingFile } from '../../core/siblingFile.ts';
import type { StudyAnswer, StudyWorkerData } from './studyWorker.ts';

const WORKER = siblingFile(import.meta.url, 'studyWorker');

export class StudyThread {
  private readonly worker: Worker;
  /** Rejected when the thread has ended. */
  private readonly ended: Promise<never>;

  /** @param id of the experiment */
  constructor(id: string, key: string, seed: number) {
    const workerData: StudyWorkerData = { id, key, seed };
    this.worker = new Worker(WORKER, { workerData });
    this.ended = once(this.worker, 'exit').then(() => {
      throw new Error(`a thread that computes ${id} ${key} has ended`);
    });
    // Nobody needs to hear of it after the last task.
    this.ended.catch(() => {});
  }

  /** @returns the result as JSON @throws whatever the study throws; Error if the thread ends meanwhile */
  async compute(task: string): Promise<string> {
    this.worker.postMessage(task);
    const answers: StudyAnswer[] = await Promise.race([once(this.worker, 'message'), this.ended]);
    const { json, error } = answers[0]!;
    if (error) throw unpackError(error);
    return json;
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}
