/** How long it takes from opening a game until the person may move: a browser that has never been here, as on a first visit. */
import type { Site } from '../test/browser/site.ts';

/** Milliseconds since the navigation began. */
export async function firstMove(site: Site, game: string): Promise<number> {
  const { page, close } = await site.visit(`#/${game}`);
  const seen = await page.waitForFunction(() => document.querySelector('[data-choice]') && performance.now());
  const milliseconds = await seen.jsonValue();
  await close();
  return Number(milliseconds);
}
