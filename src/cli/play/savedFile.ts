/** Games that were left: kept in files, or as a text that can be part of a command. */
import { readFileSync, writeFileSync } from 'node:fs';
import { UserError, codeOf, parseJson } from '../../core/index.ts';
import { type SavedGame, readSaved, writeSaved } from '../../core/savedGame.ts';
import { within } from '../../core/schema/index.ts';
import { seal, unseal } from '../../core/seal.ts';

/** Before the text of a whole game, where the name of a file may stand as well. */
const SEALED = 'sealed:';
const HINT = 'Give a file that save wrote at the table, or that the page saved.';

/** Is a game kept in a file of this name, rather than in the text itself? */
export function isFile(from: string): boolean {
  return !from.startsWith(SEALED);
}

/** The whole game as one word that shows nothing at a glance. */
export function sealedGame(saved: SavedGame): string {
  return SEALED + seal(JSON.stringify(writeSaved(saved, false)));
}

/**
 * @param mayReplace may there be such a file already?
 * @throws UserError if the file cannot be written
 */
export function writeSavedFile(
  path: string,
  saved: SavedGame,
  hasSecrets: boolean,
  mayReplace: boolean,
): void {
  const text = `${JSON.stringify(writeSaved(saved, hasSecrets))}\n`;
  try {
    writeFileSync(path, text, { flag: mayReplace ? 'w' : 'wx' });
  } catch (error) {
    const code = codeOf(error);
    throw code === 'EEXIST'
      ? new UserError(`${path} exists already`, 'Choose another name.')
      : new UserError(`cannot write ${path} (${code})`, 'Name a file in a directory that you may write to.');
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UserError(`cannot read ${path} (${codeOf(error)})`, HINT);
  }
}

/** @param from a file, or the text of a game. @throws UserError for what is no saved game */
export function readSavedGame(from: string): SavedGame {
  const text = isFile(from) ? readText(from) : unseal(from.slice(SEALED.length));
  return within(isFile(from) ? from : 'the sealed game', () => readSaved(parseJson(text)), HINT);
}
