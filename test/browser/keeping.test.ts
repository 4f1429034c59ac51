/** Where games are when one looks away: in the address, in the history, in other tabs, after a reload, among one's games. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextOffer, pressStep } from './pressing.ts';
import { PERSON, Site, agent, movesOf, positionOf } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const MOVES = ['a6', 'g6', 'b6', 'f6'];
const ATAXX = { game: 'ataxx', moves: MOVES, players: [PERSON, PERSON] };
const HURRIED = { isHurried: true };

const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);

/** The move that led to what the board shows; undefined while it is about to show something else. */
function current(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const move = document.querySelector<HTMLElement>('.move[aria-current]');
    const board = document.querySelector<HTMLElement>('.board-shown');
    return move && move.dataset['node'] === board?.dataset['node'] ? (move.textContent ?? '') : undefined;
  });
}

describe('undo', () => {
  it('goes back over the die, and the same roll comes again', async () => {
    const players = [PERSON, agent('random')];
    const game = { game: 'marrakech', chosen: { preset: 'official2' }, players };
    const { page, said, close } = await site.visit(game, HURRIED);
    const before = await nextOffer(page);
    expect(before.steps).toContain('straight');
    await pressStep(page, 'straight');
    const asked = await nextOffer(page, before.key);
    const [moves, roll] = [await movesOf(page), await current(page)];
    expect(roll).toMatch(/^[1-4]$/);

    for (const turn of ['straight', 'left']) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => page.locator('.turn').count()).toBe(3);
      await pressStep(page, turn);
      const again = await nextOffer(page, before.key);
      expect(again.key.split(' ')[0] === asked.key.split(' ')[0]).toBe(turn === 'straight');
      await expect.poll(() => current(page)).toBe(roll);
    }
    // What was taken back is a variation now.
    expect((await movesOf(page)).length).toBe(moves.length + 2);
    expect(said).toEqual([]);
    await close();
  });
});

describe('a position', () => {
  it('is in the address: Back and Forward step, a new page shows it, a reload keeps it', async () => {
    const { page, said, close } = await site.visit(ATAXX);
    await cell(page, 'c6').click();
    await expect.poll(() => current(page)).toBe('c6');
    const five = await positionOf(page);
    await cell(page, 'e6').click();
    await expect.poll(() => current(page)).toBe('e6');
    await page.goBack();
    await expect.poll(() => positionOf(page)).toBe(five);
    await page.goForward();
    await expect.poll(() => current(page)).toBe('e6');

    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => positionOf(page)).toBe(five);
    const stranger = await site.visit(new URL(page.url()).hash);
    await expect.poll(() => stranger.page.locator('.move').count()).toBe(5);
    await expect.poll(() => positionOf(stranger.page)).toBe(five);
    // Nobody moves before one has looked.
    await stranger.page.getByRole('button', { name: 'Resume' }).waitFor();
    expect(stranger.said).toEqual([]);
    await stranger.close();

    await page.reload();
    await expect.poll(() => movesOf(page)).toEqual([...MOVES, 'c6', 'e6']);
    await expect.poll(() => positionOf(page)).toBe(five);
    await expect.poll(() => current(page)).toBe('c6');
    expect(said).toEqual([]);
    await close();
  });

  it('that cannot be is refused with a message, in a field and in a link', async () => {
    const { page, close } = await site.visit(ATAXX);
    const field = page.getByLabel('as text');
    await field.fill('x5o/7/7 x');
    await field.press('Enter');
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.innerText()).toContain('row 1 ("x5o") has 7 cells, but there are 3 rows');
    await field.fill('o4/5/5/5/4x x 0 1');
    await page.locator('form').getByRole('button', { name: 'Open' }).click();
    await page.getByRole('grid', { name: 'Ataxx board, 5 by 5' }).waitFor();
    await close();

    const stray = await site.visit('#/ataxx?rules=size=7&seed=1&moves=a1');
    await expect.poll(() => stray.page.getByRole('alert').innerText()).toContain('move a1 is not legal');
    await stray.page.getByRole('heading', { name: 'Carcassonne' }).waitFor();
    await stray.close();
  });
});

describe('games', () => {
  it('are kept when a new one is begun, and can be opened again', async () => {
    const { page, said, close } = await site.visit(ATAXX);
    await page.getByRole('button', { name: 'New game' }).click();
    await expect.poll(() => movesOf(page)).toEqual([]);
    await cell(page, 'b7').click();
    await expect.poll(() => movesOf(page)).toEqual(['b7']);

    await page.getByRole('button', { name: 'Your games' }).click();
    const kept = page.getByRole('dialog', { name: 'Your games' }).getByRole('listitem');
    await expect.poll(() => kept.count()).toBe(2);
    await kept.filter({ hasText: '4 moves' }).getByRole('textbox').fill('The long one');
    await kept.filter({ hasText: '4 moves' }).getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => movesOf(page)).toEqual(MOVES);

    await page.reload();
    await expect.poll(() => movesOf(page)).toEqual(MOVES);
    await page.keyboard.press('g');
    const names = () =>
      kept
        .getByRole('textbox')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    await expect.poll(async () => (await names()).toSorted()).toEqual(['', 'The long one']);
    expect(said).toEqual([]);
    await close();
  });

  it('of two tabs do not overwrite each other', async () => {
    const { page: first, close } = await site.visit(ATAXX);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await expect.poll(() => movesOf(second)).toEqual(MOVES);
    // An agent answers there, as it is with links.
    await cell(second, 'c6').click();
    await expect.poll(async () => (await movesOf(second))[4]).toBe('c6');
    await cell(first, 'a5').click();
    await expect.poll(() => current(first)).toBe('a5');
    for (const page of [second, first]) await page.reload();
    await expect.poll(() => movesOf(first)).toEqual([...MOVES, 'a5']);
    await expect.poll(async () => (await movesOf(second))[4]).toBe('c6');
    await close();
  });
});

describe('around the game', () => {
  it('loads the board of the game that is opened, and no other', async () => {
    const { page, close } = await site.visit(ATAXX);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const boards = files.filter((file) =>
      /(ataxx|carcassonne|katarenga|marrakech|saboteur)-.*\.js$/.test(file),
    );
    expect(boards).toEqual([expect.stringContaining('/ataxx-')]);
    await close();
  });

  it('passes by itself where there is no move, and says so', async () => {
    const position = '7/7/7/7/4ooo/4ooo/4oox x 0 1';
    const { page, close } = await site.visit({ ...ATAXX, moves: [], position });
    await page.getByText('Black has only one move.').waitFor();
    await expect.poll(() => movesOf(page)).toEqual(['0000']);
    await close();
  });

  it('copies the link to what is shown', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, close } = await site.visit(ATAXX, { permissions });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await close();
  });

  it('remembers the chosen colours', async () => {
    const { page, close } = await site.visit('', { colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.getByLabel('Dark').check();
    // The page changes its colours after it has drawn the choice.
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    await page.reload();
    await page.locator('.home-card').first().waitFor();
    await expect.poll(ground).toBe(dark);
    await page.getByLabel('Auto').check();
    await expect.poll(ground).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).toBe(dark);
    await close();
  });

  it('has a page for an address where nothing is, with its own style admitted', async () => {
    const { page, said, close } = await site.visit('');
    await page.goto(`${site.url}nothing`);
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).display)).toBe('grid');
    await page.getByRole('link', { name: 'Go to the board' }).click();
    await page.locator('.home-card').first().waitFor();
    // The browser itself notes the 404; nothing else is said.
    expect(said.filter((line) => !line.includes('404'))).toEqual([]);
    await close();
  });
});
