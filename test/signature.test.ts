/** Fixed seeded searches must find what they found before; see `bench/signature.ts`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signature } from '../bench/signature.ts';
import { games } from '../src/games/index.ts';

const kept = JSON.parse(
  readFileSync(new URL('../bench/signatures.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

test.each(games.map((game) => [game.name, game] as const))(
  'the signature of %s is as recorded',
  (name, game) => {
    expect(
      signature(game),
      'if play was meant to change, record the new signature in bench/signatures.json',
    ).toBe(kept[name]);
  },
);
