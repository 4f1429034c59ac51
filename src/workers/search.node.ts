/** A search worker on a thread of Node: connects the thread's port, nothing more. */
import { parentPort } from 'node:worker_threads';
import { importInheritedGames } from '../games/importGame.node.ts';
import { inheritWeights } from './inheritedWeights.node.ts';
import { openPool } from './pool.node.ts';
import { freeMemoryFor } from './freeMemory.node.ts';
import type { SearchRequest } from './messages.ts';
import { serveSearches } from './searchLoop.ts';

if (!parentPort) throw new Error('search.node.ts runs in a worker thread only');
const port = parentPort;

await importInheritedGames();
inheritWeights();
serveSearches(
  {
    post: (response) => port.postMessage(response),
    listen: (hear) => port.on('message', (request: SearchRequest) => hear(request)),
  },
  { openPool, freeMemory: freeMemoryFor(1) },
);
