/** The views of the page that need no server, each with its address and the way to it. */
import type { Page } from 'playwright-core';
import type { OptionValues } from '../../src/core/index.ts';
import { randomMoves } from './randomGame.ts';
import { hashOf } from './startedGame.ts';

export interface View {
  /** In one word, or a few with dashes. */
  readonly name: string;
  /** From the `#` on. */
  readonly hash: string;
  /** The part that is of this view alone, as a selector. */
  readonly part: string;
  /** Leads there from the address. */
  reach?(page: Page): Promise<void>;
  /** And back, so that another view can be looked at. */
  leave?(page: Page): Promise<void>;
}

/** Some moves into a game. */
export function middleOf(game: string, most: number, chosen: OptionValues = {}): string {
  return hashOf({ game, chosen, moves: randomMoves(game, chosen, { most }) });
}

/** The end of a game. */
export function endOf(game: string, chosen: OptionValues, seed: number): string {
  return hashOf({ game, chosen, seed, moves: randomMoves(game, chosen, { seed }) });
}

const MIDDLES = {
  ataxx: middleOf('ataxx', 20),
  carcassonne: middleOf('carcassonne', 31),
  katarenga: middleOf('katarenga', 20),
  marrakech: middleOf('marrakech', 34, { preset: 'official4' }),
  saboteur: middleOf('saboteur', 16),
} as const;

/** What a button opens over the page. */
function dialog(name: string, button: string, hash: string): View {
  return {
    name,
    hash,
    part: 'dialog[open]',
    reach: async (page) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.locator('dialog[open]').waitFor();
    },
    leave: async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    },
  };
}

/** The review of a whole game, to its end. */
export async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analyse game' }).click();
  await page.getByRole('button', { name: 'Again' }).waitFor();
}

export const HOME: View = {
  name: 'home',
  hash: '#/',
  part: 'body',
  reach: async (page) => {
    await page.waitForFunction(() => document.querySelectorAll('.home-picture .board').length === 5);
  },
};

/** One of each kind. */
export const VIEWS: readonly View[] = [
  HOME,
  { name: 'ataxx', hash: MIDDLES.ataxx, part: 'body' },
  { name: 'carcassonne', hash: MIDDLES.carcassonne, part: '.board-frame' },
  { name: 'katarenga', hash: MIDDLES.katarenga, part: '.board-frame' },
  { name: 'marrakech', hash: MIDDLES.marrakech, part: '.table' },
  { name: 'saboteur', hash: MIDDLES.saboteur, part: '.board-frame' },
  dialog('katarenga-rules', 'Rules', MIDDLES.katarenga),
  dialog('shortcuts', 'Keyboard shortcuts', MIDDLES.ataxx),
  dialog('games', 'Your games', MIDDLES.ataxx),
  { name: 'review', hash: endOf('ataxx', { size: 4 }, 7), part: 'main', reach: review },
];

/** The other guides to the rules. */
export const GUIDES: readonly View[] = Object.entries(MIDDLES)
  .filter(([game]) => game !== 'katarenga')
  .map(([game, hash]) => dialog(`${game}-rules`, 'Rules', hash));

/** Goes there, on a page that may show something else. */
export async function goTo(page: Page, url: string, { hash, reach }: View): Promise<void> {
  await page.goto(url + hash);
  if (hash !== HOME.hash) await page.locator('.board-shown').waitFor();
  await reach?.(page);
}
