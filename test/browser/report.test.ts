/** The report in a real browser: everything is there, on every kind of page, and nothing complains. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../src/report/compose.ts';
import { figuresOf, tablesOf } from '../../src/report/document.ts';
import { writeReport } from '../../src/report/index.ts';
import { ataxx } from '../../src/games/ataxx/index.ts';
import { EXAMPLES } from '../report/exampleRuns.ts';
import { isFull } from '../samples.ts';
import { launchChromium, newVisitor } from './chromium.ts';
import { faultsOf } from './faults.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-report-'));
let browser: Browser;
beforeAll(async () => void (browser = await launchChromium()));
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const PAGES = [
  ['wide light', { viewport: { width: 1280, height: 900 }, colorScheme: 'light' }],
  ['wide dark', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }],
  ['narrow light', { viewport: { width: 390, height: 840 }, colorScheme: 'light' }],
  ['narrow dark', { viewport: { width: 390, height: 840 }, colorScheme: 'dark' }],
] as const;

interface Visit {
  readonly page: Page;
  /** What the console said, and what the page tried to load besides itself. */
  readonly said: readonly string[];
  close(): Promise<void>;
}

async function visit(file: string, options: BrowserContextOptions): Promise<Visit> {
  const context = await newVisitor(browser, options);
  const page = await context.newPage();
  const said: string[] = [];
  const url = pathToFileURL(file).href;
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (request.url() !== url && !request.url().startsWith('data:')) said.push(`request: ${request.url()}`);
  });
  await page.goto(url);
  return { page, said, close: () => context.close() };
}

describe.each(['tournament', 'match', 'sweep'] as const)('the report of a %s', (name) => {
  const results = EXAMPLES[name]();
  const document = compose(results, ataxx);
  let file = '';
  beforeAll(async () => {
    file = (await writeReport(results, ataxx, join(folder, name))).html;
  });

  // What a page does to figures and tables is the same for all kinds of reports; one is shown on every page.
  const isOnEvery = isFull || name === 'tournament';
  it.each(PAGES.filter((_, i) => isOnEvery || i === 0 || i === 3))(
    'shows every figure and table on a %s page, and the console is silent',
    async (_name, options) => {
      const { page, said, close } = await visit(file, options);
      for (const { id } of figuresOf(document)) {
        const drawings = page.locator(`#figure-${id} svg`).filter({ visible: true });
        expect(await drawings.count(), id).toBe(1);
        const box = (await drawings.boundingBox())!;
        expect(box.width, id).toBeGreaterThan(200);
        expect(box.height, id).toBeGreaterThan(60);
      }
      for (const { id, rows } of tablesOf(document))
        expect(await page.locator(`#table-${id} tbody tr`).count(), id).toBe(rows.length);
      // Wide tables scroll in their own box; the page itself never does.
      const overflow = await page.evaluate(
        () => window.document.documentElement.scrollWidth - window.document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(said).toEqual([]);
      await close();
    },
  );

  it('is free of faults that axe finds', async () => {
    // All have the same colours in dark mode: one is enough, unless time does not matter.
    for (const [, options] of PAGES.slice(0, isFull || name === 'match' ? 2 : 1)) {
      const { page, close } = await visit(file, options);
      expect(await faultsOf(page, { without: '.drawing' })).toEqual([]);
      await close();
    }
  });

  it('is light and whole on paper, also for those who read by dark', async () => {
    const { page, close } = await visit(file, { viewport: { width: 672, height: 900 }, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const paper = await page.evaluate(
      () => getComputedStyle(window.document.documentElement).backgroundColor,
    );
    expect(paper).toBe('rgb(255, 255, 255)');
    for (const { id } of figuresOf(document)) {
      const drawings = page.locator(`#figure-${id} .by-light.on-wide svg`);
      expect(await drawings.isVisible(), id).toBe(true);
      expect((await drawings.boundingBox())!.width, id).toBeLessThanOrEqual(672);
    }
    await close();
  });
});
