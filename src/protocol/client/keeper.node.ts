/**
 * The keeper of engines: a thread that starts programs, listens to them and holds them to their time, while the thread
 * that searches sleeps. There is one for each thread that searches with engines; see `link.ts` for the other end.
 */
import { parentPort } from 'node:worker_threads';
import { KeptEngine } from './keptEngine.ts';
import type { Introduction, Request } from './messages.ts';

/** More than sit at any table. A tournament has more engines than run at a time. */
const MOST_RUNNING = 8;

const port = parentPort;
if (!port) throw new Error('keeper.node.ts runs in a worker thread only');

/** Those used last come last. */
const engines = new Set<KeptEngine>();

/** Sends those away that were used longest ago, so that one more may run. */
function makeRoom(): void {
  const idle = [...engines].filter((engine) => engine.isIdle);
  for (const engine of idle.slice(0, 1 - MOST_RUNNING)) engine.retire();
}

port.on('message', ({ settings, port, replies }: Introduction) => {
  const engine = new KeptEngine(settings, (reply) => {
    port.postMessage(reply);
    Atomics.add(replies, 0, 1);
    Atomics.notify(replies, 0);
  });
  port.on('message', (request: Request) => {
    engine.handle(request);
    if (request.kind !== 'go') return;
    engines.delete(engine);
    engines.add(engine);
    makeRoom();
  });
  port.on('close', () => {
    engines.delete(engine);
    engine.retire();
  });
});
