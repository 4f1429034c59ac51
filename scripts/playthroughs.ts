/**
 * `npm run playthroughs [game]`: writes the golden playthroughs, `src/games/<name>/playthrough.<preset>.txt`. Run it when
 * a change of behaviour is meant, and read the difference before it is committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { goldenPlaythroughs } from '../src/core/conformance/index.ts';
import { chosenGames } from './chosenGames.ts';

for (const game of chosenGames()) {
  const folder = new URL(`../src/games/${game.name}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const { preset, text } of goldenPlaythroughs(game)) {
    writeFileSync(new URL(`playthrough.${preset}.txt`, folder), text);
    console.log(`src/games/${game.name}/playthrough.${preset}.txt: ${text.split('\n').length - 1} lines`);
  }
}
