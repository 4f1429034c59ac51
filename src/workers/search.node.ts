/** A search worker on a thread of Node: connects the thread's port, nothing more. */
import { parentPort } from 'node:worker_threads';
import { openCrew } from './crew.node.ts';
import { freeMemoryFor } from './freeMemory.node.ts';
import type { Request } from './messages.ts';
import { serveSearches } from './searchLoop.ts';

if (!parentPort) throw new Error('search.node.ts runs in a worker thread only');
const port = parentPort;

serveSearches(
  {
    post: (answer) => port.postMessage(answer),
    listen: (hear) => port.on('message', (request: Request) => hear(request)),
  },
  { openCrew, freeMemory: freeMemoryFor(1) },
);
