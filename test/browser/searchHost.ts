/** A worker of a page that starts search workers, as the page's own worker does, and passes on what they say. */
import type { Connect, SearchRequest, SearchResponse } from '../../src/workers/messages.ts';
import { connectSearches } from '../../src/workers/rootSearches.ts';

const connectOne: Connect = (hear, fail) => {
  // The bundler looks for exactly this form.
  const worker = new Worker(new URL('../../src/workers/search.web.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<SearchResponse>) => hear(data);
  worker.onerror = ({ message }) => fail(message);
  return { send: (request) => worker.postMessage(request), close: () => worker.terminate() };
};

const wire = connectSearches(connectOne)(
  (response) => postMessage(response),
  (message) => {
    throw new Error(message);
  },
);

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => wire.send(data));
