/**
 * All games, in the order in which they are listed to people: those of this folder, then those that programs register.
 * A new game of this folder is one line here.
 */
import { type Game, UserError, unknownName } from '../core/index.ts';
import { ataxx } from './ataxx/index.ts';
import { carcassonne } from './carcassonne/index.ts';
import { katarenga } from './katarenga/index.ts';
import { marrakech } from './marrakech/index.ts';
import { saboteur } from './saboteur/index.ts';

/** The file that a game from outside comes from, and what was in it. Plain data. */
export interface GameModule {
  /** Absolute. */
  readonly path: string;
  /** Of its content, in hexadecimal. */
  readonly sha256: string;
}

const known: Game[] = [ataxx, carcassonne, katarenga, marrakech, saboteur];
const modules = new Map<Game, GameModule>();

/** Grows when a game is registered: read it when it is needed, not when a file is loaded. */
export const games: readonly Game[] = known;

/** As typed on the command line, where it must not be mistaken for a path or an option. */
const NAME = /^[a-z][a-z0-9-]*$/;

/**
 * Adds a game to the list, in this thread. Threads that play it need its module: see `importGame`.
 * @param module where it comes from
 * @throws UserError if another game has its name
 */
export function registerGame(game: Game, module?: GameModule): void {
  const { name } = game;
  if (!NAME.test(name))
    throw new UserError(
      `a game cannot be called ${JSON.stringify(name)}`,
      'A name has lower-case letters, digits and hyphens, such as connect-four.',
    );
  const namesake = known.find((other) => other.name === name);
  if (namesake && namesake !== game)
    throw new UserError(`there is a game called "${name}" already`, 'Give it another name.');
  if (!namesake) known.push(game);
  if (module) modules.set(game, module);
}

/** @throws UserError with the nearest name */
export function findGame(name: string): Game {
  const game = known.find((g) => g.name === name);
  if (!game)
    throw unknownName(
      'game',
      name,
      known.map((g) => g.name),
    );
  return game;
}

/** Undefined for a game of this folder, and for one that a program registered without a module. */
export function moduleOf(game: Game): GameModule | undefined {
  return modules.get(game);
}
