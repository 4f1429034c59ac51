/**
 * `npm run signatures [game]`: records what fixed seeded searches find, in `src/arena/signatures.json`. Run it when a
 * change of play is meant, and for a new game or part.
 */
import { writeFileSync } from 'node:fs';
import { signature } from '../bench/signature.ts';
import recorded from '../src/arena/signatures.json' with { type: 'json' };
import { chosenGames } from './chosenGames.ts';

const file = new URL('../src/arena/signatures.json', import.meta.url);
const signatures = new Map<string, string>(Object.entries(recorded));
for (const game of chosenGames()) {
  const found = signature(game);
  signatures.set(game.name, found);
  console.log(`${game.name}: ${found}`);
}
writeFileSync(file, `${JSON.stringify(Object.fromEntries(signatures), null, 2)}\n`);
// A pool of threads must not keep the process.
process.exit();
