/** Pictures of every view of the page, at three widths, light and dark. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Site } from '../test/browser/site.ts';
import { GUIDES, VIEWS, type View, endOf, goTo, middleOf, review } from '../test/browser/views.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
];

/** Until it has found something to show. */
async function analyse(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Analysis' }).check();
  await page.locator('.top-moves').waitFor();
  await page.locator('.note').first().waitFor({ state: 'attached' });
}

async function stopAnalysis(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Analysis' }).uncheck();
}

/** Where the person is to move: nobody looks into another hand. */
const PLIES = { ataxx: 26, carcassonne: 25, katarenga: 26, marrakech: 25, saboteur: 24 };

const MORE: readonly View[] = [
  ...Object.entries(PLIES).map(([game, plies]) => ({
    name: `${game}-analysis`,
    hash: middleOf(game, plies),
    part: 'main',
    reach: analyse,
    leave: stopAnalysis,
  })),
  { name: 'review-of-chance', hash: endOf('marrakech', {}, 3), part: 'main', reach: review },
];

const SERVED = {
  runs: '#/runs',
  run: '#/runs/1',
  'run-games': '#/runs/1/games',
  papers: '#/papers',
  paper: '#/papers/katarenga',
} as const;

async function takeSize(site: Site, folder: string, viewport: (typeof SIZES)[number]): Promise<void> {
  const { page, close } = await site.visit('#/', { viewport });
  const take = async (name: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const path = join(folder, `${name}-${viewport.width}-${colorScheme}.png`);
      await page.screenshot({ path, animations: 'disabled', fullPage: viewport.width < 1000 });
    }
  };
  for (const view of [...VIEWS, ...GUIDES, ...MORE]) {
    await goTo(page, site.url, view);
    await take(view.name);
    await view.leave?.(page);
  }
  for (const [name, hash] of Object.entries(SERVED)) {
    await page.goto(site.url + hash);
    await page.locator('.runs .panel').first().waitFor();
    await take(name);
  }
  await close();
}

export async function takeAll(site: Site, folder: string): Promise<void> {
  for (const size of SIZES) await takeSize(site, folder, size);
}
