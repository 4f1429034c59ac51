/**
 * Crews in Node: worker threads, started and watched by a supervisor. They come up while their owner sleeps, so a crew is
 * complete before it is handed out, and no search ever begins with fewer threads than it was given.
 */
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Alarm, OpenCrew } from '../search/index.ts';
import { type CrewMember, CrewPool, type Supervisor } from './crewPool.ts';
import { siblingFile } from './siblingFile.ts';

class ThreadSupervisor implements Supervisor {
  readonly startsWhileOwnerSleeps = true;
  private readonly worker: Worker;

  constructor(alarm: Alarm) {
    this.worker = new Worker(siblingFile(import.meta.url, 'crewSupervisor.node'), {
      workerData: alarm.words,
    });
    this.worker.on('error', (error) => alarm.ring(String(error)));
    // It has nothing to do when this thread has ended.
    this.worker.unref();
  }

  start(): CrewMember {
    // Orders go straight to the member, which gets the other end of the line from the supervisor.
    const { port1, port2 } = new MessageChannel();
    this.worker.postMessage(port2, [port2]);
    return { send: (message) => port1.postMessage(message) };
  }

  end(): void {
    void this.worker.terminate();
  }
}

/** A pool of fresh threads. */
export function newThreadPool(): CrewPool {
  return new CrewPool((alarm) => new ThreadSupervisor(alarm));
}

const pool = newThreadPool();

/** From the pool of this thread. */
export const openCrew: OpenCrew = (members) => pool.open(members);
