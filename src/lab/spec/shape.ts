/**
 * Shapes of JSON values. One description of a field does two things: it reads a value, with a message that names the
 * place if it does not fit, and it is written out as JSON Schema, so that editors complain about the same mistakes.
 */
import { unknownName } from '../../core/index.ts';
import { type Path, SpecError, at } from './specError.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Shape<T> {
  /** @throws SpecError */
  read(value: unknown, path: Path): T;
  readonly schema: JsonSchema;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function wrong(path: Path, value: unknown, range: string): SpecError {
  return new SpecError(path, `cannot be ${show(value)}`, `It is ${range}.`);
}

/** Text; empty only where that means something. */
export function text(settings: { readonly mayBeEmpty?: true } = {}): Shape<string> {
  const { mayBeEmpty } = settings;
  return {
    read(value, path) {
      if (typeof value !== 'string') throw wrong(path, value, 'text');
      if (value.trim() === '' && !mayBeEmpty) throw new SpecError(path, 'is empty', 'Give it some text.');
      return value;
    },
    schema: { type: 'string', ...(!mayBeEmpty && { minLength: 1 }) },
  };
}

export function flag(): Shape<boolean> {
  return {
    read(value, path) {
      if (typeof value !== 'boolean') throw wrong(path, value, 'true or false');
      return value;
    },
    schema: { type: 'boolean' },
  };
}

export function integer(min: number, max = Number.MAX_SAFE_INTEGER): Shape<number> {
  const range = `a whole number from ${min} ${max === Number.MAX_SAFE_INTEGER ? 'on' : `to ${max}`}`;
  return {
    read(value, path) {
      if (!Number.isSafeInteger(value) || (value as number) < min || (value as number) > max)
        throw wrong(path, value, range);
      return value as number;
    },
    schema: { type: 'integer', minimum: min, ...(max < Number.MAX_SAFE_INTEGER && { maximum: max }) },
  };
}

/** A number strictly between two ends. */
export function between(low: number, high: number): Shape<number> {
  const isOpen = low === -Infinity;
  return {
    read(value, path) {
      if (typeof value !== 'number' || !(value > low && value < high))
        throw wrong(path, value, isOpen ? 'a number' : `a number between ${low} and ${high}`);
      return value;
    },
    schema: { type: 'number', ...(!isOpen && { exclusiveMinimum: low, exclusiveMaximum: high }) },
  };
}

/** Any plain value. */
export function plain(): Shape<string | number | boolean> {
  return {
    read(value, path) {
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
        throw wrong(path, value, 'text, a number, true or false');
      return value;
    },
    schema: { type: ['string', 'number', 'boolean'] },
  };
}

export function oneOf<T extends string>(names: readonly T[], what: string): Shape<T> {
  return {
    read(value, path) {
      if (typeof value !== 'string') throw wrong(path, value, `one of ${names.join(', ')}`);
      return at(path, () => {
        const known = names.find((name) => name === value);
        if (known === undefined) throw unknownName(what, value, names);
        return known;
      });
    },
    schema: { enum: names },
  };
}

export function list<T>(item: Shape<T>, least: number): Shape<T[]> {
  return {
    read(value, path) {
      if (!Array.isArray(value)) throw wrong(path, value, 'a list');
      if (value.length < least)
        throw new SpecError(path, `has ${value.length} of at least ${least} entries`, 'Add what is missing.');
      return value.map((entry, i) => item.read(entry, [...path, i]));
    },
    schema: { type: 'array', items: item.schema, minItems: least },
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with keys of the writer's choice. */
export function dictionary<T>(item: Shape<T>): Shape<Record<string, T>> {
  return {
    read(value, path) {
      if (!isObject(value)) throw wrong(path, value, 'an object of names and values');
      return Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, item.read(entry, [...path, key])]),
      );
    },
    schema: { type: 'object', additionalProperties: item.schema },
  };
}

/** Text, or something else in its place. */
export function textOr<T>(word: Shape<string>, other: Shape<T>): Shape<string | T> {
  return {
    read: (value, path) => (typeof value === 'string' ? word.read(value, path) : other.read(value, path)),
    schema: { anyOf: [word.schema, other.schema] },
  };
}

export interface Field<T> {
  readonly shape: Shape<T>;
  /** For editors, and for whoever reads the schema. */
  readonly about: string;
  readonly required?: true;
}

export type Fields<T> = { readonly [K in keyof T]-?: Field<NonNullable<T[K]>> };

/** An object with these fields and no others. @param what it is called in messages */
export function object<T extends object>(what: string, fields: Fields<T>): Shape<T> {
  const entries = Object.entries(fields) as [string, Field<unknown>][];
  const names = entries.map(([name]) => name);
  const required = entries.filter(([, field]) => field.required).map(([name]) => name);
  return {
    read(value, path) {
      if (!isObject(value)) throw wrong(path, value, `an object with ${names.join(', ')}`);
      for (const name of Object.keys(value)) {
        if (!names.includes(name))
          at([...path, name], () => {
            throw unknownName(`field of ${what}:`, name, names);
          });
      }
      const read: Record<string, unknown> = {};
      for (const [name, { shape }] of entries) {
        if (value[name] !== undefined) read[name] = shape.read(value[name], [...path, name]);
        else if (required.includes(name))
          throw new SpecError(path, `${what} has no "${name}"`, fields[name as keyof T].about);
      }
      // Every field was read by its own shape.
      return read as T;
    },
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        entries.map(([name, { shape, about }]) => [name, { description: about, ...shape.schema }]),
      ),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    },
  };
}

/** One of several objects, told apart by the word in `key`. */
export function variants<T>(key: string, what: string, shapes: Readonly<Record<string, Shape<T>>>): Shape<T> {
  return {
    read(value, path) {
      if (!isObject(value)) throw wrong(path, value, `an object with "${key}"`);
      const word = oneOf(Object.keys(shapes), what).read(value[key], [...path, key]);
      return shapes[word]!.read(value, path);
    },
    schema: { oneOf: Object.values(shapes).map(({ schema }) => schema) },
  };
}
