/**
 * Crews in Node: worker threads. They come up while their owner sleeps, so a crew is complete before it is handed out, and
 * no search ever begins with fewer threads than it was given.
 */
import { Worker } from 'node:worker_threads';
import type { Crew, OpenCrew } from '../search/index.ts';
import { newCrewPool } from './crewPool.ts';

// A published package holds emitted JavaScript, a clone holds TypeScript: the member is whatever this file is.
const MEMBER = new URL(
  `./crewMember.node${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`,
  import.meta.url,
);

/** A machine that takes longer than this to start a thread has other troubles. */
const PATIENCE_MS = 30_000;

/** A pool of fresh threads. */
export function newThreadPool(): { readonly open: OpenCrew } {
  const pool = newCrewPool((fail) => {
    const worker = new Worker(MEMBER);
    worker.on('error', (error) => fail(String(error)));
    // It has nothing to do when this thread has ended.
    worker.unref();
    return { send: (message) => worker.postMessage(message) };
  });
  const open = (members: number): Crew => {
    const crew = pool.open(members);
    for (let member = 0; member < members; member++) {
      if (Atomics.wait(pool.heard, member, 0, PATIENCE_MS) === 'timed-out')
        throw new Error('a thread for a parallel search did not start');
    }
    return crew;
  };
  return { open };
}

/** From the pool of this thread. */
export const openCrew: OpenCrew = newThreadPool().open;
