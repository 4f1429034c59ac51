/** The page in a real browser, for tests: one server, one Chromium, a fresh visitor each time. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type RunningServer, serve } from '../../src/web/server/index.ts';
import { launchChromium, newVisitor } from './chromium.ts';

export interface Visit {
  readonly page: Page;
  /** Everything the console said; a quiet page says nothing. */
  readonly said: readonly string[];
  close(): Promise<void>;
}

/** A game as the page keeps it; see src/web/page/state/storage.ts. */
export interface KeptGame {
  readonly chosen?: Readonly<Record<string, string | number>>;
  readonly start: string;
  readonly moves?: readonly string[];
  /** Opponents by name: `human`, `greedy`, … */
  readonly players?: readonly [string, string];
  readonly level?: number;
  readonly own?: string;
  readonly hints?: boolean;
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

  static async open(): Promise<Site> {
    const server = await serve({ port: 0, host: '127.0.0.1' });
    return new Site(server, await launchChromium());
  }

  async visit(game?: KeptGame, options: BrowserContextOptions = {}): Promise<Visit> {
    const viewport = { width: 1280, height: 800 };
    const context = await newVisitor(this.browser, { viewport, ...options });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`error: ${error.message}`));
    await page.addInitScript(
      (entry) => {
        // Only for a newcomer: a reload must find what the page itself has kept.
        if (entry && !localStorage.getItem('playout.game')) localStorage.setItem('playout.game', entry);
      },
      game && entryOf(game),
    );
    await page.goto(this.url);
    await page.getByRole('grid').waitFor();
    return { page, said, close: () => context.close() };
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.close();
  }
}

function entryOf(game: KeptGame): string {
  const { level = 0, own = 'random' } = game;
  return JSON.stringify({
    version: 1,
    game: 'ataxx',
    chosen: game.chosen ?? { preset: 'uai', size: 7, map: 'none' },
    start: game.start,
    moves: game.moves ?? [],
    players: (game.players ?? ['human', 'human']).map((opponent) => ({ opponent, level, own })),
    hints: game.hints ?? false,
    seed: 1,
  });
}

/** The position on the board, in notation. */
export function positionOf(page: Page): Promise<string> {
  return page.getByLabel('as text').inputValue();
}

/** Waits until it is the person's turn or the game is over; true when there is something to press. */
export async function myTurn(page: Page): Promise<boolean> {
  const mine = page.locator('.cell-pressable').first();
  await mine.or(page.locator('.status-over')).first().waitFor();
  return (await page.locator('.status-over').count()) === 0;
}
