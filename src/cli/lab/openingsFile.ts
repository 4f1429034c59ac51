/** `--openings`: random ones, or a file of them. */
import { isRandomOpening } from '../../lab/openings.ts';
import { readFileLines } from '../fileLines.ts';

const HINT = 'Give random(plies=4), or a file with a position or moves on each line.';

/** @throws UserError for a file that cannot be read */
export function readOpenings(text: string): string | string[] {
  return isRandomOpening(text) ? text : readFileLines('--openings', text, HINT);
}
