/** Values of options: from defaults, from what a person typed, and from presets. */
import { UserError, unknownName } from './errors.ts';
import {
  type Option,
  type OptionValue,
  type OptionValues,
  type Options,
  type Values,
  areValuesOf,
} from './schema/index.ts';

/** A named set of values, such as the rules of one paper. */
export interface Preset<O extends Options = Options> {
  readonly name: string;
  readonly about: string;
  readonly values: Partial<Values<O>>;
}

/** The default of every option. */
export function defaults<O extends Options>(options: O): Values<O> {
  const values = Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]));
  if (!areValuesOf(options, values)) throw new Error('the default of an option does not fit it');
  return values;
}

/** A typed value from text or JSON. @throws UserError that names the option and its range */
export function parseOption(name: string, option: Option, value: OptionValue): OptionValue {
  const parsed = option.parse(String(value));
  if (parsed !== undefined) return parsed;
  if (option.kind === 'choice') throw unknownName(`value for option ${name}:`, String(value), option.choices);
  throw new UserError(`option ${name} cannot be "${value}"`, `${name} is ${option.range}.`);
}

/** Checks names and values of `given` against `options`; returns only what was given, typed. */
export function parseOptions(owner: string, options: Options, given: OptionValues): OptionValues {
  const values: Record<string, OptionValue> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(options, name)) throw unknownName(`option of ${owner}:`, name, Object.keys(options));
    values[name] = parseOption(name, options[name]!, value);
  }
  return values;
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

/**
 * Splits `key=value,key=value`; commas inside parentheses belong to the value.
 * @throws UserError for a part without `=` or a key given twice
 */
export function splitOptions(text: string): Record<string, string> {
  const parts = splitAtCommas(text).filter((part) => part !== '');
  const given = new Map<string, string>();
  for (const part of parts) {
    const at = part.indexOf('=');
    if (at < 1)
      throw new UserError(`"${part.trim()}" is not an option`, 'Options are written key=value,key=value.');
    const key = part.slice(0, at).trim();
    if (given.has(key)) throw new UserError(`option ${key} is given twice`, 'Give each option once.');
    given.set(key, part.slice(at + 1).trim());
  }
  return Object.fromEntries(given);
}
