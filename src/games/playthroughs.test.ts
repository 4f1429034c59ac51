/** Golden playthroughs: what every public method said when the file was written, it must say today. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goldenPlaythroughs, playthrough } from '../core/conformance/index.ts';
import type { Game } from '../core/index.ts';
import { pig } from '../../test/toys/pig.ts';
import { games } from './registry.ts';

const REGENERATE = 'If the change is meant, run "npm run playthroughs" and read the difference.';

/** The first line that differs, which says more than two files side by side. */
function firstDifference(recorded: string, now: string): string | undefined {
  const before = recorded.split('\n');
  const after = now.split('\n');
  const at = before.findIndex((line, i) => line !== after[i]);
  if (at === -1 && before.length === after.length) return undefined;
  const ply = before.slice(0, at + 1).findLast((line) => line.startsWith('== '));
  return `line ${at + 1}, after "${ply ?? 'the head'}": recorded "${before[at]}", now "${after[at]}". ${REGENERATE}`;
}

describe.each(games.map((game) => ({ name: game.name, game })))('$name', ({ name, game }) => {
  const folder = new URL(`./${name}/`, import.meta.url);
  const golden = goldenPlaythroughs(game);

  test.each(golden)('plays preset $preset as recorded', ({ preset, text }) => {
    const file = new URL(`playthrough.${preset}.txt`, folder);
    expect(existsSync(file), `${file.pathname} is missing. ${REGENERATE}`).toBe(true);
    expect(firstDifference(readFileSync(file, 'utf8'), text)).toBeUndefined();
  });

  test('has one recorded playthrough for each preset and no other', () => {
    const files = readdirSync(folder).filter((file) => file.startsWith('playthrough.'));
    expect(files.sort()).toEqual(golden.map(({ preset }) => `playthrough.${preset}.txt`).sort());
  });
});

test('a playthrough shows chance outcomes with their weights, results, and every seat', () => {
  const text = playthrough(pig, { options: { preset: 'table', goal: 5 }, seed: 2 });
  expect(text).toContain('turn: chance');
  expect(text).toContain('moves: 1 (0.25) 2 (0.15)');
  expect(text).toMatch(/turn: over[^]*results: [01] [01] [01]\n$/);
});

test('a playthrough changes with the behaviour of the game', () => {
  const recorded = playthrough(pig, { seed: 1 });
  const other = playthrough({ ...(pig as Game), draw: () => 'nothing to see' }, { seed: 1 });
  expect(firstDifference(recorded, recorded)).toBeUndefined();
  expect(firstDifference(recorded, other)).toContain('after "== ply 0"');
});
