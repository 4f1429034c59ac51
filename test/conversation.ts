/** A talk with a search worker, or with what answers like one, for tests. */
import type { Connect, SearchRequest, SearchResponse } from '../src/workers/messages.ts';
import { serveSearches } from '../src/workers/searchLoop.ts';

type Kind = SearchResponse['type'];
type Of<K extends Kind> = SearchResponse & { readonly type: K };

export interface Conversation {
  say(request: SearchRequest): void;
  /** The next response of this kind to the search with this id. @throws Error if the search ends in another way */
  hear<K extends Kind>(type: K, id: number): Promise<Of<K>>;
  /** Everything that was heard so far. */
  readonly heard: readonly SearchResponse[];
  /** Deaths that were heard of. */
  readonly deaths: readonly string[];
  close(): void;
}

/** Responses after which a search says nothing more of its own accord. */
const ENDS: ReadonlySet<Kind> = new Set(['done', 'error']);

function isOf<K extends Kind>(response: SearchResponse, type: K): response is Of<K> {
  return response.type === type;
}

export function converse(connect: Connect): Conversation {
  const heard: SearchResponse[] = [];
  const deaths: string[] = [];
  const listeners = new Set<(response: SearchResponse) => void>();
  const wire = connect(
    (response) => {
      heard.push(response);
      for (const listener of listeners) listener(response);
    },
    (message) => void deaths.push(message),
  );
  return {
    heard,
    deaths,
    say: (request) => wire.send(request),
    hear: (type, id) =>
      new Promise((resolve, reject) => {
        const listen = (response: SearchResponse): void => {
          if (response.type === 'ready' || response.id !== id) return;
          const isWanted = isOf(response, type);
          if (!isWanted && !ENDS.has(response.type)) return;
          listeners.delete(listen);
          if (isWanted) resolve(response);
          else reject(new Error(`${type} was expected, but heard was ${JSON.stringify(response)}`));
        };
        listeners.add(listen);
      }),
    close: () => wire.close(),
  };
}

/** A search worker on this thread, which says nothing more once it is closed. */
export function connectHere(resources?: Parameters<typeof serveSearches>[1]): Connect {
  return (hear) => {
    let ask: (request: SearchRequest) => void = () => {};
    let isClosed = false;
    serveSearches(
      {
        // Later, as from a worker: whoever connects does not hear of it before it has the connection.
        post: (response) => queueMicrotask(() => !isClosed && hear(response)),
        listen: (listener) => void (ask = listener),
      },
      resources,
    );
    return { send: (request) => ask(request), close: () => void (isClosed = true) };
  };
}
