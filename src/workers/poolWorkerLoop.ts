/**
 * The loop of a worker of a pool, the same in a browser and in Node. Requests come as messages. While it handles one,
 * the thread hears nothing, because it works or sleeps in shared memory; the leader ends it there before sending the next.
 */
import { AgentCache, makeParts } from '../agents/index.ts';
import { settleOptions } from '../core/index.ts';
import { findGame } from '../games/index.ts';
import { FailureFlag, PoolWorker, type PoolRequest } from '../search/index.ts';

/** Sent first: the worker writes to its word that it can hear. */
export interface Greeting {
  readonly heard: Int32Array;
  readonly worker: number;
}

export type PoolMessage = Greeting | PoolRequest;

/** The end of the connection at which a worker listens. */
export interface PoolPort {
  listen(hear: (message: PoolMessage) => void): void;
}

/** Agents kept from request to request: the usual players of one game. */
const MOST_KEPT = 4;

export function servePoolWorker(port: PoolPort): void {
  const kept = new AgentCache<PoolWorker>({ most: MOST_KEPT });

  const handle = (request: PoolRequest): void => {
    try {
      const game = findGame(request.game);
      const options = settleOptions(game, request.options);
      const state = game.parsePosition(request.position, options);
      const key = { game: game.name, options, spec: request.spec };
      const worker = kept.get(key, () => new PoolWorker(game, makeParts(request.spec, game)));
      kept.trim();
      worker.handle(request, state);
    } catch (error) {
      new FailureFlag(request.failure).raise(
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      );
    }
  };

  port.listen((message) => {
    if ('task' in message) return handle(message);
    Atomics.store(message.heard, message.worker, 1);
    Atomics.notify(message.heard, message.worker);
  });
}
