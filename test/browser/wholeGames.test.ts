import { afterAll, beforeAll, expect, it } from 'vitest';
import { OVER } from '../../src/core/index.ts';
import { findPageGame } from '../../src/web/worker/games/index.ts';
import { keptTree } from './keptTree.ts';
import { pressOn } from './pressing.ts';
import { PERSON, Site, agent } from './site.ts';
import type { StartedGame } from './startedGame.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const RANDOM = agent('random');

const GAMES: readonly StartedGame[] = [
  { game: 'ataxx', chosen: { size: 4 }, players: [PERSON, agent('greedy')] },
  { game: 'carcassonne', chosen: { players: 5 }, players: [PERSON, RANDOM, RANDOM, RANDOM, RANDOM] },
  { game: 'katarenga', chosen: { size: 4 }, players: [PERSON, RANDOM] },
  { game: 'marrakech', chosen: { rugsPerColour: 4 }, players: [PERSON, agent('greedy')] },
  { game: 'saboteur', players: [PERSON, RANDOM] },
];

it.each(GAMES)('a whole game of $game is played with the mouse, and its result is told', async (game) => {
  const { page, said, close } = await site.visit(game, { isHurried: true });
  const { result } = await pressOn(page, 1);
  // What is kept is the same game, read by the rules themselves.
  const positions = async () => (await keptTree(page)).all();
  await expect.poll(async () => (await positions()).at(-1)!.state.turn).toBe(OVER);
  const line = await positions();
  expect(result).toBe(`${findPageGame(game.game).describeEnd(line.at(-1)!.state)}.`);
  const movers = new Set(line.map(({ state }) => state.turn).filter((turn) => turn >= 0));
  expect(movers.size).toBe(game.players.length);
  expect(said).toEqual([]);
  await close();
});
