/** The pool in the browser: Web Workers of the worker that searches. They come up while its event loop turns. */
import { type FailureFlag, type OpenPool, canShareMemory } from '../search/index.ts';
import { sendGames } from './gamesFirst.web.ts';
import { type WorkerHandle, WorkerPool, type Supervisor } from './workerPool.ts';

/**
 * Hears of its workers' errors when the event loop of its thread turns: that is where a worker can fail to load. What
 * goes wrong later, while the search waits for them, workers report through shared memory.
 */
class WebSupervisor implements Supervisor {
  readonly startsWhileOwnerSleeps = false;
  readonly isDead = false;
  private readonly failure: FailureFlag;
  private readonly workers: Worker[] = [];

  constructor(failure: FailureFlag) {
    this.failure = failure;
  }

  start(): WorkerHandle {
    // The bundler looks for exactly this form.
    const worker = new Worker(new URL('./poolWorker.web.ts', import.meta.url), { type: 'module' });
    worker.onerror = (event) => {
      event.preventDefault();
      this.failure.raise(event.message || 'its worker could not be loaded');
    };
    sendGames(worker);
    this.workers.push(worker);
    return { send: (message) => worker.postMessage(message) };
  }

  end(): void {
    for (const worker of this.workers) worker.terminate();
  }
}

let pool: WorkerPool | undefined;

/** Undefined on a page that may not share memory. */
export const openPool: OpenPool | undefined = canShareMemory()
  ? (workers) => (pool ??= new WorkerPool((failure) => new WebSupervisor(failure))).open(workers)
  : undefined;
