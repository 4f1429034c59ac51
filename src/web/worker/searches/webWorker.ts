/** Starts search workers in the browser: one that shares memory with its threads, or several where that is not allowed. */
import type { Connect, SearchResponse } from '../../../workers/messages.ts';
import { sendGames } from '../../../workers/gamesFirst.web.ts';
import { connectSearches } from '../../../workers/rootSearches.ts';

const connectOne: Connect = (hear, fail) => {
  // The bundler looks for exactly this form.
  const worker = new Worker(new URL('../../../workers/search.web.ts', import.meta.url), { type: 'module' });
  sendGames(worker);
  worker.onmessage = ({ data }: MessageEvent<SearchResponse>) => hear(data);
  worker.onerror = (event) => {
    event.preventDefault();
    fail(`the search stopped: ${event.message || 'its worker could not be loaded'}`);
  };
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
};

export const connectWebWorker: Connect = connectSearches(connectOne);
