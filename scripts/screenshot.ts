/**
 * Takes the picture of the README, docs/images/page.png: the real page in the middle of a game, with a strong
 * opponent thinking. Position and seed are fixed; run it again after a change of the page.
 *
 *     npx node scripts/screenshot.ts
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serve } from '../src/web/server/index.ts';
import { launchChromium } from '../test/browser/chromium.ts';

const PICTURE = fileURLToPath(new URL('../docs/images/page.png', import.meta.url));

const GAME = {
  version: 1,
  game: 'ataxx',
  chosen: { preset: 'uai', size: 7, map: 'none' },
  start: 'x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1',
  moves: 'f2 a2 g2 b3 f2f4 a4 f5 b3d4 e4 a4b6 d4b2 b6d7 g5 a6 f6 e6 f4g6 d5 f5d6 f5 d6f4'.split(' '),
  players: [
    { opponent: 'human', level: 2, own: 'uct' },
    { opponent: 'uct', level: 4, own: 'uct' },
  ],
  hints: false,
  seed: 20,
};

const server = await serve({ port: 0, host: '127.0.0.1' });
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
  await page.addInitScript((game) => localStorage.setItem('playout.game', JSON.stringify(game)), GAME);
  await page.goto(server.url);
  await page.locator('.by-running').waitFor();
  // Not before the search has looked around: by forty thousand iterations its favourites stand out.
  await page.waitForFunction(() => {
    const figures = [...document.querySelectorAll('.figure')];
    const iterations = figures.find((figure) => figure.querySelector('dt')?.textContent === 'iterations');
    return parseFloat(/([\d.]+)k/.exec(iterations?.textContent ?? '')?.[1] ?? '0') >= 40;
  });
  await mkdir(fileURLToPath(new URL('../docs/images/', import.meta.url)), { recursive: true });
  await page.screenshot({ path: PICTURE, animations: 'disabled' });
} finally {
  await browser.close();
  await server.close();
}
