/** `--openings`: random ones, or a file of them. */
import { readFileSync } from 'node:fs';
import { UserError, codeOf } from '../../core/index.ts';
import { isRandomOpening } from '../../lab/openings.ts';

/** The lines of the file, those that say nothing among them, so that mistakes can be told by line. */
export function readOpenings(text: string): string | string[] {
  if (isRandomOpening(text)) return text;
  try {
    return readFileSync(text, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/);
  } catch (error) {
    throw new UserError(
      `--openings: cannot read ${text} (${codeOf(error)})`,
      'Give random(plies=4), or a file with a position or moves on each line.',
    );
  }
}
