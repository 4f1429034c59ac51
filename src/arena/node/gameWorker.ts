/** A thread that plays the games it is sent, in order. All are of one game, so that its loops stay fast. */
import { parentPort, workerData } from 'node:worker_threads';
import { type ErrorData, packError } from '../../core/index.ts';
import { importInheritedGames } from '../../games/importGame.node.ts';
import { inheritWeights } from '../../workers/inheritedWeights.node.ts';
import { openEngine } from '../../protocol/client/openEngine.ts';
import { openPool } from '../../workers/pool.node.ts';
import { freeMemoryFor } from '../../workers/freeMemory.node.ts';
import type { PlayedGame } from '../gamePlan.ts';
import { GamePlayer } from '../gamePlayer.ts';
import { type PackedGames, type PackedPlans, packGames, unpackPlans } from './batch.ts';

export interface GameWorkerData {
  /** Threads that play games at the same time. */
  readonly threads: number;
}

export interface BatchAnswer {
  readonly games: PackedGames;
  readonly seconds: number;
  /** What ended the batch before its end. */
  readonly error?: ErrorData;
}

const port = parentPort;
if (!port) throw new Error('gameWorker.ts runs in a worker thread only');

await importInheritedGames();
inheritWeights();

const { threads }: GameWorkerData = workerData;
const freeMemory = freeMemoryFor(threads);
const player = new GamePlayer(() => performance.now(), { openEngine, openPool, freeMemory });

port.on('message', (batch: PackedPlans) => {
  const began = performance.now();
  const played: PlayedGame[] = [];
  let error: ErrorData | undefined;
  try {
    for (const plan of unpackPlans(batch)) played.push(player.play(plan));
  } catch (thrown) {
    error = packError(thrown);
  }
  const seconds = (performance.now() - began) / 1000;
  const games = packGames(played);
  const answer: BatchAnswer = { games, seconds, ...(error && { error }) };
  port.postMessage(answer, [games.numbers.buffer, games.counts.buffer]);
});
