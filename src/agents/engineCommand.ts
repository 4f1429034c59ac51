/**
 * The two texts that describe a program from outside: its command line, which is split as a shell would split it but
 * never given to one, and the options that it is sent.
 */
import { UserError } from '../core/index.ts';
import type { EngineOption } from '../search/index.ts';

/**
 * One piece of a word: 'as it stands', "with \" inside", \-escaped, or plain. A backslash that escapes nothing is one of a
 * Windows path, and stays.
 */
const PIECE = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\([\s'"\\])|([^\s'"\\]+|\\)/y;
const SPACE = /\s*/y;

const HINT = `Quotes keep words together: engine("python3 'my engine.py'", time=1s).`;

/** The program and its arguments. @throws UserError for an empty text or a quote without an end */
export function splitCommand(text: string): string[] {
  const words: string[] = [];
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, at)) {
    let word = '';
    for (let piece = pieceAt(text, at); piece; piece = pieceAt(text, at)) {
      word += piece[1] ?? piece[2]?.replace(/\\(["\\])/g, '$1') ?? piece[3] ?? piece[4];
      at = PIECE.lastIndex;
    }
    if (at < text.length && !/\s/.test(text[at]!))
      throw new UserError(`the command ${text} has a quote without an end`, HINT);
    words.push(word);
  }
  if (words.length === 0 || words[0] === '') throw new UserError('an engine needs a command', HINT);
  return words;
}

function pieceAt(text: string, at: number): RegExpExecArray | null {
  PIECE.lastIndex = at;
  return PIECE.exec(text);
}

function skipSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.exec(text);
  return SPACE.lastIndex;
}

/** From `Hash=64;Clear Hash;Agent=uct(c=1)`; a name without a value is a button. @throws UserError */
export function parseEngineOptions(text: string): EngineOption[] {
  const parts = text.split(';').map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      const name = (at < 0 ? part : part.slice(0, at)).trim();
      if (name === '')
        throw new UserError(
          `"${part}" is not an option of an engine`,
          'Options are written Name=value;Name=value.',
        );
      return [name, at < 0 ? '' : part.slice(at + 1).trim()];
    });
}
