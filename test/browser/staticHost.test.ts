/** The built page on a host that only hands out files, from a folder of its own and without headers that isolate it. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_DIR } from '../../src/web/server/buildPage.ts';
import type { RunningServer } from '../../src/web/server/index.ts';
import { pressOn } from './pressing.ts';
import { PERSON, Site, agent } from './site.ts';

const FOLDER = '/games/playout/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

async function serveFiles(): Promise<RunningServer> {
  const server = createServer(({ url = '' }, response) => {
    const name = url.slice(FOLDER.length) || 'index.html';
    readFile(join(PAGE_DIR, name)).then(
      (file) => {
        response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
        response.end(file);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const close = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${address.port}${FOLDER}`, close };
}

let site: Site;
beforeAll(async () => void (site = await Site.at(await serveFiles())));
afterAll(() => site.close());

describe('on a static host', () => {
  it('a game is played, and a parallel agent says that it searches in separate trees', async () => {
    const players = [PERSON, agent('uct(iterations=200, parallel=tree)')];
    const game = { game: 'ataxx', chosen: { size: 4 }, players };
    const { page, said, close } = await site.visit(game, { isHurried: true });
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    const { result } = await pressOn(page, 1);
    expect(result).toMatch(/wins|Draw/);
    await page
      .getByText(/^This page may not share memory between threads: \d separate trees/)
      .first()
      .waitFor();
    expect(said).toEqual([]);
    await close();
  });

  it('runs are said to need the server', async () => {
    const { page, close } = await site.visit('#/runs');
    await expect.poll(() => page.getByRole('main').innerText()).toContain('npm start');
    await close();
  });
});
