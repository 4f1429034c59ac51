/** Starts the page's worker, and tells it of the games from outside that the server offers. */
import type { OwnGames } from '../../worker/messages.ts';
import { WorkerClient } from './pageClient.ts';

/** What the server has written into the head of the page. */
function findOwnGames(): OwnGames {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="game"]');
  return { ownGames: [...links].map(({ href }) => href) };
}

export function startPageWorker(): WorkerClient {
  // The bundler looks for exactly this form.
  const worker = new Worker(new URL('../../worker/page.web.ts', import.meta.url), { type: 'module' });
  const own = findOwnGames();
  if (own.ownGames.length > 0) worker.postMessage(own);
  return new WorkerClient(worker);
}
