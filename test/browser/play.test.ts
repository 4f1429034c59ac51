import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Site, myTurn, positionOf } from './page.ts';

const CORNERS_4 = 'x2o/4/4/o2x x 0 1';
const CORNERS_7 = 'x5o/7/7/7/7/7/o5x x 0 1';
const SMALL = { preset: 'uai', size: 4, map: 'none' };

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
const moveCount = (page: Page) => page.locator('.move').count();

/** Makes any move with the mouse: a clone if there is one, else a stone and its first target. */
async function anyMove(page: Page): Promise<void> {
  const clone = page.getByLabel(/empty, clone here/).first();
  if ((await clone.count()) > 0) return clone.click();
  await page
    .getByLabel(/can move/)
    .first()
    .click();
  await page
    .getByLabel(/(clone|jump) here/)
    .first()
    .click();
}

describe('playing in the browser', () => {
  it('plays a whole game against an agent with the mouse, and tells the result', async () => {
    const { page, said, close } = await site.visit({
      chosen: SMALL,
      start: CORNERS_4,
      players: ['human', 'uct'],
    });
    while (await myTurn(page)) {
      const before = await moveCount(page);
      await anyMove(page);
      await expect.poll(() => moveCount(page)).toBeGreaterThan(before);
    }
    const result = await page.locator('.status-over').innerText();
    expect(result).toMatch(/^(Black|White) wins \d+ to \d+\.$|^Draw/);
    expect(await page.getByRole('status').innerText()).toContain(result);
    expect(await moveCount(page)).toBeGreaterThan(4);
    expect(said).toEqual([]);
    await close();
  });

  it('can be played with the keyboard alone', async () => {
    const { page, said, close } = await site.visit({ start: CORNERS_7, players: ['human', 'greedy'] });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let tabs = 0; !(await focused()).startsWith('a7') && tabs < 60; tabs++)
      await page.keyboard.press('Tab');
    expect(await focused()).toBe('a7, black stone, can move');

    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('a7, black stone, picked up');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('a7, black stone, can move');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toBe('c7, empty, jump here');
    await page.keyboard.press('Enter');
    await expect.poll(() => moveCount(page)).toBe(2);
    expect(await page.locator('.move').first().innerText()).toBe('a7c7');
    expect(await page.getByRole('status').innerText()).toMatch(/^White (clones to|jumps from)/);
    expect(await focused()).toBe('c7, black stone, can move');
    expect(said).toEqual([]);
    await close();
  });

  it('can be played with a finger on a phone', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page, said, close } = await site.visit({ start: CORNERS_7 }, phone);
    await cell(page, 'g1').tap();
    await cell(page, 'g3').tap();
    await expect.poll(() => positionOf(page)).toBe('x5o/7/7/7/6x/7/o6 o 1 1');
    await cell(page, 'f7').tap();
    await expect.poll(() => positionOf(page)).toBe('x4oo/7/7/7/6x/7/o6 x 0 2');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    expect(said).toEqual([]);
    await close();
  });

  it('passes by itself where there is no move, and says so', async () => {
    const start = '7/7/7/7/4ooo/4ooo/4oox x 0 1';
    const { page, close } = await site.visit({ start });
    await page.getByText('Black cannot move and passes.').first().waitFor();
    await expect.poll(() => page.locator('.move').allInnerTexts()).toEqual(['0000']);
    await close();
  });
});

describe('around the game', () => {
  it('takes back, looks back, and continues after a reload', async () => {
    const { page, said, close } = await site.visit({ start: CORNERS_7, players: ['human', 'greedy'] });
    await cell(page, 'a6').click();
    await expect.poll(() => moveCount(page)).toBe(2);
    await cell(page, 'b7').click();
    await expect.poll(() => moveCount(page)).toBe(4);
    const four = await positionOf(page);

    await page.getByRole('button', { name: /^Move 1:/ }).click();
    expect(await positionOf(page)).toBe('x5o/x6/7/7/7/7/o5x o 0 1');
    await page.getByText('Looking back at move 1 of 4.').waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    expect(await positionOf(page)).toBe(four);

    await page.reload();
    await expect.poll(() => positionOf(page)).toBe(four);

    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await moveCount(page)).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await positionOf(page)).toBe(CORNERS_7);
    expect(said).toEqual([]);
    await close();
  });

  it('shows on the board and next to it what the opponent thinks, while it thinks', async () => {
    const { page, said, close } = await site.visit({
      start: CORNERS_7,
      players: ['human', 'own'],
      own: 'uct(iterations=100000000)',
    });
    await cell(page, 'a6').click();
    await page.locator('.heat').first().waitFor();
    await page.locator('.note').first().waitFor();
    expect(await page.getByRole('img', { name: /^Chance to win: Black \d+ %/ }).count()).toBe(1);
    expect(await page.locator('.top-moves tbody tr').count()).toBe(6);
    expect(await moveCount(page)).toBe(1);
    await page.getByRole('button', { name: 'Move now' }).click();
    await expect.poll(() => moveCount(page)).toBe(2);
    expect(said).toEqual([]);
    await close();
  });

  it('gives hints on the own turn', async () => {
    const { page, close } = await site.visit({ start: CORNERS_7 });
    expect(await page.locator('.heat').count()).toBe(0);
    await page.getByRole('switch', { name: 'Hints' }).check();
    await page.locator('.heat').first().waitFor();
    await page.getByText('Hint for Black, move 1').waitFor();
    await page.getByRole('switch', { name: 'Hints' }).uncheck();
    await expect.poll(() => page.locator('.heat').count()).toBe(0);
    await close();
  });

  it('lets two agents play, pauses, and continues', async () => {
    // The first one would think for ever, so that the game is not over before it is paused.
    const { page, said, close } = await site.visit({
      chosen: SMALL,
      start: CORNERS_4,
      players: ['own', 'greedy'],
      own: 'uct(iterations=100000000)',
    });
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText(/^Paused/).waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Move now' }).click();
    await expect.poll(() => moveCount(page)).toBe(2);
    expect(said).toEqual([]);
    await close();
  });

  it('refuses a position that cannot be with a message, and plays on from one that can', async () => {
    const { page, close } = await site.visit({ start: CORNERS_7 });
    const field = page.getByLabel('as text');
    await field.fill('x5o/7/7 x');
    await field.press('Enter');
    expect(await page.getByRole('alert').innerText()).toContain(
      'row 1 ("x5o") has 7 cells, but there are 3 rows',
    );
    await field.fill('o4/5/5/5/4x x 0 1');
    await page.getByRole('button', { name: 'Set position' }).click();
    await page.getByRole('grid', { name: 'Ataxx board, 5 by 5' }).waitFor();
    await close();
  });

  it('copies the position that is shown', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, close } = await site.visit({ start: CORNERS_7, moves: ['a6'] }, { permissions });
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('x5o/x6/7/7/7/7/o5x o 0 1');
    await close();
  });

  it('has a page for an address where nothing is, with its own style admitted', async () => {
    const { page, said, close } = await site.visit();
    await page.goto(`${site.url}nothing`);
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).display)).toBe('grid');
    await page.getByRole('link', { name: 'Go to the board' }).click();
    await page.getByRole('grid').waitFor();
    // The browser itself notes the 404; nothing else is said.
    expect(said.filter((line) => !line.includes('404'))).toEqual([]);
    await close();
  });

  it('remembers the chosen colours', async () => {
    const { page, close } = await site.visit(undefined, { colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.getByLabel('Dark').check();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.reload();
    await page.getByRole('grid').waitFor();
    expect(await ground()).toBe(dark);
    await page.getByLabel('Auto').check();
    expect(await ground()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).toBe(dark);
    await close();
  });
});
