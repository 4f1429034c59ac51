/** The game that was typed: by its name, or by the path of a module that exports it. Typing a path means trusting it. */
import type { Game } from '../core/index.ts';
import { importGame } from '../games/importGame.node.ts';
import { findGame } from '../games/index.ts';

/** What the help of commands says about their game. */
export const GAME_ARGUMENT = 'name of the game, or a module that exports one: ./connectFour.ts';

/** No name of a game has a slash or a dot in it. */
export function isGamePath(text: string): boolean {
  return /[/\\]|\.\w+$/.test(text);
}

/** @throws UserError for an unknown name, or for a module without a game */
export async function openGame(text: string): Promise<Game> {
  return isGamePath(text) ? importGame(text) : findGame(text);
}
