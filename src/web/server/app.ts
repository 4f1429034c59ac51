/**
 * What the server answers: the built page, what it asks about runs and papers, and a friendly page for everything else.
 * No socket here, so that tests can ask it directly (`app.request`).
 */
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { ApiProblem, answerProblem, isApi } from './apiProblem.ts';
import { guard } from './guard/guard.ts';
import { docsRoutes } from './docs/routes.ts';
import { notFoundPage } from './notFoundPage.ts';
import { OWN_PATH, type OwnModules } from './own/modules.ts';
import { linkToGame, ownRoutes } from './own/routes.ts';
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
  /** The folder of the documentation, once it is built; none if it is not served. */
  readonly docs?: Promise<string> | undefined;
  /** A game from outside that the page shows too. */
  readonly own?: OwnModules | undefined;
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

/** The page with addresses of what a host of files alone does not have. */
async function withLinks(page: Response, links: string): Promise<Response> {
  const html = await page.text();
  return new Response(
    html.replace('</head>', () => `${links}</head>`),
    { headers: page.headers },
  );
}

export function makeApp({ page, papers, docs, own, runs, host, name, version, note }: AppOptions): Hono {
  const app = new Hono();
  app.use(asPage, cached, guard(host));
  app.get('/api/health', (context) => context.json({ name, version }));
  app.route('/api/runs', runRoutes(runs));
  app.route('/api/papers', paperRoutes(papers));
  if (docs) app.route('/docs', docsRoutes(docs));
  if (own) app.route(OWN_PATH, ownRoutes(own));
  const links = [docs && '<link rel="help" href="./docs/" />', own && linkToGame(own)].join('');
  app.get('*', etag(), async ({ req }, next) => {
    const path = new URL(req.url).pathname;
    if (isApi(path)) return next();
    const file = await fileIn(page, path.slice(1));
    return (file && path === '/' ? withLinks(file, links) : file) ?? next();
  });
  app.notFound((context) => {
    const { path } = context.req;
    if (!isApi(path)) return context.html(notFoundPage(path), 404);
    throw new ApiProblem(404, `there is nothing at ${path}`, 'docs/experiments.md lists what can be asked.');
  });
  app.onError((error, context) => answerProblem(context, error, note));
  return app;
}
