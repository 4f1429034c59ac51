/**
 * Starts the threads of a parallel search, and watches over them. The thread that leads a search sleeps while it waits for
 * the others, and notices nothing meanwhile, not even if one of them dies. So they are started here, where the event
 * loop is free, and a death is written to shared memory, at which the leader looks whenever it has slept for a while.
 */
import { type MessagePort, Worker, parentPort, workerData } from 'node:worker_threads';
import { packError } from '../core/errorData.ts';
import { FailureFlag } from '../search/parallel/failureFlag.ts';
import { siblingFile } from '../core/siblingFile.ts';

export interface SupervisorData {
  /** See `FailureFlag`. */
  readonly failure: Int32Array;
  /** A word that counts the questions that were answered. */
  readonly answers: Int32Array;
}

/** A thread to start, and its connection to the leader; or, without one, the question whether it is alive. */
export interface SupervisorMessage {
  readonly port?: MessagePort;
}

const WORKER = siblingFile(import.meta.url, 'poolWorker.node');

if (!parentPort) throw new Error('poolSupervisor.node.ts runs in a worker thread only');
const { failure: words, answers }: SupervisorData = workerData;
const failure = new FailureFlag(words);

/** The others can do nothing without the one that died, which may have held a latch: all end with this thread. */
function endAll(reason: string): void {
  failure.raise(reason);
  process.exit();
}

parentPort.on('message', ({ port }: SupervisorMessage) => {
  if (!port) return void Atomics.add(answers, 0, 1);
  try {
    const worker = new Worker(WORKER, { workerData: port, transferList: [port] });
    worker.on('error', (error) => endAll(packError(error).message));
    worker.on('exit', (code) => endAll(`exit code ${code}`));
  } catch (error) {
    endAll(packError(error).message);
  }
});
