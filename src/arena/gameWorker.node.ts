/** A thread that plays the games it is sent, in order. It lives for one game kind, so that its loops stay fast. */
import { parentPort } from 'node:worker_threads';
import type { GameRecord } from '../core/index.ts';
import { type GamePlan, Table } from './play.ts';

export interface Played {
  readonly record: GameRecord;
  readonly seconds: number;
}

export type GameAnswer = { readonly played: Played } | { readonly error: unknown };

const port = parentPort;
if (!port) throw new Error('gameWorker.node.ts runs in a worker thread only');

const table = new Table(() => performance.now());

port.on('message', (plan: GamePlan) => {
  try {
    const began = performance.now();
    const record = table.play(plan);
    port.postMessage({
      played: { record, seconds: (performance.now() - began) / 1000 },
    } satisfies GameAnswer);
  } catch (error) {
    port.postMessage({ error } satisfies GameAnswer);
  }
});
