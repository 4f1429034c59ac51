import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserError } from '../../src/core/index.ts';
import { buildPage } from '../../src/web/server/buildPage.ts';
import { type RunningServer, serve } from '../../src/web/server/index.ts';

let server: RunningServer;
beforeAll(async () => void (server = await serve({ port: 0, host: '127.0.0.1' })));
afterAll(() => server.close());

const get = (path: string): Promise<Response> => fetch(new URL(path, server.url));

describe('the server', () => {
  it('serves the page isolated and under a strict policy', async () => {
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(response.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('lets browsers keep bundled files, and answers 304 for a page that has not changed', async () => {
    const page = await get('/');
    const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
    const bundled = await get(`/${script}`);
    expect(bundled.status).toBe(200);
    expect(bundled.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const tag = page.headers.get('etag') ?? '';
    const again = await fetch(server.url, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });

  it('sends a first script under 60 kB, compressed: the rules are in the worker, each board comes with its game', async () => {
    const html = await (await get('/')).text();
    const first = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
    expect(first.length).toBeGreaterThan(0);
    const scripts = await Promise.all(first.map(async (file) => (await get(`/${file}`)).bytes()));
    const sizes = scripts.map((script) => gzipSync(script).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(60_000);
  });

  it('tells its name and version', async () => {
    const health: unknown = await (await get('/api/health')).json();
    expect(health).toEqual({ name: 'playout', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });

  it.each(['/nothing', '/assets/none.js', '/..%2f..%2fpackage.json', '/<b>'])(
    'has a friendly page for %s, where nothing is',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const text = await response.text();
      expect(text).toContain('Nothing here');
      expect(text).not.toContain('<b>');
    },
  );

  it('answers to its own name only', async () => {
    const asked = request(server.url, { headers: { host: 'evil.example' } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(403);
    expect(await text(answer)).toContain('this server is not called "evil.example"');
  });

  it('names a port that is taken', async () => {
    const port = Number(new URL(server.url).port);
    const error: unknown = await serve({ port, host: '127.0.0.1' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UserError);
    expect(error).toMatchObject({
      message: `port ${port} is taken`,
      hint: expect.stringContaining('--port'),
    });
  });

  it('builds nothing when the page is up to date', async () => {
    const notes: string[] = [];
    expect(await buildPage((line) => notes.push(line))).toBe(false);
    expect(notes).toEqual([]);
  });
});
