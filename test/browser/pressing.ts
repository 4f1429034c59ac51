/**
 * A person who presses anything that can be pressed. What may be chosen is read from the list of choices; it is pressed
 * where the board shows it.
 */
import type { Page } from 'playwright-core';
import { Random } from '../../src/core/index.ts';

/** How boards mark what can be chosen now. */
const MARKED = [
  '.cell-pressable',
  '.card-pressable',
  '.zone-target',
  '.zone-ready',
  '.turn',
  '.walk-row',
  '.carc-turn',
  '.carc-claim:not([aria-disabled=true])',
].join(', ');

/** What a person sees when it is their turn, or at the end. */
export interface Offer {
  /** Differs from that of any other step of any other move. */
  readonly key: string;
  /** Empty once the game is over. */
  readonly steps: readonly string[];
}

/** Runs in the page: undefined while there is nothing to do for a person. */
function offerIn(before: string): Offer | undefined {
  const node = document.querySelector<HTMLElement>('.board-shown')?.dataset['node'];
  const list = document.querySelector('.choices');
  if (document.querySelector('.status-over')) return { key: `${node} over`, steps: [] };
  const key = `${node} ${list?.querySelector('summary')?.textContent}`;
  if (!list || key === before) return undefined;
  const choices = Array.from(list.querySelectorAll<HTMLElement>('[data-choice]'));
  return { key, steps: choices.map((choice) => choice.dataset['choice'] ?? '') };
}

/** Waits until a person may choose something, other than what was offered before, or the game is over. */
export async function nextOffer(page: Page, before = ''): Promise<Offer> {
  const found = await page.waitForFunction(offerIn, before);
  return (await found.jsonValue())!;
}

/** Presses a step on the board, which has to be there and to look as if it could be pressed. */
export async function pressStep(page: Page, step: string): Promise<void> {
  const place = page.locator(`.board-shown [data-step="${step}"]`);
  if ((await place.and(page.locator(MARKED)).count()) !== 1)
    throw new Error(`the board does not offer ${step}: ${await page.locator('.status').innerText()}`);
  await place.click();
}

export interface Played {
  /** How many presses it took. */
  readonly presses: number;
  /** What the page says of the result. */
  readonly result: string;
}

interface Habits {
  /** How a step is pressed: with the mouse unless given. */
  press?(page: Page, step: string): Promise<void>;
  /** How many presses are enough. */
  readonly most?: number;
}

/** Plays to the end, or until there were enough presses. The same seed presses the same. */
export async function pressOn(page: Page, seed: number, habits: Habits = {}): Promise<Played> {
  const { press = pressStep, most = Infinity } = habits;
  const random = new Random(seed);
  let offer = await nextOffer(page);
  let presses = 0;
  for (; offer.steps.length > 0 && presses < most; presses++) {
    await press(page, offer.steps[random.below(offer.steps.length)]!);
    offer = await nextOffer(page, offer.key);
  }
  return { presses, result: await page.locator('.status').innerText() };
}
