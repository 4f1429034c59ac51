/** The weights that games are shipped with are those whose runs the documents describe. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolveAgent } from '../../src/agents/index.ts';
import { games } from '../../src/games/index.ts';

const text = readFileSync(new URL('../../docs/learning.md', import.meta.url), 'utf8');

const learned = games.flatMap((game) => (game.features ?? []).map((set) => [game.name, set, game] as const));

test.each(learned)('docs/learning.md names the weights of %s', (name, { name: evaluation }, game) => {
  const [weights] = resolveAgent(`greedy(${evaluation})`, game).weights;
  expect(text).toContain(`\`${weights!.id}\``);
  expect(text).toContain(`npx playout learn ${name}\``);
});

test('some games have learned', () => {
  expect(learned.length).toBeGreaterThan(3);
});
