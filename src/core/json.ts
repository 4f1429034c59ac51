/**
 * JSON that comes from outside. Nothing that we read is deep, and any walk through a value that is, even just to
 * show it in a message, may overflow the stack. So deep texts are refused before they are read.
 */
import { UserError } from './errors.ts';

/** Lists and objects inside each other. */
export const DEEPEST_JSON = 100;

export const TOO_DEEP = `more than ${DEEPEST_JSON} lists and objects inside each other`;

/** Character by character: a pattern that matches a string of megabytes overflows the stack as well. */
function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '"') quoted = !quoted;
    else if (quoted) i += char === '\\' ? 1 : 0;
    else if (char === '[' || char === '{') depth++;
    else if (char === ']' || char === '}') depth--;
    if (depth > DEEPEST_JSON) return true;
  }
  return false;
}

/** The value, or undefined if the text is not JSON. @throws UserError if it is too deep */
export function parseJson(text: string): unknown {
  if (isDeep(text)) throw new UserError(`JSON with ${TOO_DEEP}`, 'Nothing that can be read here is so deep.');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
