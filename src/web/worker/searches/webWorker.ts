/** Connects a channel to a search worker in the browser. */
import type { SearchResponse } from '../../../workers/messages.ts';
import type { Connect } from './searchChannel.ts';

export const connectWebWorker: Connect = (hear, fail) => {
  // The bundler looks for exactly this form.
  const worker = new Worker(new URL('../../../workers/search.web.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<SearchResponse>) => hear(data);
  worker.onerror = (event) => {
    event.preventDefault();
    fail(`the search stopped: ${event.message || 'its worker could not be loaded'}`);
  };
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
};
