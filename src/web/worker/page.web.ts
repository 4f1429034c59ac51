/** The page's worker in the browser: connects its port to the host, nothing more. */
import { afterGames } from '../../workers/gamesFirst.web.ts';
import { Host } from './host.ts';
import type { OwnGames, Request, WorkerMessage } from './messages.ts';
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
  listen: (hear) => {
    const hearNow = afterGames(hear);
    globalThis.addEventListener('message', (event: MessageEvent<Request | OwnGames>) => hearNow(event.data));
  },
});
