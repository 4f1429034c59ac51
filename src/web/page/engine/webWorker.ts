/** Starts the page's worker. */
import { WorkerClient } from './pageClient.ts';

export function startPageWorker(): WorkerClient {
  // The bundler looks for exactly this form.
  return new WorkerClient(
    new Worker(new URL('../../worker/page.web.ts', import.meta.url), { type: 'module' }),
  );
}
