import { expect, test } from 'vitest';
import { UserError } from '../core/index.ts';
import { splitAtCommas, wholeNumber } from './arguments.ts';

test.each([
  ['human,random', ['human', 'random']],
  ['human, uct(c=1, playout=clones(r=4), time=1s)', ['human', 'uct(c=1, playout=clones(r=4), time=1s)']],
  ['engine("a,b", time=1s),human', ['engine("a,b", time=1s)', 'human']],
  ['"a,(b",c', ['"a,(b"', 'c']],
  ['human,', ['human', '']],
  ['', ['']],
])('%s is split at its own commas only', (text, parts) => {
  expect(splitAtCommas(text)).toEqual(parts);
});

test('a whole number is read with its range', () => {
  const read = wholeNumber('--depth', 0, 9);
  expect(read('7')).toBe(7);
  for (const wrong of ['-1', '10', '1.5', '1e1', '', 'x']) expect(() => read(wrong)).toThrow(UserError);
});
