/** What searches and reviews show next to the board, on it and under it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomMoves } from './randomGame.ts';
import { PERSON, Site, agent, positionOf } from './site.ts';
import type { StartedGame } from './startedGame.ts';
import { review } from './views.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const PEOPLE = [PERSON, PERSON];

/** In the middle of a game, with White to move. */
const MIDDLE: StartedGame = {
  game: 'ataxx',
  position: 'x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1',
  moves: 'f2 a2 g2 b3 f2f4 a4 f5 b3d4 e4 a4b6 d4b2 b6d7 g5 a6 f6 e6 f4g6 d5 f5d6 f5 d6f4'.split(' '),
  players: PEOPLE,
};

const analysis = (page: Page) => page.getByRole('switch', { name: 'Analysis' });

describe('analysis', () => {
  it('shows moves beside the board and marks on it, previews lines, opens its tree, and has two agents', async () => {
    const { page, said, close } = await site.visit(MIDDLE);
    expect(await page.locator('.heat, .note').count()).toBe(0);
    await analysis(page).check();
    await page.locator('.top-moves').waitFor();
    await page.locator('.note').first().waitFor();
    await expect.poll(() => page.locator('.top-moves tbody tr').count()).toBe(6);
    await page.getByRole('img', { name: /^(Chance to win|Proven): Black/ }).waitFor();

    // Pointing at a line plays it out on the board.
    const row = page.locator('.top-moves tbody tr').first();
    const before = await page.locator('.board-shown').innerHTML();
    const { height } = (await row.boundingBox())!;
    await row.hover();
    await page.getByText('What would follow').waitFor();
    expect((await row.boundingBox())!.height).toBe(height);
    await expect.poll(() => page.locator('.board-shown').innerHTML()).not.toBe(before);
    await page.locator('.head').hover();
    await page.getByText('What would follow').waitFor({ state: 'detached' });

    await page.getByText('Who looks').click();
    await page.getByRole('button', { name: 'Add a second agent' }).click();
    await expect.poll(() => page.locator('.thought .top-moves').count()).toBe(2);
    await expect
      .poll(() => page.locator('.by-running').allInnerTexts())
      .toEqual(['ataxx/strong for White, move 22', 'uct for White, move 22']);
    await page.getByRole('button', { name: 'One agent' }).click();

    // Minimax, which looks at Ataxx unless another agent is chosen, warms no cells and keeps no tree.
    expect(await page.locator('.heat').count()).toBe(0);
    const agentField = page.getByLabel('Agent', { exact: true });
    await agentField.fill('mcts(tree=ucb1)');
    await agentField.press('Enter');
    await page.locator('.heat').first().waitFor();
    const tree = page.getByRole('region', { name: 'Tree' });
    await tree.getByRole('button', { name: 'Open' }).click();
    const levels = tree.locator('.tree-nodes');
    // By key, because what stands above grows with the search.
    await tree.getByRole('button', { expanded: false }).first().press('Enter');
    await expect.poll(() => levels.count()).toBe(2);
    await levels.nth(1).getByRole('button', { expanded: false }).first().press('Enter');
    await expect.poll(() => levels.count()).toBe(3);

    await analysis(page).uncheck();
    await expect.poll(() => page.locator('.heat, .note').count()).toBe(0);
    expect(said).toEqual([]);
    await close();
  });

  it('of the opponent is seen while it thinks, and ends when it is told to move', async () => {
    const players = [PERSON, agent('uct(iterations=100000000)')];
    const { page, said, close } = await site.visit({ ...MIDDLE, players });
    await page.locator('.heat').first().waitFor();
    await page.locator('.top-moves').waitFor();
    await page.getByRole('button', { name: 'Move now' }).click();
    await page.getByRole('button', { name: /^Move 22:/ }).waitFor();
    expect(said).toEqual([]);
    await close();
  });
});

describe('the review of a game', () => {
  it('ends with accuracy and marks, and a press on its graph goes to the position', async () => {
    const moves = randomMoves('ataxx', { size: 4 }, { seed: 7 });
    const game = { game: 'ataxx', chosen: { size: 4 }, seed: 7, moves, players: PEOPLE };
    const { page, said, close } = await site.visit(game);
    await review(page);
    const table = page.getByRole('table', { name: 'How each side played' });
    const accuracies = await table.locator('tbody td:nth-of-type(1)').allInnerTexts();
    expect(accuracies).toEqual([expect.stringMatching(/^\d+ %$/), expect.stringMatching(/^\d+ %$/)]);
    await expect.poll(() => page.locator('.move .mark-text').count()).toBeGreaterThan(0);

    const graph = page.getByRole('img', { name: /^Chance of Black to win, move by move/ });
    const { width, height } = (await graph.boundingBox())!;
    const end = await positionOf(page);
    await graph.click({ position: { x: 1, y: height / 2 } });
    await expect.poll(() => page.locator('.move[aria-current]').count()).toBe(0);
    await graph.click({ position: { x: width - 1, y: height / 2 } });
    await expect.poll(() => positionOf(page)).toBe(end);
    expect(said).toEqual([]);
    await close();
  });

  it('of a game of chance tells luck from skill', async () => {
    const chosen = { rugsPerColour: 2 };
    const moves = randomMoves('marrakech', chosen);
    const { page, said, close } = await site.visit({ game: 'marrakech', chosen, moves, players: PEOPLE });
    await review(page);
    const figure = page.getByRole('figure', { name: /^Luck/ });
    await expect.poll(() => figure.locator('.luck-line').count()).toBe(4);
    const sums = await figure.getByRole('listitem').allInnerTexts();
    expect(sums).toEqual([
      expect.stringMatching(/^Red: luck .+, choices/),
      expect.stringMatching(/^Blue: luck/),
    ]);
    expect(said).toEqual([]);
    await close();
  });
});
