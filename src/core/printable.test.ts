import { expect, test } from 'vitest';
import { isPrintable, isPrintableLine, printable } from './printable.ts';

test.each([
  ['an escape sequence', 'a\u001b[31mb', 'a\\u001b[31mb'],
  ['a control character of eight bits', 'a\u009b2Jb', 'a\\u009b2Jb'],
  ['a carriage return and a bell', 'a\rb\u0007', 'a\\u000db\\u0007'],
  ['a change of direction', 'a\u202etxt', 'a\\u202etxt'],
  ['half a character', 'a\ud83db', 'a\\ud83db'],
  ['what XML forbids', 'a\uffff\u0000', 'a\\uffff\\u0000'],
])('%s is shown as its escape', (_name, text, shown) => {
  expect(printable(text)).toBe(shown);
  expect([isPrintable(text), isPrintableLine(text)]).toEqual([false, false]);
  // Inside a JSON document it is the same text.
  expect(JSON.parse(printable(JSON.stringify({ text })))).toEqual({ text });
});

test('everything else stays as it is', () => {
  const text = 'é 漢字 👩‍🔬 “x” — ±½ █░ \\u001b';
  expect(printable(text)).toBe(text);
  expect([isPrintable(text), isPrintableLine(text)]).toEqual([true, true]);
  expect(printable('two\n\tlines')).toBe('two\n\tlines');
  expect([isPrintable('two\nlines'), isPrintableLine('two\nlines')]).toEqual([true, false]);
});
