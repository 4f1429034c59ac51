/** The lines of a file that an option names, those that say nothing among them, so that mistakes can be told by line. */
import { readFileSync } from 'node:fs';
import { UserError, codeOf } from '../core/index.ts';

/** @throws UserError if it cannot be read */
export function readFileLines(flag: string, path: string, hint: string): string[] {
  try {
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/);
  } catch (error) {
    throw new UserError(`${flag}: cannot read ${path} (${codeOf(error)})`, hint);
  }
}
