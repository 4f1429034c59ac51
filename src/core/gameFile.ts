/**
 * The text of a file of written games: one JSON value a line, or one JSON document, which is a game or a list of games.
 * Every game is given with the line on which it begins, so that a mistake can be found.
 */
import { UserError } from './errors.ts';
import { parseJson } from './json.ts';

export interface FiledGame {
  readonly line: number;
  /** Its place in a list of games, counted from 1; undefined where games are not in a list. */
  readonly place?: number;
  readonly value: unknown;
  /** Why there is no value to be read. */
  readonly fault?: string;
}

type IsGame = (list: readonly unknown[]) => boolean;

const NOT_JSON = 'not a line of JSON';
export const GAME_FILE_HINT = 'Give a file of game records: one JSON object a line, or a JSON list of them.';

/** Calls `see` with every bracket, comma, line end and first character of a value outside of quoted texts. */
function scan(text: string, see: (char: string) => void): void {
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (quoted && char === '\\') i++;
    else if (char === '"') {
      if (!quoted) see(char);
      quoted = !quoted;
    } else if (!quoted && char !== ' ' && char !== '\t' && char !== '\r') see(char);
  }
}

/** The lines on which the items of a list begin. @param text a list in JSON */
function linesOfItems(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let isDue = false;
  scan(text, (char) => {
    if (char === '\n') {
      line++;
      return;
    }
    if (isDue && char !== ']') {
      lines.push(line);
      isDue = false;
    }
    if (char === '[' || char === '{') depth++;
    if (char === ']' || char === '}') depth--;
    if (depth === 1 && (char === ',' || (char === '[' && lines.length === 0))) isDue = true;
  });
  return lines;
}

function readLine(text: string, line: number): FiledGame {
  try {
    const value = parseJson(text);
    return value === undefined ? { line, value, fault: NOT_JSON } : { line, value };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { line, value: undefined, fault: error.message };
  }
}

function readByLine(path: string, text: string): FiledGame[] {
  const lines = text.split('\n');
  const games = lines.flatMap((line, i) => (line.trim() === '' ? [] : [readLine(line, i + 1)]));
  const isDocument = /^\s*[[{]/.test(text);
  if (
    isDocument &&
    games.every(({ value, fault = NOT_JSON }) => typeof value !== 'object' && fault === NOT_JSON)
  )
    throw new UserError(`${path} is not valid JSON, neither line by line nor as a whole`, GAME_FILE_HINT);
  return games;
}

/**
 * The games in the text of a file.
 * @param isGame is this list a single game?
 * @throws UserError for a text that is empty, or has nothing in it that could be a game
 */
export function parseGameFile(path: string, given: string, isGame: IsGame): FiledGame[] {
  const text = given.replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new UserError(`${path} is empty`, GAME_FILE_HINT);
  const { value: whole } = readLine(text, 1);
  if (whole === undefined) return readByLine(path, text);
  const line = text.slice(0, text.search(/\S/)).split('\n').length;
  if (!Array.isArray(whole) || isGame(whole)) return [{ line, value: whole }];
  if (whole.length === 0) throw new UserError(`${path} is an empty list`, GAME_FILE_HINT);
  const lines = linesOfItems(text);
  return whole.map((value, i) => ({ line: lines[i]!, place: i + 1, value }));
}
