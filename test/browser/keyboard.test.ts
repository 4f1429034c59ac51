import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyStep } from './keying.ts';
import { pressOn } from './pressing.ts';
import { PERSON, Site, agent } from './site.ts';
import type { StartedGame } from './startedGame.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const players = [PERSON, agent('random')];

const GAMES: readonly StartedGame[] = [
  { game: 'ataxx', chosen: { size: 4 }, players },
  { game: 'katarenga', chosen: { size: 3 }, players },
  { game: 'marrakech', chosen: { preset: 'official2', rugsPerColour: 2 }, players },
];

describe('with the keyboard alone', () => {
  it.each(GAMES)('a whole game of $game is played', async (game) => {
    const { page, said, close } = await site.visit(game, { isHurried: true });
    const { presses, result } = await pressOn(page, 1, { press: keyStep });
    expect(presses).toBeGreaterThan(4);
    expect(result).toMatch(/wins|Draw/);
    expect(said).toEqual([]);
    await close();
  });
});
