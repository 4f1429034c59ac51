/** The addresses of papers, and of their figures and tables. */
import { join } from 'node:path';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { ApiProblem } from '../apiProblem.ts';
import { asDocument } from '../policies.ts';
import { fileIn } from '../servedFolder.ts';
import { PaperShelf } from './paperShelf.ts';

/** @param folder of the results, with a page for each paper */
export function paperRoutes(folder: string): Hono {
  const shelf = new PaperShelf(folder);
  const routes = new Hono();
  routes.use('/files/*', asDocument);
  routes.use(etag());
  routes.get('/', async (context) => context.json(await shelf.list()));
  routes.get('/:paper', async (context) => context.json(await shelf.get(context.req.param('paper'))));
  routes.get('/files/:kind{figures|tables}/:file', async (context) => {
    const { kind, file: name } = context.req.param();
    const file = await fileIn(join(folder, kind), name);
    if (!file) throw new ApiProblem(404, `the papers have no file "${kind}/${name}"`);
    return file;
  });
  return routes;
}
