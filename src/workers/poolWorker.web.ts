/** A worker of a pool in the browser: connects the worker's port, nothing more. */
import { afterGames } from './gamesFirst.web.ts';
import type { OwnGames } from './messages.ts';
import { type PoolMessage, servePoolWorker } from './poolWorkerLoop.ts';

servePoolWorker({
  listen: (hear) => {
    const hearNow = afterGames(hear);
    globalThis.addEventListener('message', (event: MessageEvent<PoolMessage | OwnGames>) =>
      hearNow(event.data),
    );
  },
});
