/** The head of a game's `index.ts` says where its rules are, if there are other files. What it names must be there. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game } from '../../src/core/index.ts';
import { games } from '../../src/games/index.ts';

const read = (game: string, file: string): string =>
  readFileSync(new URL(`../../src/games/${game}/${file}`, import.meta.url), 'utf8');

/** `a, b and c in file.ts`, and files that are named alone. */
const PLACES = /(?:((?:\w+(?:, | and ))*\w+) in )?(\w+\.ts)/g;

/** Has the game more than one file, tests apart? */
function hasFiles({ name }: Game): boolean {
  const files = readdirSync(new URL(`../../src/games/${name}`, import.meta.url));
  return files.filter((file) => /(?<!\.test)\.ts$/.test(file)).length > 1;
}

test.each(games.filter(hasFiles).map(({ name }) => name))(
  'the rules of %s are where its head says',
  (name) => {
    const head = /^\/\*\*[\s\S]*?\*\//.exec(read(name, 'index.ts'))?.[0] ?? '';
    const lines = head.split('\n').filter((line) => line.startsWith(' *     '));
    expect(lines).toHaveLength(5);
    for (const line of lines) {
      // The subject ends where the column of places begins.
      const places = [
        ...line
          .slice(7)
          .replace(/^.*? {2,}/, '')
          .matchAll(PLACES),
      ];
      expect(places.length, line).toBeGreaterThan(0);
      for (const [, names = '', file] of places) {
        const source = read(name, file!);
        for (const word of names.split(/, | and /).filter((part) => part !== ''))
          expect(source, `${line}: ${word}`).toMatch(new RegExp(`\\b${word}\\b`, 'i'));
      }
    }
  },
);
