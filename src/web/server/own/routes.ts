/** The modules of a game of one's own, and the page with their address, which a host of files alone does not have. */
import { Hono } from 'hono';
import type { OwnModules } from './modules.ts';

export function ownRoutes({ scripts }: OwnModules): Hono {
  const app = new Hono();
  app.get('*', async ({ req }, next) => {
    const script = scripts.get(new URL(req.url).pathname);
    if (script === undefined) return next();
    return new Response(script, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
  });
  return app;
}

/** What the head of the page says of it; the page gives it to its workers. */
export function linkToGame({ entry }: OwnModules): string {
  return `<link rel="game" href=".${entry}" />`;
}
