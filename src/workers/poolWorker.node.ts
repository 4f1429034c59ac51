/** A worker of a pool on a thread of Node: connects it to the leader, nothing more. */
import { MessagePort, workerData } from 'node:worker_threads';
import { importInheritedGames } from '../games/importGame.node.ts';
import { inheritWeights } from './inheritedWeights.node.ts';
import { type PoolMessage, servePoolWorker } from './poolWorkerLoop.ts';

const port: unknown = workerData;
if (!(port instanceof MessagePort))
  throw new Error('poolWorker.node.ts is started by poolSupervisor.node.ts');

await importInheritedGames();
inheritWeights();
servePoolWorker({ listen: (hear) => port.on('message', (message: PoolMessage) => hear(message)) });
