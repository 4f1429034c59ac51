import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../samples.ts';
import { faultsOf } from './faults.ts';
import { type KeptGame, Site } from './page.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const GAME: KeptGame = {
  start: 'x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1',
  moves: ['f2', 'a2', 'g2'],
  players: ['human', 'own'],
  own: 'uct(iterations=100000000)',
};

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };

interface Visited {
  readonly name: string;
  readonly game: KeptGame;
  /** Each leads to the next state of the page. */
  readonly steps: readonly ((page: Page) => Promise<void>)[];
}

/** Visits each state of the page in turn, and examines it. */
async function walk(
  { game, steps }: Visited,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, said, close } = await site.visit(game, { ...options, reducedMotion: 'reduce' });
  for (const step of steps) {
    await step(page);
    await look(page);
  }
  expect(said).toEqual([]);
  await close();
}

const VISITS: readonly Visited[] = [
  {
    name: 'with the opponent thinking and an earlier position shown',
    game: GAME,
    steps: [
      (page) => page.locator('.top-moves').waitFor(),
      async (page) => {
        await page.getByRole('button', { name: 'Pause' }).click();
        await page.getByRole('button', { name: 'One move back' }).click();
      },
    ],
  },
  {
    name: 'at the end of a game, with the shortcuts open and before a new one',
    game: { start: 'x3/4/o3/4 o 0 1', moves: ['a3'], players: ['human', 'greedy'] },
    steps: [
      (page) => page.getByRole('button', { name: 'Rematch' }).waitFor(),
      async (page) => {
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
      },
      async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Rematch' }).click();
        await page.getByRole('button', { name: 'Bring back the last game' }).waitFor();
      },
    ],
  },
];

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}

/** Nothing reaches beyond the right edge, neither the page nor an open dialog. */
async function expectToFit(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const dialogs = Array.from(document.querySelectorAll('dialog[open], [role=dialog]'));
    const edges = dialogs.map((dialog) => dialog.getBoundingClientRect().right);
    return Math.max(scrollWidth, ...edges) - clientWidth;
  });
  expect(beyond).toBeLessThanOrEqual(0);
}

describe.each(VISITS)('$name', (visited) => {
  it.each(['light', 'dark'] as const)('axe finds no fault on a %s page', (colorScheme) =>
    walk(visited, { viewport: WIDE, colorScheme }, expectNoFaults),
  );

  it('everything fits a narrow page', () => walk(visited, { viewport: NARROW }, expectToFit));

  // What is hidden or moved where there is little room is another page to axe.
  it.runIf(isFull).each(['light', 'dark'] as const)('axe finds no fault on a narrow %s page', (colorScheme) =>
    walk(visited, { viewport: NARROW, colorScheme }, expectNoFaults),
  );
});
