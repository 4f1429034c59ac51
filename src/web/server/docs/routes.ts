/** The documentation under /docs/. Its pages bring two small scripts of their own, which are named to the browser by hash. */
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { documentationHeaders } from '../policies.ts';
import { fileIn } from '../servedFolder.ts';

const SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g;

function hashesOf(html: string): string[] {
  return Array.from(html.matchAll(SCRIPT), ([, text]) => createHash('sha256').update(text!).digest('base64'));
}

async function withPolicy(page: Response): Promise<Response> {
  const html = await page.text();
  const type = page.headers.get('Content-Type') ?? '';
  return new Response(html, { headers: { 'Content-Type': type, ...documentationHeaders(hashesOf(html)) } });
}

/** @param folder of the built site, once it is there */
export function docsRoutes(folder: Promise<string>): Hono {
  const routes = new Hono();
  routes.get('*', etag(), async ({ req }, next) => {
    const path = new URL(req.url).pathname.replace(/^\/docs\//, '');
    const file = await fileIn(await folder, path);
    if (!file) return next();
    return file.headers.get('Content-Type')?.startsWith('text/html') ? withPolicy(file) : file;
  });
  return routes;
}
