/**
 * Options as data: games, playouts, heuristics and agents all describe what can be set in this one
 * form. The command line lists and checks options from it, the page builds its controls from it, the
 * protocol announces them, and the conformance kit plays through all their values.
 */
import { UserError, unknownName } from './errors.ts';

export type OptionValue = number | string | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

interface OptionBase {
  readonly name: string;
  /** One sentence: what it does, and its unit. */
  readonly about: string;
}

export interface NumberOption extends OptionBase {
  readonly kind: 'integer' | 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

export interface ChoiceOption extends OptionBase {
  readonly kind: 'choice';
  readonly default: string;
  readonly choices: readonly string[];
}

export interface FlagOption extends OptionBase {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** Free text with a grammar of its own: `check` throws a UserError for what it cannot be. */
export interface TextOption extends OptionBase {
  readonly kind: 'text';
  readonly default: string;
  /** Some valid values that differ in effect; the conformance kit plays each of them. */
  readonly examples: readonly string[];
  readonly check: (text: string) => void;
}

export type OptionSpec = NumberOption | ChoiceOption | FlagOption | TextOption;

/** A named set of values, such as the rules of one paper. */
export interface Preset {
  readonly name: string;
  readonly about: string;
  readonly values: OptionValues;
}

/** The default of every option. */
export function defaults(specs: readonly OptionSpec[]): OptionValues {
  return Object.fromEntries(specs.map((spec) => [spec.name, spec.default]));
}

/** How a value of this option is written, for messages: `a whole number from 4 to 8`. */
export function describeRange(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'integer':
      return `a whole number from ${spec.min} to ${spec.max}`;
    case 'number':
      return Number.isFinite(spec.max)
        ? `a number from ${spec.min} to ${spec.max}`
        : `a number from ${spec.min} on`;
    case 'choice':
      return `one of ${spec.choices.join(', ')}`;
    case 'flag':
      return 'true or false';
    case 'text':
      return `text such as ${spec.examples.map((e) => `"${e}"`).join(', ')}`;
  }
}

function parseNumber(spec: NumberOption, value: OptionValue): number | undefined {
  const text = String(value).trim();
  const n = Number(text);
  if (text === '' || !Number.isFinite(n) || n < spec.min || n > spec.max) return undefined;
  return spec.kind === 'integer' && !Number.isInteger(n) ? undefined : n;
}

/** A typed value from text or JSON. @throws UserError that names the option and its range */
export function parseOption(spec: OptionSpec, value: OptionValue): OptionValue {
  const wrong = (): UserError =>
    new UserError(`option ${spec.name} cannot be "${value}"`, `${spec.name} is ${describeRange(spec)}.`);
  switch (spec.kind) {
    case 'integer':
    case 'number': {
      const n = parseNumber(spec, value);
      if (n === undefined) throw wrong();
      return n;
    }
    case 'choice':
      if (!spec.choices.includes(String(value)))
        throw unknownName(`value for option ${spec.name}:`, String(value), spec.choices);
      return String(value);
    case 'flag':
      if (String(value) !== 'true' && String(value) !== 'false') throw wrong();
      return String(value) === 'true';
    case 'text':
      spec.check(String(value));
      return String(value);
  }
}

/** Checks names and values of `given` against `specs`; returns only what was given, typed. */
export function parseOptions(
  owner: string,
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, OptionValue>>,
): OptionValues {
  const values: Record<string, OptionValue> = {};
  for (const [name, value] of Object.entries(given)) {
    const spec = specs.find((s) => s.name === name);
    if (!spec)
      throw unknownName(
        `option of ${owner}:`,
        name,
        specs.map((s) => s.name),
      );
    values[name] = parseOption(spec, value);
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
