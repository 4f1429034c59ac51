/** A game from outside, as `playout serve ./connectFour.ts` shows it: TypeScript that no bundler has seen. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OVER } from '../../src/core/index.ts';
import { importGame } from '../../src/games/importGame.node.ts';
import { serve } from '../../src/web/server/index.ts';
import { writeFiles } from '../docs/followGuide.ts';
import { linkPlayout } from '../docs/ownFolder.ts';
import { keptTree } from './keptTree.ts';
import { pressOn } from './pressing.ts';
import { PERSON, Site, agent, positionOf } from './site.ts';

const GUIDE = new URL('../../docs/your-own-game.md', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'playout-own-page-'));
const game = join(folder, 'connectFour.ts');
let site: Site;

beforeAll(async () => {
  writeFiles(readFileSync(GUIDE, 'utf8'), folder);
  linkPlayout(folder);
  // The tests read what the page has kept by the same rules.
  await importGame(game);
  site = await Site.at(await serve({ port: 0, host: '127.0.0.1', store: join(folder, 'none.db'), game }));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

it('a whole game is played with the mouse against a search', async () => {
  const started = {
    game: 'connect-four',
    chosen: { columns: 5, rows: 4 },
    players: [PERSON, agent('mcts(tree=puct(prior=sense), iterations=50)')],
  };
  const { page, said, close } = await site.visit(started, { isHurried: true });
  const { result } = await pressOn(page, 1);
  expect(result).toMatch(/^([XO] wins|Draw)\.$/);
  await expect.poll(async () => (await keptTree(page)).all().at(-1)!.state.turn).toBe(OVER);
  expect(said).toEqual([]);
  await close();
});

it('threads of a parallel search have it too', async () => {
  const spec = 'uct(iterations=400, parallel=root(threads=2))';
  const started = { game: 'connect-four', moves: ['a', 'b', 'a', 'b', 'a'], players: [PERSON, agent(spec)] };
  const { page, said, close } = await site.visit(started, { isHurried: true });
  // The only move that does not lose at once.
  await expect.poll(() => positionOf(page)).toBe('XXXO/OO/././././.');
  expect(said).toEqual([]);
  await close();
});

it('the page lists it among its games', async () => {
  const { page, said, close } = await site.visit('');
  await page.getByText('Connect four').first().waitFor();
  await close();
  expect(said).toEqual([]);
});

it('nothing else of its folder is served', async () => {
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  mkdirSync(join(folder, 'deeper'));
  const status = async (path: string): Promise<number> => (await fetch(new URL(path, site.url))).status;
  expect(await status('/own/connectFour.ts')).toBe(200);
  expect(await status('/own/knowledge.ts')).toBe(200);
  for (const path of ['/own/conforms.ts', '/own/secret.txt', '/own/', '/own/deeper/', '/own/..%2fsecret.txt'])
    expect(await status(path), path).toBe(404);
});
