/**
 * Loaded into a process by `node --import`, and so by Node into each of its threads: makes one kind of thread die in the
 * middle of its work. `PLANT` says which, how and at which call, such as `poolWorker.node exit 60`; only one thread dies
 * if a file follows, which it leaves behind.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const [victim, how, calls, note] = process.env.PLANT.split(' ');
const file = process.argv[1] ?? '';
const isVictim = !isMainThread && file.includes(victim) && !(note && existsSync(note));

function die() {
  if (note) writeFileSync(note, '');
  if (how === 'memory')
    for (const hoard = []; ;) hoard.push(Array.from({ length: 10_000 }, () => hoard.length));
  if (how === 'terminate') {
    new BroadcastChannel('deaths').postMessage('me');
    for (;;);
  }
  process.exit(7);
}

/** Dies at a call of `owner[name]`, of those that `counts`. */
function dieAtCall(owner, name, counts = () => true) {
  const original = owner[name].bind(owner);
  let left = Number(calls);
  owner[name] = (...args) => {
    const result = original(...args);
    if (counts(result) && left-- === 0) die();
    return result;
  };
}

if (isVictim) {
  if (how === 'start') die();
  // Who swaps a zero has got hold of a latch, and never opens it again.
  if (how === 'latch') dieAtCall(Atomics, 'compareExchange', (before) => before === 0);
  else if (victim.startsWith('gameWorker')) dieAtCall(performance, 'now');
  else dieAtCall(Atomics, 'load');
} else {
  // Whoever starts the victim: gives it little memory, or ends it when it asks for that.
  const threads = createRequire(import.meta.url)('node:worker_threads');
  const { Worker } = threads;
  threads.Worker = class extends Worker {
    constructor(url, options = {}) {
      const isTarget = String(url).includes(victim);
      super(
        url,
        isTarget && how === 'memory'
          ? { ...options, resourceLimits: { maxOldGenerationSizeMb: 24 } }
          : options,
      );
      if (!isTarget || how !== 'terminate') return;
      const channel = new BroadcastChannel('deaths');
      channel.onmessage = () => void this.terminate();
      channel.unref();
    }
  };
  syncBuiltinESMExports();
}
