/** Schemas of single values: text, numbers, flags, choices. */
import { unknownName } from '../errors.ts';
import { PlacedError, at } from './placedError.ts';
import { type Schema, wrongValue } from './schema.ts';

/** Text; empty only where that means something. */
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

export function flag(): Schema<boolean> {
  return {
    read(value, path) {
      if (typeof value !== 'boolean') throw wrongValue(path, value, 'true or false');
      return value;
    },
    json: { type: 'boolean' },
  };
}

export function integer(min: number, max = Number.MAX_SAFE_INTEGER): Schema<number> {
  const range = `a whole number from ${min} ${max === Number.MAX_SAFE_INTEGER ? 'on' : `to ${max}`}`;
  return {
    read(value, path) {
      if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max)
        throw wrongValue(path, value, range);
      return value;
    },
    json: { type: 'integer', minimum: min, ...(max < Number.MAX_SAFE_INTEGER && { maximum: max }) },
  };
}

/** A number strictly between two ends. */
export function between(low: number, high: number): Schema<number> {
  const isOpen = low === -Infinity;
  return {
    read(value, path) {
      if (typeof value !== 'number' || !(value > low && value < high))
        throw wrongValue(path, value, isOpen ? 'a number' : `a number between ${low} and ${high}`);
      return value;
    },
    json: { type: 'number', ...(!isOpen && { exclusiveMinimum: low, exclusiveMaximum: high }) },
  };
}

/** Any plain value. */
export function plain(): Schema<string | number | boolean> {
  return {
    read(value, path) {
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
        throw wrongValue(path, value, 'text, a number, true or false');
      return value;
    },
    json: { type: ['string', 'number', 'boolean'] },
  };
}

/** One of these names. @param what they are called in messages */
export function choice<const T extends string>(names: readonly T[], what: string): Schema<T> {
  return {
    read(value, path) {
      if (typeof value !== 'string') throw wrongValue(path, value, `one of ${names.join(', ')}`);
      return at(path, () => {
        const known = names.find((name) => name === value);
        if (known === undefined) throw unknownName(what, value, names);
        return known;
      });
    },
    json: { enum: names },
  };
}
