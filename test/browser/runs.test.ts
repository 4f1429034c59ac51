/** Stored runs and papers in a real browser: found, read, and a game of one put on its board. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord } from '../../src/core/index.ts';
import type { ExperimentSpec } from '../../src/lab/index.ts';
import { isFull } from '../samples.ts';
import { SPECS, playInto } from '../server/testApp.ts';
import { faultsOf } from './faults.ts';
import { Site, listenTo, movesOf } from './site.ts';

const PLAYER = fileURLToPath(new URL('../server/player.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'playout-runs-'));
const store = join(folder, 'runs.db');
let site: Site;
beforeAll(async () => {
  await playInto(store, SPECS);
  site = await Site.open(store);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const heading = (page: Page, level: number): Promise<string | null> =>
  page.getByRole('heading', { level }).first().textContent();

describe('a finished run', () => {
  it('is found in the list, and has its ratings, its pairings and its report', async () => {
    const { page, said, close } = await site.visit('#/runs');
    await page.getByRole('link', { name: 'three at Ataxx' }).click();
    await page.getByRole('table').first().waitFor();
    await expect.poll(() => heading(page, 2)).toBe('three at Ataxx');
    await expect.poll(() => page.getByRole('table').count()).toBe(2);
    const [report] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Open the report' }).click(),
    ]);
    const saidThere = listenTo(report);
    await report.getByRole('heading', { name: 'In short' }).waitFor();
    await expect.poll(() => heading(report, 1)).toBe('three at Ataxx');
    // Its styles are admitted, and it is drawn.
    expect(await report.locator('.plot svg:visible').count()).toBeGreaterThan(0);
    const file = report.waitForEvent('download');
    await report.getByRole('link', { name: 'CSV' }).first().click();
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);
    expect([...said, ...saidThere]).toEqual([]);
    await close();
  });

  it('gives any game that was kept to its board, where it can be replayed', async () => {
    const { page, said, close } = await site.visit('#/runs/1/games');
    const answer = page.waitForResponse(/\/games\/7$/);
    await page.getByRole('button', { name: 'Open game 7' }).click();
    const record = readRecord(await (await answer).json());
    await page.locator('.board-shown').waitFor();
    await expect.poll(() => movesOf(page)).toEqual(record.moves);
    expect(said).toEqual([]);
    await close();
  });
});

it('a run that another process plays appears and advances by itself', async () => {
  const { page, said, close } = await site.visit('#/runs');
  await page.getByRole('link', { name: 'three at Ataxx' }).waitFor();
  const spec: ExperimentSpec = { ...SPECS[0]!, name: 'being played', games: 100_000, records: 'none' };
  const file = join(folder, 'spec.json');
  writeFileSync(file, JSON.stringify(spec));
  const player = spawn(process.execPath, [PLAYER, store, file], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(player, 'close');
  const card = page.locator('.run-card', { hasText: 'being played' });
  await card.getByText('running').waitFor();
  const played = async (): Promise<number> =>
    Number(await card.getByRole('progressbar').getAttribute('value'));
  await expect.poll(played).toBeGreaterThan(0);
  const seen = await played();
  await expect.poll(played).toBeGreaterThan(seen);
  player.stdin.end();
  await card.getByText('stopped').waitFor();
  await ended;
  await page.getByText('being played: stopped').waitFor({ state: 'attached' });
  expect(said).toEqual([]);
  await close();
});

it('a paper is read part by part, with its figures', async () => {
  const { page, said, close } = await site.visit('#/papers');
  await page.getByRole('link', { name: 'Katarenga' }).click();
  await page.getByRole('link', { name: 'K3: The constant c' }).click();
  const figure = page.getByRole('img').first();
  await figure.waitFor();
  await expect.poll(() => heading(page, 3)).toBe('K3: The constant c');
  await expect
    .poll(() => figure.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(100);
  await page.goBack();
  await expect.poll(() => heading(page, 3)).toBe('In short');
  expect(said).toEqual([]);
  await close();
});

const ADDRESSES = ['#/runs', '#/runs/1', '#/runs/3', '#/runs/1/games', '#/papers', '#/papers/saboteur/s1'];
const LOOKS = [
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  ...(isFull
    ? ([
        { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
        { viewport: { width: 2560, height: 1440 }, colorScheme: 'light' },
      ] as const)
    : []),
] as const;

/** Goes to another view on the same page: what stands there is marked, and waited for to be gone. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll('.runs .panel')) panel.classList.add('of-before');
  });
  await page.goto(site.url + address);
  await page.locator('.runs .panel:not(.of-before)').first().waitFor();
}

it.each(LOOKS)(
  'at $viewport.width pixels, $colorScheme, no view has faults, and nothing sticks out',
  async (look) => {
    const { page, close } = await site.visit('#/papers', look);
    for (const address of ADDRESSES) {
      await goTo(page, address);
      // The head is that of every view.
      expect(await faultsOf(page, { without: '.head' }), address).toEqual([]);
      const room = await page.getByRole('main').evaluate((main) => {
        return window.innerWidth - Math.max(main.scrollWidth, main.getBoundingClientRect().right);
      });
      expect(room, address).toBeGreaterThanOrEqual(0);
    }
    await close();
  },
);
