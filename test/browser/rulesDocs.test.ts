import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureOf, rulesPage } from '../../scripts/rulesPage.ts';
import { games } from '../../src/games/index.ts';
import { shownRules } from './shownRules.ts';
import { Site } from './site.ts';

const docs = new URL('../../docs/', import.meta.url);

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

it.each(games)(
  'docs/rules/$name.md says what the page says (npx node scripts/rulesDocs.ts writes it)',
  async (game) => {
    const { page, close } = await site.visit(`#/${game.name}`);
    const rules = await shownRules(page);
    expect(rules.length).toBeGreaterThan(3);
    expect(readFileSync(new URL(`rules/${game.name}.md`, docs), 'utf8')).toBe(rulesPage(game, rules));
    for (const i of rules.keys())
      expect(existsSync(new URL(`images/${pictureOf(game, i)}`, docs))).toBe(true);
    await close();
  },
);
