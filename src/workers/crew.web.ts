/** Crews in the browser: Web Workers of the worker that searches. They come up while its event loop turns. */
import { type OpenCrew, canShareMemory } from '../search/index.ts';
import { type CrewMember, type CrewPool, newCrewPool } from './crewPool.ts';

let pool: CrewPool | undefined;

function startMember(fail: (reason: string) => void): CrewMember {
  // The bundler looks for exactly this form.
  const worker = new Worker(new URL('./crewMember.web.ts', import.meta.url), { type: 'module' });
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message || 'its worker could not be loaded');
  };
  return { send: (message) => worker.postMessage(message) };
}

/** Undefined on a page that may not share memory. */
export const openCrew: OpenCrew | undefined = canShareMemory()
  ? (members) => (pool ??= newCrewPool(startMember)).open(members)
  : undefined;
