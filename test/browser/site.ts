/** The page in a real browser, for tests: one server, one Chromium, a fresh visitor each time. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Player } from '../../src/web/page/state/players.ts';
import { type RunningServer, serve } from '../../src/web/server/index.ts';
import { launchChromium, newVisitor } from './chromium.ts';
import { type Entries, type StartedGame, entriesOf } from './startedGame.ts';

export const PERSON: Player = { kind: 'person' };

export function agent(spec: string): Player {
  return { kind: 'agent', spec };
}

/** What a visitor brings along. */
export interface Visitor extends BrowserContextOptions {
  /**
   * Does not want to wait: what the page delays for the eye comes at once. What it does stays the same.
   */
  readonly isHurried?: boolean;
  /** Runs in the page before anything else there. */
  readonly before?: () => void;
}

export interface Visit {
  readonly page: Page;
  /** Everything the console said; a quiet page says nothing. */
  readonly said: readonly string[];
  close(): Promise<void>;
}

const USUAL: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' };

/** There are no runs, whatever has been played on this machine. */
const NO_STORE = join(tmpdir(), 'playout-tests', 'there is no store here.db');

/** Runs in the page. */
function keepEntries({ local, tab }: Entries): void {
  // Only for a newcomer: a reload must find what the page itself has kept.
  if (sessionStorage.getItem('playout.tab') !== null) return;
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  sessionStorage.setItem('playout.tab', tab);
}

/** Runs in the page. */
function hurry(): void {
  const later = window.setTimeout.bind(window);
  const soon = (call: () => void): number => later(call, 0);
  Object.defineProperty(window, 'setTimeout', { value: soon });
}

export class Site {
  readonly url: string;
  private readonly server: RunningServer;
  private readonly browser: Browser;

  private constructor(server: RunningServer, browser: Browser) {
    this.server = server;
    this.browser = browser;
    this.url = server.url;
  }

  /** The page as `npm start` serves it. @param store the file with the runs to show */
  static async open(store: string = NO_STORE): Promise<Site> {
    return Site.at(await serve({ port: 0, host: '127.0.0.1', store }));
  }

  /** The page of any server, which is closed with the site. */
  static async at(server: RunningServer): Promise<Site> {
    return new Site(server, await launchChromium());
  }

  /** Opens the page at an address, given from its `#` on, or with a game that is under way. */
  async visit(where: string | StartedGame, visitor: Visitor = {}): Promise<Visit> {
    const { isHurried = false, before, ...options } = visitor;
    const context = await newVisitor(this.browser, { ...USUAL, ...options });
    const page = await context.newPage();
    const said = listenTo(page);
    const entries = typeof where === 'string' ? undefined : entriesOf(where);
    if (before) await page.addInitScript(before);
    if (isHurried) await page.addInitScript(hurry);
    if (entries) await page.addInitScript(keepEntries, entries);
    await page.goto(this.url + (typeof where === 'string' ? where : entries!.hash));
    await page.locator('main:not([aria-busy=true])').waitFor();
    if (entries) await page.locator('.board-shown, .curtain').first().waitFor();
    return { page, said, close: () => context.close() };
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.close();
  }
}

/** What the console of a page says, and what goes wrong in it. */
export function listenTo(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  return said;
}

/** The position on the board, in notation. */
export function positionOf(page: Page): Promise<string> {
  return page.getByLabel('as text').inputValue();
}

/** The moves of the list, in notation. */
export async function movesOf(page: Page): Promise<string[]> {
  const titles = await page.locator('.move').evaluateAll((moves) => moves.map((move) => move.textContent));
  return titles.map((title) => (title ?? '').replace(/(\?!|\?\??|★)$/, '').trim());
}
