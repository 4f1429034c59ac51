import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Site, positionOf } from './page.ts';

const CORNERS_7 = 'x5o/7/7/7/7/7/o5x x 0 1';
const MOVES = ['a6', 'g6', 'b6', 'f6'];

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
const moves = (page: Page) => page.locator('.move').allInnerTexts();

describe('two tabs', () => {
  it('play a game each, also after a reload', async () => {
    const { page: first, close } = await site.visit({ start: CORNERS_7, moves: MOVES });
    const second = await first.context().newPage();
    await second.goto(site.url);
    await expect.poll(() => moves(second)).toEqual(MOVES);

    await second.getByRole('button', { name: 'New game' }).click();
    await cell(second, 'b7').click();
    await expect.poll(() => moves(second)).toEqual(['b7']);
    await cell(first, 'c6').click();
    await expect.poll(() => moves(first)).toEqual([...MOVES, 'c6']);

    for (const page of [second, first]) await page.reload();
    await expect.poll(() => moves(first)).toEqual([...MOVES, 'c6']);
    await expect.poll(() => moves(second)).toEqual(['b7']);
    await close();
  });
});

describe('a game that was left for another one', () => {
  it('is brought back after New game and Set position, also after a reload', async () => {
    const { page, said, close } = await site.visit({ start: CORNERS_7, moves: MOVES });
    await page.getByRole('button', { name: 'New game' }).click();
    await expect.poll(() => moves(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Bring back the last game' }).click();
    await expect.poll(() => moves(page)).toEqual(MOVES);

    await page.getByLabel('as text').fill('o4/5/5/5/4x x 0 1');
    await page.getByRole('button', { name: 'Set position' }).click();
    await page.getByRole('grid', { name: 'Ataxx board, 5 by 5' }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => moves(page)).toEqual(MOVES);
    expect(said).toEqual([]);
    await close();
  });

  it('can be played again, with sides switched', async () => {
    const { page, close } = await site.visit({
      chosen: { preset: 'uai', size: 4, map: 'none' },
      start: 'x3/4/o3/4 o 0 1',
      moves: ['a3'],
      players: ['human', 'greedy'],
    });
    await page.getByText('White wins 3 to 0.').waitFor();
    await page.getByRole('button', { name: 'Switch sides' }).click();
    // White stands above the board, Black below.
    await expect.poll(() => page.locator('.player-name').allInnerTexts()).toEqual(['You', 'Magpie']);
    await page.locator('.status-over').waitFor({ state: 'detached' });
    await close();
  });
});

describe('single keys', () => {
  it('step, take back, start and list themselves', async () => {
    const { page, said, close } = await site.visit({ start: CORNERS_7, moves: MOVES });
    const { keyboard } = page;
    const shown = () => page.locator('.move[aria-current]').allInnerTexts();
    await keyboard.press('ArrowLeft');
    await expect.poll(shown).toEqual(['b6']);
    await keyboard.press('Home');
    await expect.poll(shown).toEqual([]);
    await keyboard.press('ArrowRight');
    await expect.poll(shown).toEqual(['a6']);
    await keyboard.press('End');
    await expect.poll(shown).toEqual(['f6']);

    await keyboard.press('h');
    await expect.poll(() => page.getByRole('switch', { name: 'Hints' }).isChecked()).toBe(true);
    await keyboard.press('h');
    await keyboard.press('u');
    await expect.poll(() => moves(page)).toEqual(MOVES.slice(0, 3));
    await keyboard.press('n');
    await expect.poll(() => moves(page)).toEqual([]);
    await keyboard.press('u');
    await expect.poll(() => moves(page)).toEqual(MOVES.slice(0, 3));

    await keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.waitFor();
    await keyboard.press('n');
    expect(await moves(page)).toHaveLength(3);
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(said).toEqual([]);
    await close();
  });

  it('step after a stone was pressed with the mouse, and after a button went grey', async () => {
    const { page, close } = await site.visit({ start: CORNERS_7, moves: MOVES });
    await cell(page, 'c6').click();
    await page.keyboard.press('ArrowLeft');
    const status = () => page.locator('.status').innerText();
    await expect.poll(status).toBe('Looking back at move 4 of 5.');
    await page.getByRole('button', { name: 'First position' }).click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(status).toBe('Looking back at move 1 of 5.');
    await close();
  });

  it('write in a field and move on the board as before', async () => {
    const { page, close } = await site.visit({ start: CORNERS_7, moves: MOVES });
    await page.getByLabel('as text').focus();
    for (const key of ['Home', 'n', 'u', 'ArrowLeft', '?']) await page.keyboard.press(key);
    expect(await moves(page)).toEqual(MOVES);
    expect(await page.getByLabel('as text').inputValue()).toContain('n?u');
    await page.getByLabel('as text').press('Tab');
    await cell(page, 'a7').focus();
    await page.keyboard.press('ArrowRight');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
    await expect.poll(focused).toBe('b7');
    expect(await page.locator('.move[aria-current]').innerText()).toBe('f6');
    await close();
  });

  it('turn the board', async () => {
    const { page, close } = await site.visit({ start: CORNERS_7, moves: ['a6'] });
    const left = async (name: string): Promise<number> => (await cell(page, name).boundingBox())!.x;
    expect(await left('a6')).toBeLessThan(await left('g6'));
    await page.keyboard.press('f');
    await expect.poll(async () => (await left('a6')) > (await left('g6'))).toBe(true);
    await cell(page, 'g6').click();
    await expect.poll(() => positionOf(page)).toBe('x5o/x5o/7/7/7/7/o5x x 0 2');
    await close();
  });
});

describe('what is where', () => {
  /** In the middle of a long search, with everything on the page that can be. */
  const FULL = {
    start: 'x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1',
    moves: 'f2 a2 g2 b3 f2f4 a4 f5 b3d4 e4 a4b6 d4b2 b6d7 g5 a6 f6 e6 f4g6 d5 f5d6 f5 d6f4'.split(' '),
    level: 4,
    own: 'uct(iterations=100000000)',
  };

  it('keeps every panel in sight at 1400x900', async () => {
    const viewport = { width: 1400, height: 900 };
    const { page, close } = await site.visit({ ...FULL, players: ['uct', 'uct'] }, { viewport });
    await page.locator('.top-moves').waitFor();
    const bottoms = await page
      .locator('.panel')
      .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().bottom));
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(900);
    // The list of moves gave way, and still shows the last one.
    const last = await page.locator('.move[aria-current]').boundingBox();
    const list = await page.locator('.moves').boundingBox();
    expect(last!.y + last!.height).toBeLessThanOrEqual(list!.y + list!.height + 1);
    await close();
  });

  it.each([800, 1400])('keeps the buttons below the board in one row at %d', async (width) => {
    const viewport = { width, height: 900 };
    const { page, close } = await site.visit({ ...FULL, players: ['human', 'own'] }, { viewport });
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    const middles = await page
      .locator('.actions > *')
      .evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
      );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(10);
    await close();
  });

  it('draws arrows under the stones', async () => {
    const own = 'mcts(reward=points, iterations=3000)';
    const { page, close } = await site.visit({ ...FULL, players: ['human', 'own'], own });
    // After the move, the thought that led to it: the same on any machine.
    await page.getByRole('button', { name: /^Move 22:/ }).waitFor();
    await page.getByRole('button', { name: 'One move back' }).click();
    await page.locator('.arrow').first().waitFor();
    const under = await page.evaluate(() => {
      const stones = Array.from(document.querySelectorAll('.stone'));
      return Array.from(document.querySelectorAll('.arrow')).every((arrow) =>
        stones.every(
          (stone) => (arrow.compareDocumentPosition(stone) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
        ),
      );
    });
    expect(under).toBe(true);
    await close();
  });
});
