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
