/** The rules as the page tells them, read off its guide. */
import type { Locator, Page } from 'playwright-core';

export interface ShownRule {
  readonly title: string;
  readonly text: string;
  readonly picture: Locator;
}

/** Runs in the page: the paragraphs of a rule, with what is bold marked as in Markdown. */
function paragraphsOf(section: Element): string[] {
  return Array.from(section.querySelectorAll('p'), (paragraph) => {
    const copy = paragraph.cloneNode(true) as HTMLElement;
    for (const bold of copy.querySelectorAll('b, strong'))
      bold.textContent = `**${(bold.textContent ?? '').trim()}** `;
    for (const line of copy.querySelectorAll('br')) line.textContent = ' ';
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  });
}

/** Opens the guide of the game that is shown. */
export async function shownRules(page: Page): Promise<ShownRule[]> {
  await page.keyboard.press('r');
  const guide = page.locator('.rules');
  await guide.locator('section').first().waitFor();
  return Promise.all(
    (await guide.locator('section').all()).map(async (section) => {
      const pictures = section.locator('.rule-picture, svg:not(.rule-picture svg)');
      return {
        title: await section.locator('h3').innerText(),
        text: (await section.evaluate(paragraphsOf)).join('\n\n'),
        // Several pictures stand among the words that explain them.
        picture: (await pictures.count()) === 1 ? pictures : section,
      };
    }),
  );
}
