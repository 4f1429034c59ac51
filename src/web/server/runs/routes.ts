/** The addresses of runs. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { ApiProblem } from '../apiProblem.ts';
import { flagAfter, numberAfter, numberIn } from '../parameters.ts';
import { asDocument } from '../policies.ts';
import { fileIn } from '../servedFolder.ts';
import type { RunService } from './runService.ts';

const SOME_GAMES = 100;
const MOST_GAMES = 500;

const runIn = (context: Context): number => numberIn(context, 'run', 1);

/** A stream whose head alone is wanted would never be left. */
const requireGet: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'HEAD')
    throw new ApiProblem(405, 'a stream of events has no end to ask for', 'Ask for it by GET.');
  await next();
};

/** A file of the report; the report itself where none is named. */
async function reportFile(runs: RunService, context: Context): Promise<Response> {
  const run = runIn(context);
  const path = new URL(context.req.url).pathname.replace(/^.*?\/report\//, '');
  const file = await fileIn(await runs.report(run), path, 'report.html');
  if (!file) throw new ApiProblem(404, `the report of run ${run} has no file "${path}"`);
  return file;
}

export function runRoutes(runs: RunService): Hono {
  const routes = new Hono();
  // Before the tags, for which an answer would have to end.
  routes.get('/events', requireGet, () => runs.events());
  routes.get('/:run/events', requireGet, (context) => runs.events(runIn(context)));
  routes.use('/:run/report/*', asDocument);
  routes.use(etag());
  routes.get('/', (context) => context.json(runs.list()));
  routes.get('/:run', async (context) => {
    const detail = await runs.detail(runIn(context));
    return context.body(detail, 200, { 'Content-Type': 'application/json' });
  });
  routes.get('/:run/headline', async (context) =>
    context.json({ headline: await runs.headline(runIn(context)) }),
  );
  routes.get('/:run/games', (context) => {
    const from = numberAfter(context, 'from', 0, [0]);
    const most = numberAfter(context, 'most', SOME_GAMES, [1, MOST_GAMES]);
    return context.json(
      runs.games(runIn(context), { from, most, onlyRecorded: flagAfter(context, 'recorded') }),
    );
  });
  routes.get('/:run/games/:game', (context) =>
    context.json(runs.game(runIn(context), numberIn(context, 'game', 0))),
  );
  // The links in a report are relative to its folder.
  routes.get('/:run/report', (context) => context.redirect('report/'));
  routes.get('/:run/report/*', (context) => reportFile(runs, context));
  return routes;
}
