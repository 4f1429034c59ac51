import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type ValueOf,
  choice,
  dictionary,
  flag,
  integer,
  list,
  object,
  optional,
  plain,
  required,
  text,
  variants,
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
