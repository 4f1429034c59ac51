/**
 * The host of engines: a thread that starts programs, listens to them and holds them to their time, while the thread
 * that searches sleeps. There is one for each thread that searches with engines; see `link.ts` for the other end.
 */
import { parentPort } from 'node:worker_threads';
import { HostedEngine } from './hostedEngine.ts';
import type { Introduction, EngineRequest } from './messages.ts';

/** More than sit at any table. A tournament has more engines than run at a time. */
const MOST_RUNNING = 8;

const port = parentPort;
if (!port) throw new Error('engineHost.node.ts runs in a worker thread only');

/** Those used last come last. */
const engines = new Set<HostedEngine>();

/** Sends those away that were used longest ago, so that one more may run. */
function makeRoom(): void {
  const idle = [...engines].filter((engine) => engine.isIdle);
  for (const engine of idle.slice(0, 1 - MOST_RUNNING)) engine.retire();
}

port.on('message', ({ settings, port, responses }: Introduction) => {
  const engine = new HostedEngine(settings, (response) => {
    port.postMessage(response);
    Atomics.add(responses, 0, 1);
    Atomics.notify(responses, 0);
  });
  port.on('message', (request: EngineRequest) => {
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
