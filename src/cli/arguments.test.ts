import { expect, test } from 'vitest';
import { UserError } from '../core/index.ts';
import { wholeNumber } from './arguments.ts';

test('a whole number is read with its range', () => {
  const read = wholeNumber('--depth', 0, 9);
  expect(read('7')).toBe(7);
  for (const wrong of ['-1', '10', '1.5', '1e1', '', 'x']) expect(() => read(wrong)).toThrow(UserError);
});
