/**
 * What the server answers: the built page, what it asks about runs and papers, and a friendly page for everything else.
 * No socket here, so that tests can ask it directly (`app.request`).
 */
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { ApiProblem, answerProblem, isApi } from './apiProblem.ts';
import { guard } from './guard/guard.ts';
import { notFoundPage } from './notFoundPage.ts';
import { paperRoutes } from './papers/routes.ts';
import { asPage } from './policies.ts';
import { runRoutes } from './runs/routes.ts';
import type { RunService } from './runs/runService.ts';
import { fileIn } from './servedFolder.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

export interface AppOptions {
  /** The folder of the built page. */
  readonly page: string;
  /** The folder of the results of papers. */
  readonly papers: string;
  readonly runs: RunService;
  /** That the server listens on. */
  readonly host: string;
  readonly name: string;
  readonly version: string;
  /** Is told of faults of the program. */
  readonly note: (line: string) => void;
}

/** Bundled files carry a hash of their content in the name; all else is asked for again each time. */
const cached: MiddlewareHandler = async (context, next) => {
  await next();
  const found = context.res.status === 200 || context.res.status === 304;
  const bundled = found && context.req.path.startsWith('/assets/');
  context.header('Cache-Control', bundled ? FOR_EVER : 'no-cache');
};

export function makeApp({ page, papers, runs, host, name, version, note }: AppOptions): Hono {
  const app = new Hono();
  app.use(asPage, cached, guard(host));
  app.get('/api/health', (context) => context.json({ name, version }));
  app.route('/api/runs', runRoutes(runs));
  app.route('/api/papers', paperRoutes(papers));
  app.get('*', etag(), async ({ req }, next) => {
    const path = new URL(req.url).pathname;
    return isApi(path) ? next() : ((await fileIn(page, path.slice(1))) ?? next());
  });
  app.notFound((context) => {
    const { path } = context.req;
    if (!isApi(path)) return context.html(notFoundPage(path), 404);
    throw new ApiProblem(404, `there is nothing at ${path}`, 'docs/experiments.md lists what can be asked.');
  });
  app.onError((error, context) => answerProblem(context, error, note));
  return app;
}
