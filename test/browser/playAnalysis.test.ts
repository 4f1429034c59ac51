import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeptGame, Site } from './page.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const ENDLESS = 'iterations=100000000';

/** In the middle of a game, with White to move. */
const MIDDLE: KeptGame = {
  start: 'x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1',
  moves: 'f2 a2 g2 b3 f2f4 a4 f5 b3d4 e4 a4b6 d4b2 b6d7 g5 a6 f6 e6 f4g6 d5 f5d6 f5 d6f4'.split(' '),
};

/** What bar and list say at one moment. */
interface Moment {
  readonly standing: string;
  readonly column: readonly string[];
}

/** Watches the panel until it has changed this often; every look is at one moment. */
function watch(page: Page, looks: number): Promise<Moment[]> {
  return page.evaluate(
    (count) =>
      new Promise<Moment[]>((resolve) => {
        const seen: Moment[] = [];
        const panel = document.querySelector('.panel')!.closest('.side')!;
        const observer = new MutationObserver(() => {
          const bar = document.querySelector('.standing')?.getAttribute('aria-label');
          const standing = bar ?? document.querySelector('.standing-figures')?.textContent;
          const cells = document.querySelectorAll('.top-moves tr > :nth-child(3)');
          if (!standing || cells.length < 2) return;
          seen.push({ standing, column: Array.from(cells, (cell) => cell.textContent ?? '') });
          if (seen.length < count) return;
          observer.disconnect();
          resolve(seen);
        });
        observer.observe(panel, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
    looks,
  );
}

describe('what the search thinks, in the browser', () => {
  it.each([
    ['a hint', { hints: true }],
    ['an own agent', { players: ['human', 'own'], own: `mcts(tree=puct, ${ENDLESS})` }],
  ] as const)(
    'is the same in the bar and at the head of the list at every moment, for %s',
    async (_, game) => {
      const { page, said, close } = await site.visit({ ...MIDDLE, ...game });
      for (const { standing, column } of await watch(page, 8)) {
        const [, black, white] = /^Chance to win: Black (\d+) %, White (\d+) %$/.exec(standing) ?? [];
        expect(Number(black) + Number(white)).toBe(100);
        expect(column.slice(0, 2)).toEqual(['chance', `${white} %`]);
      }
      expect(said).toEqual([]);
      await close();
    },
  );

  it.each([
    ['points', 'points', /^White expects (\d+\.\d) points$/],
    ['difference', 'share', /^White expects (0\.\d{3}) of what can be had$/],
  ])('is given in its unit where an agent plays for %s', async (reward, head, sentence) => {
    const own = `mcts(reward=${reward}, ${ENDLESS})`;
    const { page, close } = await site.visit({ ...MIDDLE, players: ['human', 'own'], own });
    for (const { standing, column } of await watch(page, 4))
      expect(column.slice(0, 2)).toEqual([head, sentence.exec(standing)?.[1]]);
    const notes = await page.locator('.note').allTextContents();
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) expect(note).toMatch(/^\d+\.\d+$/);
    expect(await page.locator('.side-thought').innerText()).not.toMatch(/Chance|\d{3,} %/);
    await close();
  });

  it('shows bounds of minimax as bounds', async () => {
    const own = 'alphabeta(depth=40)';
    const { page, close } = await site.visit({ ...MIDDLE, players: ['human', 'own'], own });
    const [, best, ...others] = (await watch(page, 3)).at(-1)!.column;
    expect(best).toMatch(/^\d+ %$/);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toMatch(/^(≤ \d+ %|–)$/);
    await close();
  });

  it('says what is proven', async () => {
    const own = `mcts(solver=true, ${ENDLESS})`;
    const start = 'x3/4/o3/4 o 0 1';
    const { page, close } = await site.visit({ start, players: ['human', 'own'], own });
    await page.getByRole('img', { name: /^Proven: Black loss.*, White win/ }).waitFor();
    expect(await page.locator('.top-moves tbody td:nth-child(3)').first().innerText()).toMatch(/^win/);
    await close();
  });

  it('does not make up a table for a player that knows nothing of moves', async () => {
    const { page, close } = await site.visit({ ...MIDDLE, players: ['human', 'random'] });
    await page.getByText('This player does not say what a move is worth.').waitFor();
    expect(await page.locator('.top-moves').count()).toBe(0);
    await close();
  });

  it('warms the cells that the search comes back to, and no others', async () => {
    const own = 'uct(c=1, playout=clones(r=4), iterations=20000)';
    const { page, close } = await site.visit({ ...MIDDLE, players: ['human', 'own'], own });
    // After the move, the thought that led to it: the same on any machine.
    await page.getByRole('button', { name: /^Move 22:/ }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.heat').first().waitFor();
    const warm = await page.locator('.heat').count();
    const empty = await page.getByLabel(/empty/).count();
    expect(warm).toBeLessThan(empty / 3);
    await close();
  });
});
