/** The games that a script is about: the one that is named on its command line, or all. */
import type { Game } from '../src/core/index.ts';
import { findGame, games } from '../src/games/index.ts';

export function chosenGames(): readonly Game[] {
  const name = process.argv[2];
  return name === undefined ? games : [findGame(name)];
}
