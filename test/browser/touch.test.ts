import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pressOn } from './pressing.ts';
import { PERSON, Site, agent, movesOf } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A tile is turned by the button beside it until it lies as wanted, and then confirmed; all else is tapped. */
async function tapStep(page: Page, step: string): Promise<void> {
  const isTurn = /^r\d$/.test(step);
  if (!isTurn) return page.locator(`.board-shown [data-step="${step}"]`).tap();
  const shown = page.locator('.carc-turn-shown');
  while ((await shown.getAttribute('data-step')) !== step)
    await page.getByRole('button', { name: 'Turn right' }).tap();
  await page.getByRole('button', { name: 'Lay the tile' }).tap();
}

it('Carcassonne is played with a finger on a phone: cell, turn, tick, meeple', async () => {
  const game = { game: 'carcassonne', players: [PERSON, agent('random')] };
  const { page, said, close } = await site.visit(game, { ...PHONE, isHurried: true });
  const { presses } = await pressOn(page, 2, { press: tapStep, most: 15 });
  expect(presses).toBe(15);
  const moves = await movesOf(page);
  // Each turn is a draw, a tile and, if there is something to claim, a meeple.
  expect(moves.length).toBeGreaterThan(20);
  expect(moves.filter((move) => /r[1-3]$/.test(move)).length).toBeGreaterThan(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  expect(said).toEqual([]);
  await close();
});

it('a stone of Ataxx is picked up and put down with a finger', async () => {
  const game = { game: 'ataxx', players: [PERSON, PERSON] };
  const { page, said, close } = await site.visit(game, PHONE);
  await page.locator('[data-cell=g1]').tap();
  await page.locator('[data-cell=g3]').tap();
  await expect.poll(() => movesOf(page)).toEqual(['g1g3']);
  expect(said).toEqual([]);
  await close();
});
