/**
 * `npm run signatures [game]`: records what fixed seeded searches find, in `src/arena/signatures.json`. Run it when a
 * change of play is meant, and for a new game or part.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { signature } from '../bench/signature.ts';
import { chosenGames } from './chosenGames.ts';

const file = new URL('../src/arena/signatures.json', import.meta.url);
const recorded = new Map<string, unknown>(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object));
for (const game of chosenGames()) {
  recorded.set(game.name, signature(game));
  console.log(`${game.name}: ${String(recorded.get(game.name))}`);
}
writeFileSync(file, `${JSON.stringify(Object.fromEntries(recorded), null, 2)}\n`);
// A pool of threads must not keep the process.
process.exit();
