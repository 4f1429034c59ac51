/** The documentation as a site, built and served. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOCS_DIR, buildDocs } from '../../src/web/server/docs/buildDocs.ts';
import { TestApp } from '../server/testApp.ts';

/** Fails for a link to a page that is not there. */
beforeAll(async () => void (await buildDocs()));

const app = new TestApp('localhost', DOCS_DIR);
afterAll(() => app.close());

const documents = readdirSync(new URL('../../docs', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !path.startsWith('.'))
  .map((path) => path.replaceAll('\\', '/').replace(/\.md$/, ''));

describe('the site', () => {
  test('has a page for every document', () => {
    expect(documents.length).toBeGreaterThan(20);
    expect(documents.filter((path) => !existsSync(join(DOCS_DIR, `${path}.html`)))).toEqual([]);
  });

  test('has every document in its table of contents, but for the home page', () => {
    const contents = readFileSync(join(DOCS_DIR, 'getting-started.html'), 'utf8');
    const isListed = (path: string): boolean => contents.includes(`href="/docs/${path}.html"`);
    expect(documents.filter((path) => path !== 'index' && !isListed(path))).toEqual([]);
  });

  test('is not built again if nothing has changed', async () => {
    expect(await buildDocs()).toBe(false);
  });

  test('is served under a policy that names the scripts in a page, and admits no other', async () => {
    const response = await app.get('/docs/getting-started.html');
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+' 'sha256-[\w+/=]+';/);
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect((await app.get('/docs/')).status).toBe(200);
    expect((await app.get('/docs/nothing.html')).status).toBe(404);
    expect((await app.get('/docs/..%2fpage/index.html')).status).toBe(404);
  });

  test('is named by the page of a server that has it, and by no other', async () => {
    expect(await (await app.get('/')).text()).toContain('<link rel="help" href="./docs/" />');
    const without = new TestApp();
    expect(await (await without.get('/')).text()).not.toContain('rel="help"');
    await without.close();
  });
});
