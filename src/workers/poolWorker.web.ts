/** A worker of a pool in the browser: connects the worker's port, nothing more. */
import { type PoolMessage, servePoolWorker } from './poolWorkerLoop.ts';

servePoolWorker({
  listen: (hear) =>
    globalThis.addEventListener('message', (event: MessageEvent<PoolMessage>) => hear(event.data)),
});
