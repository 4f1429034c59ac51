/** The pictures of the documents. */
import { join } from 'node:path';
import { PERSON, type Site, agent } from '../test/browser/site.ts';
import { findGame } from '../src/games/index.ts';
import { randomMoves } from '../test/browser/randomGame.ts';
import { hashOf } from '../test/browser/startedGame.ts';
import { HOME, goTo, review } from '../test/browser/views.ts';
import { playedBy } from '../test/playedBy.ts';

/** In the middle of a game that White thinks about. */
const THINKING = {
  game: 'ataxx',
  position: 'x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1',
  moves: 'f2 a2 g2 b3 f2f4 a4 f5 b3d4 e4 a4b6 d4b2 b6d7 g5 a6 f6 e6 f4g6 d5 f5d6 f5 d6f4'.split(' '),
  seed: 20,
  players: [PERSON, agent('uct(c=1, playout=clones(r=4), iterations=100000000)')],
};

const VISITOR = { viewport: { width: 1280, height: 880 }, colorScheme: 'light' } as const;

/** The README's: a strong opponent thinks. Not before it has looked around: then its favourites stand out. */
async function takeThinking(site: Site, path: string): Promise<void> {
  const { page, close } = await site.visit(THINKING, VISITOR);
  await page.waitForFunction(() => {
    const figures = [...document.querySelectorAll('.figure')];
    const iterations = figures.find((figure) => figure.querySelector('dt')?.textContent === 'iterations');
    return parseFloat(/([\d.]+)k/.exec(iterations?.textContent ?? '')?.[1] ?? '0') >= 40;
  });
  await page.screenshot({ path, animations: 'disabled' });
  await close();
}

async function takeHome(site: Site, path: string): Promise<void> {
  const { page, close } = await site.visit('#/', { ...VISITOR, viewport: { width: 1280, height: 640 } });
  await goTo(page, site.url, HOME);
  await page.screenshot({ path, animations: 'disabled' });
  await close();
}

/** A game of chance, judged. */
async function takeReview(site: Site, path: string): Promise<void> {
  const decide = playedBy(findGame('marrakech'), 'uct(iterations=2000)');
  const moves = randomMoves('marrakech', {}, { seed: 3, decide });
  const hash = hashOf({ game: 'marrakech', seed: 3, moves });
  const view = { name: 'review', hash, part: 'main', reach: review };
  const { page, close } = await site.visit('#/', { ...VISITOR, viewport: { width: 1280, height: 1340 } });
  await goTo(page, site.url, view);
  await page.screenshot({ path, animations: 'disabled' });
  await close();
}

export async function takeForDocs(site: Site, folder: string): Promise<void> {
  await takeThinking(site, join(folder, 'page.png'));
  await takeHome(site, join(folder, 'home.png'));
  await takeReview(site, join(folder, 'review.png'));
}
