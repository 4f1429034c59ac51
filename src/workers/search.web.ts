/** A search worker in the browser: connects the worker's port, nothing more. */
import { openCrew } from './crew.web.ts';
import { freeMemory } from './freeMemory.web.ts';
import type { Request } from './messages.ts';
import { serveSearches } from './searchLoop.ts';

serveSearches(
  {
    post: (answer) => globalThis.postMessage(answer),
    listen: (hear) =>
      globalThis.addEventListener('message', (event: MessageEvent<Request>) => hear(event.data)),
  },
  { ...(openCrew && { openCrew }), freeMemory },
);
