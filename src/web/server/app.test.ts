import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { TestApp } from '../../../test/server/testApp.ts';

const app = new TestApp();
afterAll(() => app.close());

describe('the server', () => {
  it('serves the page isolated and under a strict policy, and so every error', async () => {
    for (const path of ['/', '/nothing', '/api/health', '/api/nothing']) {
      const { headers } = await app.get(path);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(policy).not.toContain('unsafe-inline');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('lets browsers keep bundled files only', async () => {
    const bundled = await app.get('/assets/main-1a2b.js');
    expect(bundled.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(bundled.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect((await app.get('/assets/none.js')).headers.get('cache-control')).toBe('no-cache');
    const tag = (await app.get('/')).headers.get('etag') ?? '';
    expect((await app.get('/', { 'if-none-match': tag })).status).toBe(304);
  });

  it('answers HEAD with the headers of GET', async () => {
    const head = await app.get('/', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/health/x'])(
    'has nothing at %s, and says so',
    async (path) => {
      expect(await app.refusal(path)).toBe(
        `404 there is nothing at ${path} / docs/experiments.md lists what can be asked.`,
      );
    },
  );

  it('has an answer to whatever it is asked, and never fails', async () => {
    const odd = fc.array(
      fc.constantFrom('..', '.', '%2e', '%00', '%', '\\', 'a', '1', 'api', 'runs', 'games', ''),
    );
    const path = fc.oneof(
      fc.webPath(),
      fc.string({ unit: 'binary' }),
      odd.map((parts) => parts.join('/')),
      fc
        .tuple(fc.constantFrom('api/runs/', 'api/runs/1/', 'api/runs/1/games/', 'api/papers/'), fc.string())
        .map((two) => two.join('')),
      fc.string().map((text) => `api/runs/1/games?from=${text}&most=${text}`),
    );
    await fc.assert(
      fc.asyncProperty(path, async (rest) => {
        const url = `http://localhost/${rest}`;
        fc.pre(URL.canParse(url));
        const { status } = await app.get(url);
        expect([200, 400, 404, 405, 414]).toContain(status);
      }),
      { numRuns: samples(2000) },
    );
    expect(app.notes).toEqual([]);
  });

  it('has a friendly page where nothing is, in which nothing runs', async () => {
    const response = await app.get('/<b>nothing');
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toContain('Nothing here');
    expect(text).not.toContain('<b>');
  });
});
