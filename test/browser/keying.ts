/** A person who has a keyboard and nothing else: Tab leads to the board, arrow keys over it, Enter chooses. */
import type { Page } from 'playwright-core';

/** Runs in the page: the key that brings the focus nearer to where a step is chosen. */
function keyTo(step: string): string {
  const place = document.querySelector(`.board-shown [data-step="${step}"]`);
  const focused = document.activeElement;
  if (!place) throw new Error(`there is no ${step} on the board`);
  if (focused === place) return 'Enter';
  const board = place.closest('[role=grid]');
  if (!board || !focused || !board.contains(focused)) return 'Tab';
  const [from, to] = [focused.getBoundingClientRect(), place.getBoundingClientRect()];
  const [right, down] = [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
  if (Math.abs(down) > Math.min(from.height, to.height) / 2) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  return right > 0 ? 'ArrowRight' : 'ArrowLeft';
}

/** No way over the whole page is longer. */
const MOST_KEYS = 200;

/** Goes to a step and chooses it. */
export async function keyStep(page: Page, step: string): Promise<void> {
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    const key = await page.evaluate(keyTo, step);
    await page.keyboard.press(key);
    if (key === 'Enter') return;
  }
  throw new Error(`the keyboard does not lead to ${step}`);
}
