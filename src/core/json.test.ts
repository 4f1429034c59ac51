import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { UserError } from './errors.ts';
import { DEEPEST_JSON, parseJson } from './json.ts';

const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test('JSON is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
  expect(parseJson('null')).toBeNull();
});

test.each(['', '{', '[1,]', "'a'", '"a', '{"a": 1} x', 'undefined', ']]'])('%j is not JSON', (text) => {
  expect(parseJson(text)).toBeUndefined();
});

test('deep values are refused, closed or not, of lists or of objects', () => {
  expect(parseJson(lists(DEEPEST_JSON))).toBeInstanceOf(Array);
  for (const text of [lists(DEEPEST_JSON + 1), lists(50_000), '['.repeat(50_000), '{"a":'.repeat(50_000)])
    expect(() => parseJson(text)).toThrow(UserError);
});

test('brackets next to each other, and those in texts, are not deep', () => {
  const flat = `[${'[],{},'.repeat(1000)}0]`;
  expect(parseJson(flat)).toHaveLength(2001);
  const quoted = JSON.stringify(['['.repeat(200), '\\"['.repeat(200)]);
  expect(parseJson(quoted)).toHaveLength(2);
});

/** A pattern would overflow the stack. */
test('a text of 16 megabytes is read', () => {
  const long = '\\n'.repeat(2 ** 23);
  expect(parseJson(`"${long}"`)).toHaveLength(2 ** 23);
});
