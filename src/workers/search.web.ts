/** A search worker in the browser: connects the worker's port, nothing more. */
import { openPool } from './pool.web.ts';
import { freeMemory } from './freeMemory.web.ts';
import type { SearchRequest } from './messages.ts';
import { serveSearches } from './searchLoop.ts';

serveSearches(
  {
    post: (response) => globalThis.postMessage(response),
    listen: (hear) =>
      globalThis.addEventListener('message', (event: MessageEvent<SearchRequest>) => hear(event.data)),
  },
  { ...(openPool && { openPool }), freeMemory },
);
