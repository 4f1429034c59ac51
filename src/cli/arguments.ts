/** Parsers for the values of command-line options, for use with commander's `option`. */
import { UserError } from '../core/index.ts';

/** A whole number in a range, for `option(flags, about, wholeNumber('--depth', 0, 99))`. */
export function wholeNumber(
  flag: string,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): (text: string) => number {
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} on` : `from ${min} to ${max}`;
  return (text) => {
    const value = /^[+-]?\d+$/.test(text.trim()) ? Number(text) : NaN;
    if (!(value >= min && value <= max))
      throw new UserError(`${flag} cannot be "${text}"`, `${flag} is a whole number ${range}.`);
    return value;
  };
}

/** Splits at commas that are not inside parentheses or quotes: `human,uct(c=1, playout=clones(r=4))`. */
export function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (char === '(') depth++;
    else if (char === ')') depth--;
    else if (char === ',' && depth <= 0) {
      parts.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  return [...parts, text.slice(from).trim()];
}
