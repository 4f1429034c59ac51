/** Every view of the page but runs and papers, which have a test of their own: what axe finds, and whether all fits. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OptionValues } from '../../src/core/index.ts';
import { isFull } from '../samples.ts';
import { faultsOf } from './faults.ts';
import { randomMoves } from './randomGame.ts';
import { Site } from './site.ts';
import { hashOf } from './startedGame.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

interface View {
  readonly name: string;
  /** From the `#` on. */
  readonly hash: string;
  /** The part that is of this view alone. */
  readonly part: string;
  /** Is it looked at in the dark even where little time is taken? */
  readonly isDark?: boolean;
  /** Leads there from the address. */
  reach?(page: Page): Promise<void>;
  /** And back, so that the next view can be looked at. */
  leave?(page: Page): Promise<void>;
}

function middleOf(game: string, most: number, chosen: OptionValues = {}): string {
  return hashOf({ game, chosen, moves: randomMoves(game, chosen, { most }) });
}

const ATAXX = middleOf('ataxx', 20);
const dialog = (key: string): Pick<View, 'part' | 'reach' | 'leave'> => ({
  part: 'dialog[open]',
  reach: async (page) => {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
  },
  leave: async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  },
});

const small = { size: 4 };
const VIEWS: readonly View[] = [
  {
    name: 'home',
    isDark: true,
    hash: '#/',
    part: 'body',
    reach: async (page) => {
      await expect.poll(() => page.locator('.home-picture .board').count()).toBe(5);
    },
  },
  { name: 'a game of Ataxx', hash: ATAXX, part: 'body' },
  { name: 'a game of Carcassonne', hash: middleOf('carcassonne', 31), part: '.board-frame' },
  { name: 'a game of Katarenga', hash: middleOf('katarenga', 20), part: '.board-frame' },
  {
    name: 'a game of Marrakech',
    isDark: true,
    hash: middleOf('marrakech', 34, { preset: 'official4' }),
    part: '.table',
  },
  { name: 'a game of Saboteur', isDark: true, hash: middleOf('saboteur', 16), part: '.board-frame' },
  { name: 'the rules', isDark: true, hash: middleOf('katarenga', 20), ...dialog('r') },
  { name: 'the shortcuts', hash: ATAXX, ...dialog('?') },
  { name: 'the games that are kept', hash: ATAXX, ...dialog('g') },
  {
    name: 'a game that was reviewed',
    isDark: true,
    hash: hashOf({ game: 'ataxx', chosen: small, seed: 7, moves: randomMoves('ataxx', small, { seed: 7 }) }),
    part: 'main',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Analyse game' }).click();
      await page.getByRole('button', { name: 'Again' }).waitFor();
    },
  },
];

/** Goes to each view in turn on one page, and looks at it. */
async function walk(page: Page, look: (view: View) => Promise<void>): Promise<void> {
  for (const view of VIEWS) {
    await page.goto(site.url + view.hash);
    if (view.hash !== '#/') await page.locator('.board-shown').waitFor();
    await view.reach?.(page);
    await look(view);
    await view.leave?.(page);
  }
}

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };

describe('every view', () => {
  it.each(isFull ? [WIDE, NARROW] : [WIDE])(
    'is without faults that axe finds, in the dark too, $width wide',
    async (viewport) => {
      const { page, said, close } = await site.visit('#/', { viewport, colorScheme: 'light' });
      await walk(page, async ({ name, part, isDark = isFull }) => {
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await faultsOf(page, { within: part }), name).toEqual([]);
        if (!isDark) return;
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await faultsOf(page, { within: part, rule: 'color-contrast' }), name).toEqual([]);
      });
      expect(said).toEqual([]);
      await close();
    },
  );

  it('fits a narrow page', async () => {
    const { page, close } = await site.visit('#/', { viewport: NARROW });
    await walk(page, async ({ name }) => {
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
