/** What `playout bench` measures. */
import { describe, expect, test } from 'vitest';
import { casesOf } from '../bench/cases.ts';
import { prepare } from '../bench/prepare.ts';
import { connectFour } from '../examples/connect-four/connectFour.ts';
import { games } from '../src/games/index.ts';
import { pig } from './toys/pig.ts';

describe('a game without its own cases', () => {
  test.each([connectFour, pig])('is measured by games and iterations: $name', (game) => {
    const cases = casesOf(game);
    expect(cases.map(({ unit }) => unit)).toEqual(['games', 'iterations']);
    for (const bench of cases) expect(prepare(game, bench)(), bench.name).toBeGreaterThan(0);
  });
});

test.each(games.map((game) => [game.name, game] as const))('%s has cases of its own', (_name, game) => {
  expect(casesOf(game).length).toBeGreaterThan(2);
});
