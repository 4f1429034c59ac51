/**
 * Writes docs/rules and its pictures from the guides of the page; run it after a change of those.
 *
 *     npx node scripts/rulesDocs.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { games } from '../src/games/index.ts';
import { shownRules } from '../test/browser/shownRules.ts';
import { Site } from '../test/browser/site.ts';
import { pictureOf, rulesPage } from './rulesPage.ts';

const docs = new URL('../docs/', import.meta.url);
const VISITOR = {
  viewport: { width: 1280, height: 900 },
  colorScheme: 'light',
  deviceScaleFactor: 2,
} as const;

for (const folder of ['rules/', 'images/rules/']) await mkdir(new URL(folder, docs), { recursive: true });
const site = await Site.open();
try {
  for (const game of games) {
    const { page, close } = await site.visit(`#/${game.name}`, VISITOR);
    const rules = await shownRules(page);
    for (const [i, { picture }] of rules.entries())
      await writeFile(
        new URL(`images/${pictureOf(game, i)}`, docs),
        await picture.screenshot({ animations: 'disabled' }),
      );
    await writeFile(new URL(`rules/${game.name}.md`, docs), rulesPage(game, rules));
    await close();
  }
} finally {
  await site.close();
}
