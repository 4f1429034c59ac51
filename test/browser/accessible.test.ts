/** Every view of the page but runs and papers, which have a test of their own: what axe finds, and whether all fits. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../samples.ts';
import { faultsOf } from './faults.ts';
import { Site } from './site.ts';
import { GUIDES, VIEWS, type View, goTo } from './views.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

/** These are looked at in the dark even where little time is taken. */
const DARK = new Set(['home', 'marrakech', 'saboteur', 'katarenga-rules', 'review']);

/** Goes to each view in turn on one page, and looks at it. */
async function walk(page: Page, views: readonly View[], look: (view: View) => Promise<void>): Promise<void> {
  for (const view of views) {
    await goTo(page, site.url, view);
    await look(view);
    await view.leave?.(page);
  }
}

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };
const ALL = [...VIEWS, ...GUIDES];

describe('every view', () => {
  it.each(isFull ? [WIDE, NARROW] : [WIDE])(
    'is without faults that axe finds, in the dark too, $width wide',
    async (viewport) => {
      const { page, said, close } = await site.visit('#/', { viewport });
      await walk(page, isFull ? ALL : VIEWS, async ({ name, part }) => {
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await faultsOf(page, { within: part }), name).toEqual([]);
        if (!isFull && !DARK.has(name)) return;
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await faultsOf(page, { within: part, rule: 'color-contrast' }), name).toEqual([]);
      });
      expect(said).toEqual([]);
      await close();
    },
  );

  it('fits a narrow page', async () => {
    const { page, close } = await site.visit('#/', { viewport: NARROW });
    await walk(page, ALL, async ({ name }) => {
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const dialogs = Array.from(document.querySelectorAll('dialog[open]'));
        const edges = dialogs.map((open) => open.getBoundingClientRect().right);
        return Math.max(scrollWidth, ...edges) - clientWidth;
      });
      expect(beyond, name).toBeLessThanOrEqual(0);
    });
    await close();
  });
});
