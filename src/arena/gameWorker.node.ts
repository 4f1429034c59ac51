/** A thread that plays the games it is sent, in order. It lives for one game kind, so that its loops stay fast. */
import { parentPort } from 'node:worker_threads';
import { openEngine } from '../engines/index.ts';
import { openCrew } from '../workers/crew.node.ts';
import { type GamePlan, type PlayedGame, Table } from './play.ts';

/** A few games at a time, so that short games are not held up by messages. */
export type GameBatch = readonly GamePlan[];

export type BatchAnswer =
  { readonly played: readonly PlayedGame[]; readonly seconds: number } | { readonly error: unknown };

const port = parentPort;
if (!port) throw new Error('gameWorker.node.ts runs in a worker thread only');

const table = new Table(() => performance.now(), { openEngine, openCrew });

port.on('message', (batch: GameBatch) => {
  try {
    const began = performance.now();
    const played = batch.map((plan) => table.play(plan));
    port.postMessage({ played, seconds: (performance.now() - began) / 1000 } satisfies BatchAnswer);
  } catch (error) {
    port.postMessage({ error } satisfies BatchAnswer);
  }
});
