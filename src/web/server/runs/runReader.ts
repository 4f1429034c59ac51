/** The server's side of the thread that reads runs. It is started when it is first needed, and again if it has died. */
import { Worker } from 'node:worker_threads';
import { unpackError } from '../../../core/index.ts';
import { siblingFile } from '../../../core/siblingFile.ts';
import type { ReadAnswer, ReadRun, ReadTask } from './readerMessages.ts';

interface Waiting {
  resolve(read: ReadRun): void;
  reject(error: unknown): void;
}

export class RunReader {
  private thread: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private tasks = 0;

  /** @throws UserError if the run cannot be read */
  read(task: Omit<ReadTask, 'number'>): Promise<ReadRun> {
    const number = ++this.tasks;
    const thread = (this.thread ??= this.start());
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      thread.postMessage({ ...task, number } satisfies ReadTask);
    });
  }

  async close(): Promise<void> {
    await this.thread?.terminate();
  }

  private start(): Worker {
    const thread = new Worker(siblingFile(import.meta.url, 'readerThread'));
    thread.on('message', (answer: ReadAnswer) => this.take(answer));
    thread.on('error', (error) => this.fail(thread, error));
    thread.on('exit', () => this.fail(thread, new Error('the thread that reads runs has ended')));
    return thread;
  }

  private take({ number, read, error }: ReadAnswer): void {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    if (read) waiting?.resolve(read);
    else if (error) waiting?.reject(unpackError(error));
  }

  private fail(thread: Worker, error: unknown): void {
    if (this.thread !== thread) return;
    this.thread = undefined;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}
