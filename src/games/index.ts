/** All games, in the order in which they are listed to people. A new game is one line here. */
import { type Game, unknownName } from '../core/index.ts';
import { ataxx } from './ataxx/index.ts';
import { carcassonne } from './carcassonne/index.ts';
import { katarenga } from './katarenga/index.ts';
import { marrakech } from './marrakech/index.ts';
import { saboteur } from './saboteur/index.ts';

export const games: readonly Game[] = [ataxx, carcassonne, katarenga, marrakech, saboteur];

/** @throws UserError with the nearest name */
export function findGame(name: string): Game {
  const game = games.find((g) => g.name === name);
  if (!game)
    throw unknownName(
      'game',
      name,
      games.map((g) => g.name),
    );
  return game;
}
