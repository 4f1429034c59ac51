import { expect, test } from 'vitest';
import { ln } from '../../../core/index.ts';
import { inverseRoot, logOf, rootOfLog } from './roots.ts';

test.each([1, 2, 3, 1000, 4095, 4096, 4097, 1_000_000])(
  'roots and logarithms of %i are those that are computed, to the last bit',
  (n) => {
    expect(inverseRoot(n)).toBe(1 / Math.sqrt(n));
    expect(logOf(n)).toBe(ln(n));
    expect(rootOfLog(n)).toBe(Math.sqrt(ln(n)));
  },
);
