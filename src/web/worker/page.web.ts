/** The page's worker in the browser: connects its port to the host, nothing more. */
import { Host } from './host.ts';
import type { Request, WorkerMessage } from './messages.ts';
import { connectWebWorker } from './searches/webWorker.ts';
import { serve } from './serve.ts';

const post = (message: WorkerMessage): void => globalThis.postMessage(message);

const host = new Host({
  connect: connectWebWorker,
  onThought: (channel, node, thought) => post({ type: 'thought', channel, node, thought }),
  onReview: (review) => post({ type: 'review', review }),
});

serve(host.answers, {
  post,
  listen: (hear) =>
    globalThis.addEventListener('message', (event: MessageEvent<Request>) => hear(event.data)),
});
