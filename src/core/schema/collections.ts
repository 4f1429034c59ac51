/** Schemas of lists and objects. */
import { unknownName } from '../errors.ts';
import { type Path, PlacedError, at } from './placedError.ts';
import { anything, choice } from './scalars.ts';
import { type Schema, type ValueOf, wrongValue } from './schema.ts';

function wrongLength(length: number, least: number, most: number): readonly [reason: string, hint: string] {
  if (least === most) return [`has ${length} entries, not ${least}`, `Give it ${least}.`];
  if (length < least) return [`has ${length} of at least ${least} entries`, 'Add what is missing.'];
  return [`has ${length} entries, and at most ${most} are allowed`, 'Leave some out.'];
}

export function list<T>(item: Schema<T>, least = 0, most = Infinity): Schema<readonly T[]> {
  return {
    read(value, path) {
      if (!Array.isArray(value)) throw wrongValue(path, value, 'a list');
      if (value.length < least || value.length > most)
        throw new PlacedError(path, ...wrongLength(value.length, least, most));
      return value.map((entry, i) => item.read(entry, [...path, i]));
    },
    json: {
      type: 'array',
      items: item.json,
      minItems: least,
      ...(most < Infinity && { maxItems: most }),
    },
  };
}

/** A list of two. */
export function pair<A, B>(first: Schema<A>, second: Schema<B>): Schema<readonly [A, B]> {
  const two = list(anything(), 2, 2);
  return {
    read(value, path) {
      const [a, b] = two.read(value, path);
      return [first.read(a, [...path, 0]), second.read(b, [...path, 1])];
    },
    json: { type: 'array', prefixItems: [first.json, second.json], minItems: 2, maxItems: 2 },
  };
}

/** The names in a literal object, with their types. */
export function namesOf<T extends object>(of: T): Extract<keyof T, string>[] {
  const names: Extract<keyof T, string>[] = [];
  for (const name in of) names.push(name);
  return names;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with keys of the writer's choice. */
export function dictionary<T>(item: Schema<T>): Schema<Readonly<Record<string, T>>> {
  return {
    read(value, path) {
      if (!isObject(value)) throw wrongValue(path, value, 'an object of names and values');
      return Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, item.read(entry, [...path, key])]),
      );
    },
    json: { type: 'object', additionalProperties: item.json },
  };
}

/** Text, or something else in its place. */
export function textOr<T>(word: Schema<string>, other: Schema<T>): Schema<string | T> {
  return {
    read: (value, path) => (typeof value === 'string' ? word.read(value, path) : other.read(value, path)),
    json: { anyOf: [word.json, other.json] },
  };
}

/** null, or something in its place. */
export function nullOr<T>(other: Schema<T>): Schema<T | null> {
  return {
    read: (value, path) => (value === null ? null : other.read(value, path)),
    json: { anyOf: [{ type: 'null' }, other.json] },
  };
}

// ── objects ─────────────────────────────────────────────────────────────────────────────────────────

export interface Field<T, Required extends boolean = boolean> {
  readonly schema: Schema<T>;
  /** For editors, and for anyone who reads the JSON Schema. */
  readonly about: string;
  readonly isRequired: Required;
}

export function required<T>(schema: Schema<T>, about = ''): Field<T, true> {
  return { schema, about, isRequired: true };
}

/** A field that may be missing. */
export function optional<T>(schema: Schema<T>, about = ''): Field<T, false> {
  return { schema, about, isRequired: false };
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** An object with these fields. */
export type ObjectOf<F extends Fields> = {
  readonly [K in keyof F as F[K]['isRequired'] extends true ? K : never]: ValueOf<F[K]['schema']>;
} & {
  readonly [K in keyof F as F[K]['isRequired'] extends true ? never : K]?: ValueOf<F[K]['schema']>;
};

/** Reads the fields of `value` into `read`. @throws PlacedError for one that is wrong, or missing */
function readFields<F extends Fields>(
  read: Record<string, unknown>,
  fields: F,
  value: Readonly<Record<string, unknown>>,
  what: string,
  path: Path,
): asserts read is Record<string, unknown> & ObjectOf<F> {
  for (const [name, { schema, about, isRequired }] of Object.entries(fields)) {
    if (value[name] !== undefined) read[name] = schema.read(value[name], [...path, name]);
    else if (isRequired) throw new PlacedError(path, `${what} has no "${name}"`, about);
  }
}

function objectOf<F extends Fields>(
  what: string,
  fields: F,
  others: 'refused' | 'skipped',
): Schema<ObjectOf<F>> {
  const entries = Object.entries(fields);
  const names = entries.map(([name]) => name);
  const needed = entries.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  return {
    read(value, path) {
      if (!isObject(value)) throw wrongValue(path, value, `an object with ${names.join(', ')}`);
      const stray = others === 'refused' && Object.keys(value).find((name) => !names.includes(name));
      if (typeof stray === 'string')
        at([...path, stray], () => {
          throw unknownName(`field of ${what}:`, stray, names);
        });
      const read: Record<string, unknown> = {};
      readFields(read, fields, value, what, path);
      return read;
    },
    json: {
      type: 'object',
      properties: Object.fromEntries(
        entries.map(([name, { schema, about }]) => [name, { description: about, ...schema.json }]),
      ),
      ...(needed.length > 0 && { required: needed }),
      ...(others === 'refused' && { additionalProperties: false }),
    },
  };
}

/** An object with these fields and no others. @param what it is called in messages */
export function object<F extends Fields>(what: string, fields: F): Schema<ObjectOf<F>> {
  return objectOf(what, fields, 'refused');
}

/** An object with these fields; others are skipped. @param what it is called in messages */
export function openObject<F extends Fields>(what: string, fields: F): Schema<ObjectOf<F>> {
  return objectOf(what, fields, 'skipped');
}

/** One of several objects, told apart by the word in `key`. @param what the word is called in messages */
export function variants<V extends object>(
  key: string,
  what: string,
  schemas: { readonly [K in keyof V]: Schema<V[K]> },
): Schema<V[keyof V]> {
  const words = namesOf(schemas);
  const word = choice(words, what);
  return {
    read(value, path) {
      if (!isObject(value)) throw wrongValue(path, value, `an object with "${key}"`);
      return schemas[word.read(value[key], [...path, key])].read(value, path);
    },
    json: { oneOf: words.map((name) => schemas[name].json) },
  };
}
