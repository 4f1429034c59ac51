/** Files of written games. */
import { readFileSync } from 'node:fs';
import { type FiledGame, GAME_FILE_HINT, UserError, codeOf, parseGameFile } from '../core/index.ts';

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UserError(`cannot read ${path} (${codeOf(error)})`, GAME_FILE_HINT);
  }
}

/** @throws UserError for a file that cannot be read, and as `parseGameFile` does */
export function readGameFile(path: string, isGame: (list: readonly unknown[]) => boolean): FiledGame[] {
  return parseGameFile(path, readText(path), isGame);
}
