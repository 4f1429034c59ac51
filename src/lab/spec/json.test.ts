import { expect, test } from 'vitest';
import { PlacedError } from '../../core/schema/index.ts';
import { readJson } from './json.ts';

test.each([
  ['lists', '['.repeat(50_000), '1:102: more than 100 lists and objects inside each other'],
  ['objects', '{"a":\n'.repeat(50_000), '102:1: more than 100 lists and objects inside each other'],
])('%s 50,000 deep are refused with line and column', (_what, text, message) => {
  expect(() => readJson(text)).toThrow(PlacedError);
  expect(() => readJson(text)).toThrow(message);
});

test('as deep as is allowed', () => {
  expect(readJson(`${'['.repeat(100)}1${']'.repeat(100)}`).value).toBeInstanceOf(Array);
});

/** A pattern would overflow the stack. */
test('a text of 16 megabytes is read', () => {
  expect(readJson(`["${'\\n'.repeat(2 ** 23)}"]`).value).toEqual(['\n'.repeat(2 ** 23)]);
});

test.each([
  ['"a\nb"', '1:1: this text has no end in its line'],
  ['"a\\\nb"', '1:1: this text has no end in its line'],
  ['"a', '1:1: this text has no end in its line'],
  ['"a\\', '1:1: this text has no end in its line'],
  ['"\\x"', '1:1: this text has a character that must be escaped, or an escape that does not exist'],
  [
    `{"${'k'.repeat(500)}": 1, "${'k'.repeat(500)}": 2}`,
    `the key "${'k'.repeat(60)}… (500 characters)" is given`,
  ],
])('%j is wrong', (text, message) => {
  expect(() => readJson(text)).toThrow(message);
});
