/** What the browser keeps of a game, read outside it. */
import type { Page } from 'playwright-core';
import { parseJson } from '../../src/core/json.ts';
import type { KeptGame } from '../../src/web/page/state/library.ts';
import type { GameTree } from '../../src/web/worker/gameTree.ts';
import { loadTree } from '../../src/web/worker/savedTree.ts';

/** The tree of the only game that is kept, with its secrets. */
export async function keptTree(page: Page): Promise<GameTree> {
  const entries = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('playout.game.')),
  );
  if (entries.length !== 1) throw new Error(`${entries.length} games are kept`);
  return loadTree((parseJson(entries[0]![1]) as KeptGame).tree);
}
