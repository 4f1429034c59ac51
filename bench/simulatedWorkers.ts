/**
 * Workers whose games take their time but are not played, as a process: everything about them is real, their connections,
 * signs of life and answers, but for the games. Says how busy they were when it is asked to end.
 *
 *     npx node bench/simulatedWorkers.ts URL WORKERS THREADS MILLISECONDS_A_GAME
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { GamePlan, PlayedGame } from '../src/arena/index.ts';
import { ClusterWorker } from '../src/cluster/index.ts';

const [url = '', workers = '1', threads = '1', gameMs = '50'] = process.argv.slice(2);

const EFFORT = { moves: 20, seconds: 0.01, simulations: 1000, playoutMoves: 20_000 };

function pretend({ index, agents }: GamePlan): PlayedGame {
  const first = index % 2;
  return {
    index,
    plies: 40,
    result: agents.map((_, seat) => (seat === first ? 1 : 0)),
    scores: agents.map((_, seat) => (seat === first ? 5 : -5)),
    efforts: agents.map(() => EFFORT),
  };
}

/** Of batches that are over. */
let busyMs = 0;
/** When each of the others began. */
const begun = new Set<{ readonly at: number }>();

async function play(plans: readonly GamePlan[]) {
  const ms = Number(gameMs) * plans.length;
  const batch = { at: performance.now() };
  begun.add(batch);
  if (ms > 0) await wait(ms);
  begun.delete(batch);
  busyMs += performance.now() - batch.at;
  return { games: plans.map(pretend), seconds: ms / 1000 };
}

function allBusyMs(): number {
  const now = performance.now();
  return [...begun].reduce((sum, { at }) => sum + now - at, busyMs);
}

for (let i = 0; i < Number(workers); i++)
  await ClusterWorker.start(url, {
    name: `simulated-${process.pid}-${i}`,
    threads: Number(threads),
    permissions: { engines: [] },
    onNote: (note) => console.error(note),
    play,
  });
process.send?.('ready');
process.on('message', () => process.send?.(allBusyMs()));
