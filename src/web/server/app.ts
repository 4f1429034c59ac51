/**
 * What the server answers: the built page, its health, and a friendly page for everything else. No socket
 * here, so that tests can ask it directly (`app.request`).
 *
 * The page runs isolated (COOP and COEP), which shared memory between workers will need, and under a
 * policy that admits nothing from anywhere else.
 */
import { createHash } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { NOT_FOUND_STYLE, notFoundPage } from './notFoundPage.ts';

const styleHash = createHash('sha256').update(NOT_FOUND_STYLE).digest('base64');

const POLICY = [
  "default-src 'self'",
  // Kernels of games are WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  `style-src 'self' 'sha256-${styleHash}'`,
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const FOR_EVER = 'public, max-age=31536000, immutable';

export interface AppOptions {
  /** The folder of the built page. */
  readonly page: string;
  readonly name: string;
  readonly version: string;
}

export function makeApp({ page, name, version }: AppOptions): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [header, value] of Object.entries(HEADERS)) context.header(header, value);
    // Bundled files carry a hash of their content in the name; all else is asked for again each time.
    const found = context.res.status === 200 || context.res.status === 304;
    const bundled = found && context.req.path.startsWith('/assets/');
    context.header('Cache-Control', bundled ? FOR_EVER : 'no-cache');
  });
  app.use(etag());
  app.get('/api/health', (context) => context.json({ name, version }));
  app.get('*', serveStatic({ root: page }));
  app.notFound((context) => context.html(notFoundPage(context.req.path), 404));
  return app;
}
