/** A page's client without a worker: the host answers in the same thread, and searches run in slices of the event loop. */
import type { PageClient, ReviewListener, ThoughtListener } from '../../src/web/page/engine/pageClient.ts';
import { type Answers, Host } from '../../src/web/worker/host.ts';
import type { CallName, Calls } from '../../src/web/worker/messages.ts';
import type { Connect, SearchRequest } from '../../src/workers/messages.ts';
import { serveSearches } from '../../src/workers/searchLoop.ts';

const connectHere: Connect = (hear) => {
  let ask: (request: SearchRequest) => void = () => {};
  let isClosed = false;
  serveSearches({
    // Later, as from a worker: whoever connects does not hear of it before it has the connection.
    post: (response) => queueMicrotask(() => !isClosed && hear(response)),
    listen: (listener) => void (ask = listener),
  });
  return { send: (request) => ask(request), close: () => void (isClosed = true) };
};

export interface DirectClient extends PageClient {
  readonly answers: Answers;
  /** Everything that crossed, as text: what a page could know. */
  readonly heard: string[];
}

export function directClient(): DirectClient {
  let listener: ThoughtListener = () => {};
  let reviewListener: ReviewListener = () => {};
  const heard: string[] = [];
  const host = new Host({
    connect: connectHere,
    onThought: (...thought) => {
      heard.push(JSON.stringify(thought));
      listener(...thought);
    },
    onReview: (review) => reviewListener(review),
  });
  return {
    answers: host.answers,
    heard,
    async call<K extends CallName>(call: K, args: Calls[K][0]): Promise<Calls[K][1]> {
      const answer = await host.answers[call](args);
      heard.push(JSON.stringify(answer) ?? '');
      return structuredClone(answer);
    },
    onThought: (next) => {
      listener = next;
    },
    onReview: (next) => {
      reviewListener = next;
    },
  };
}
