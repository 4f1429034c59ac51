/** A search worker on a thread of Node in which no memory can be shared, as on a page that is not isolated; for tests. */
import { Worker } from 'node:worker_threads';
import type { Connect, SearchResponse } from '../src/workers/messages.ts';

/** Whoever asks for it is told that there is no such thing. */
const WITHOUT_SHARED_MEMORY = ['--import', 'data:text/javascript,delete%20globalThis.SharedArrayBuffer'];

const SEARCH = new URL('../src/workers/search.node.ts', import.meta.url);

/** @param started hears of every worker that is started */
export function connectThread(started: (worker: Worker) => void = () => {}): Connect {
  return (hear, fail) => {
    const worker = new Worker(SEARCH, { execArgv: WITHOUT_SHARED_MEMORY });
    let isClosed = false;
    worker.on('message', (response: SearchResponse) => hear(response));
    worker.on('error', (error) => fail(String(error)));
    worker.on('exit', (code) => !isClosed && fail(`exit code ${code}`));
    started(worker);
    return {
      send: (request) => worker.postMessage(request),
      close: () => {
        isClosed = true;
        void worker.terminate();
      },
    };
  };
}
