/** Finds a Chromium on this machine and starts it. Nothing is ever downloaded. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { PATIENCE_MS } from '../patience.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser's path: PLAYOUT_CHROMIUM if set, else the first of the usual places. */
function findChromium(): string {
  const named = process.env['PLAYOUT_CHROMIUM'];
  const path = [...(named ? [named] : []), ...PLACES].find((place) => existsSync(place));
  if (!path)
    throw new Error(
      `no Chromium found at ${PLACES.join(', ')}: install Debian's package "chromium", or set PLAYOUT_CHROMIUM to its path`,
    );
  return path;
}

/** A patient visitor. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  context.setDefaultNavigationTimeout(PATIENCE_MS);
  return context;
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: FLAGS, timeout: PATIENCE_MS });
}
