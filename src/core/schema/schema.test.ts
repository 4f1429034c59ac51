import { describe, expect, expectTypeOf, test } from 'vitest';
import { UserError } from '../errors.ts';
import {
  type ValueOf,
  choice,
  dictionary,
  flag,
  integer,
  list,
  nullOr,
  object,
  openObject,
  optional,
  pair,
  plain,
  readIfFits,
  required,
  text,
  textMatching,
  variants,
  within,
} from './index.ts';

const shape = variants('kind', 'kind of shape', {
  circle: object('circle', { kind: required(choice(['circle'], 'kind')), radius: required(integer(1)) }),
  square: object('square', { kind: required(choice(['square'], 'kind')), side: required(integer(1)) }),
});

const drawing = object('drawing', {
  title: required(text(), 'What stands above it.'),
  isFramed: optional(flag(), 'Has it a frame?'),
  shapes: required(list(shape, 1), 'What is drawn.'),
  notes: optional(dictionary(plain()), 'Anything else.'),
});

test('the type of a value follows from its schema', () => {
  expectTypeOf<ValueOf<typeof drawing>>().branded.toEqualTypeOf<{
    readonly title: string;
    readonly isFramed?: boolean;
    readonly shapes: readonly (
      | { readonly kind: 'circle'; readonly radius: number }
      | { readonly kind: 'square'; readonly side: number }
    )[];
    readonly notes?: Readonly<Record<string, string | number | boolean>>;
  }>();
});

const good = { title: 'One', shapes: [{ kind: 'circle', radius: 2 }], notes: { a: 1 } };

test('a value that fits is read as it is', () => {
  expect(drawing.read(good, [])).toEqual(good);
});

describe('what does not fit is named with its place', () => {
  test.each([
    [{ ...good, title: 1 }, 'title: cannot be 1'],
    [{ ...good, shapes: [] }, 'shapes: has 0 of at least 1 entries'],
    [{ ...good, shapes: [{ kind: 'circle', radius: 0 }] }, 'shapes[0].radius: cannot be 0'],
    [{ ...good, shapes: [{ kind: 'square' }] }, 'shapes[0]: square has no "side"'],
    [{ ...good, shapes: [{ kind: 'cirle' }] }, 'shapes[0].kind: unknown kind of shape "cirle"'],
    [{ ...good, notes: { deep: [] } }, 'notes.deep: cannot be []'],
    [{ ...good, titel: 'x' }, 'titel: unknown field of drawing: "titel"'],
    [[], 'cannot be []'],
  ])('%j', (value, message) => {
    expect(() => drawing.read(value, [])).toThrow(message);
  });
});

test('a schema is written out as JSON Schema', () => {
  expect(drawing.json).toMatchObject({
    type: 'object',
    properties: { title: { description: 'What stands above it.', type: 'string' } },
    required: ['title', 'shapes'],
    additionalProperties: false,
  });
});

describe('a list', () => {
  test.each([
    [list(integer(), 2, 2), [1], 'has 1 entries, not 2'],
    [list(integer(), 0, 2), [1, 2, 3], 'has 3 entries, and at most 2 are allowed'],
    [pair(integer(), text()), [1], 'has 1 entries, not 2'],
    [pair(integer(), text()), [1, 2], '[1]: cannot be 2'],
  ])('of the wrong length or kind is refused', (schema, value, message) => {
    expect(() => schema.read(value, [])).toThrow(message);
  });

  test('of two has two types', () => {
    expect(pair(integer(), text()).read([1, 'a'], [])).toEqual([1, 'a']);
    expectTypeOf<ValueOf<ReturnType<typeof pair<number, string>>>>().toEqualTypeOf<
      readonly [number, string]
    >();
  });
});

test('an open object skips what it does not know', () => {
  const open = openObject('thing', { a: required(nullOr(integer())) });
  expect(open.read({ a: null, b: 1 }, [])).toEqual({ a: null });
  expect(open.json).not.toHaveProperty('additionalProperties');
  expect(readIfFits(open, { a: 'one' })).toBeUndefined();
});

test('text of a pattern is said in words', () => {
  const letters = textMatching(/^[ab]*$/, 'text of the letters a b');
  expect(letters.read('abba', [])).toBe('abba');
  expect(() => letters.read('abc', ['name'])).toThrow('name: cannot be "abc"');
});

test('a mistake can be reported with what it is about', () => {
  const read = (): unknown => within('file.json', () => drawing.read({ title: 1 }, []), 'See the guide.');
  expect(read).toThrow(UserError);
  expect(read).toThrow('file.json: title: cannot be 1');
  expect(() => within('file.json', () => JSON.parse('{'))).toThrow(SyntaxError);
});
