/** A search worker in the browser: connects the worker's port, nothing more. */
import { afterGames } from './gamesFirst.web.ts';
import { openPool } from './pool.web.ts';
import { freeMemory } from './freeMemory.web.ts';
import type { OwnGames, SearchRequest } from './messages.ts';
import { serveSearches } from './searchLoop.ts';

serveSearches(
  {
    post: (response) => globalThis.postMessage(response),
    listen: (hear) => {
      const hearNow = afterGames(hear);
      globalThis.addEventListener('message', (event: MessageEvent<SearchRequest | OwnGames>) =>
        hearNow(event.data),
      );
    },
  },
  { ...(openPool && { openPool }), freeMemory },
);
