/**
 * Schemas of single values: text, numbers, flags, choices. Most can also be typed by a person, in a command or in the spec
 * of an agent, so they are read from text as well; `option` makes options of them.
 */
import { UserError, unknownName } from '../errors.ts';
import { PlacedError, at } from './placedError.ts';
import { type Schema, wrongValue } from './schema.ts';

export type Plain = number | string | boolean;

/** A schema of values that people can type. */
export interface Scalar<T extends Plain> extends Schema<T> {
  /** What a value is, for messages: `a whole number from 4 to 8`. */
  readonly range: string;
  fits(value: unknown): value is T;
  /** The value that the text stands for; undefined if it stands for none. @throws UserError where that helps more */
  parse(text: string): T | undefined;
}

export interface NumberScalar extends Scalar<number> {
  readonly kind: 'integer' | 'number';
  readonly min: number;
  readonly max: number;
}

export interface ChoiceScalar<T extends string> extends Scalar<T> {
  readonly kind: 'choice';
  readonly choices: readonly T[];
}

export interface FlagScalar extends Scalar<boolean> {
  readonly kind: 'flag';
}

/** Text with its own grammar. */
export interface TextScalar extends Scalar<string> {
  readonly kind: 'text';
  /** Some valid values that differ in effect; the conformance kit plays each of them. */
  readonly examples: readonly string[];
}

// ── numbers ─────────────────────────────────────────────────────────────────────────────────────────

function numberScalar(
  kind: NumberScalar['kind'],
  [min, max]: readonly [min: number, max: number],
  range: string,
): NumberScalar {
  const isKind = kind === 'integer' ? Number.isSafeInteger : Number.isFinite;
  const fits = (value: unknown): value is number =>
    typeof value === 'number' && isKind(value) && value >= min && value <= max;
  return {
    kind,
    min,
    max,
    range,
    fits,
    read(value, path) {
      if (!fits(value)) throw wrongValue(path, value, range);
      return value;
    },
    parse(text) {
      const value = text.trim() === '' ? undefined : Number(text);
      return fits(value) ? value : undefined;
    },
    json: {
      type: kind,
      ...(min > -Infinity && min !== Number.MIN_SAFE_INTEGER && { minimum: min }),
      ...(max < Infinity && max !== Number.MAX_SAFE_INTEGER && { maximum: max }),
    },
  };
}

export function integer(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): NumberScalar {
  const end = max === Number.MAX_SAFE_INTEGER ? 'on' : `to ${max}`;
  const range = min === Number.MIN_SAFE_INTEGER ? 'a whole number' : `a whole number from ${min} ${end}`;
  return numberScalar('integer', [min, max], range);
}

/** A number in this range, its ends included. */
export function number(min = -Infinity, max = Infinity): NumberScalar {
  const end = max === Infinity ? 'on' : `to ${max}`;
  const range = min === -Infinity && max === Infinity ? 'a number' : `a number from ${min} ${end}`;
  return numberScalar('number', [min, max], range);
}

/** A number strictly between two ends. */
export function between(low: number, high: number): Schema<number> {
  return {
    read(value, path) {
      if (typeof value !== 'number' || !(value > low && value < high))
        throw wrongValue(path, value, `a number between ${low} and ${high}`);
      return value;
    },
    json: { type: 'number', exclusiveMinimum: low, exclusiveMaximum: high },
  };
}

// ── words ───────────────────────────────────────────────────────────────────────────────────────────

export function flag(): FlagScalar {
  const range = 'true or false';
  return {
    kind: 'flag',
    range,
    fits: (value) => typeof value === 'boolean',
    read(value, path) {
      if (typeof value !== 'boolean') throw wrongValue(path, value, range);
      return value;
    },
    parse: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
    json: { type: 'boolean' },
  };
}

/** One of these names. @param what they are called in messages */
export function choice<const T extends string>(choices: readonly T[], what = 'choice'): ChoiceScalar<T> {
  const range = `one of ${choices.join(', ')}`;
  const parse = (text: string): T | undefined => choices.find((name) => name === text);
  return {
    kind: 'choice',
    choices,
    range,
    fits: (value): value is T => typeof value === 'string' && parse(value) !== undefined,
    read(value, path) {
      if (typeof value !== 'string') throw wrongValue(path, value, range);
      return at(path, () => {
        const known = parse(value);
        if (known === undefined) throw unknownName(what, value, choices);
        return known;
      });
    },
    parse,
    json: { enum: choices },
  };
}

/**
 * Text with its own grammar.
 * @param examples some valid values that differ in effect
 * @param check throws a UserError for what it cannot be
 */
export function textSuchAs(examples: readonly string[], check: (text: string) => void): TextScalar {
  const range = `text such as ${examples.map((example) => `"${example}"`).join(', ')}`;
  return {
    kind: 'text',
    examples,
    range,
    fits(value): value is string {
      try {
        if (typeof value === 'string') check(value);
        return typeof value === 'string';
      } catch (error) {
        if (error instanceof UserError) return false;
        throw error;
      }
    },
    read(value, path) {
      if (typeof value !== 'string') throw wrongValue(path, value, range);
      at(path, () => check(value));
      return value;
    },
    parse(text) {
      check(text);
      return text;
    },
    json: { type: 'string', examples },
  };
}

/** Any text; empty only where that means something. */
export function text(settings: { readonly mayBeEmpty?: true } = {}): Schema<string> {
  const { mayBeEmpty } = settings;
  return {
    read(value, path) {
      if (typeof value !== 'string') throw wrongValue(path, value, 'text');
      if (value.trim() === '' && !mayBeEmpty) throw new PlacedError(path, 'is empty', 'Give it some text.');
      return value;
    },
    json: { type: 'string', ...(!mayBeEmpty && { minLength: 1 }) },
  };
}

/** @param range what the text is, for messages */
export function textMatching(pattern: RegExp, range: string): Schema<string> {
  return {
    read(value, path) {
      if (typeof value !== 'string' || !pattern.test(value)) throw wrongValue(path, value, range);
      return value;
    },
    json: { type: 'string', pattern: pattern.source },
  };
}

/** Any single value. */
export function plain(): Schema<Plain> {
  return {
    read(value, path) {
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
        throw wrongValue(path, value, 'text, a number, true or false');
      return value;
    },
    json: { type: ['string', 'number', 'boolean'] },
  };
}

/** Whatever it is. */
export function anything(): Schema<unknown> {
  return { read: (value) => value, json: {} };
}
