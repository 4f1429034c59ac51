/**
 * Weights for the threads of Node: each thread has its own list of those it knows, so what was registered in one is handed
 * down to the threads that it starts.
 */
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { packWeights, registerWeights, registeredWeights, unpackWeights } from '../core/index.ts';

const INHERITED = 'playout: weights';

/** To be called before a thread is started: it inherits what is known then. */
export function handDownWeights(): void {
  setEnvironmentData(INHERITED, registeredWeights().map(packWeights));
}

/** Registers what the thread that started this one knew. */
export function inheritWeights(): void {
  const inherited: unknown = getEnvironmentData(INHERITED);
  if (!Array.isArray(inherited)) return;
  for (const weights of inherited) registerWeights(unpackWeights(weights));
}
