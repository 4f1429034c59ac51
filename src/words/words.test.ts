import { describe, expect, test } from 'vitest';
import * as format from './index.ts';

describe('numbers', () => {
  test('have as many digits as they are worth', () => {
    expect([0, 7, 12.345, 0.01234, 1234.5, -0.5, 1e-9].map(format.plain)).toEqual([
      '0',
      '7',
      '12.3',
      '0.0123',
      '1,235',
      '−0.500',
      '0.000000',
    ]);
    expect([4, 0, 64, 1234.5].map(format.measured)).toEqual(['4.00', '0', '64.0', '1,235']);
    expect([0.6123, 1, 0].map(format.percent)).toEqual(['61.2', '100.0', '0.0']);
    expect([79.4, -12.2, 0.2, -0.2].map(format.elo)).toEqual(['+79', '−12', '0', '0']);
    expect(format.formatCount(1234567)).toBe('1,234,567');
  });

  test('that are not known, or have no bound, say so', () => {
    const open = { mean: null, low: 287.2, high: null };
    expect(format.known(open.mean, format.elo)).toBe('–');
    expect(format.range(open, format.elo)).toBe('[+287, ∞]');
    expect(format.range({ mean: null, low: null, high: null }, format.elo)).toBe('');
    expect(format.spoken({ mean: 0.5, low: null, high: null }, format.percent, ' %')).toBe('50.0 %');
    expect(format.pValue(null)).toBe('–');
  });

  test('never claim to be certain', () => {
    expect([format.pValue(0.0001), format.pValue(0.0344)]).toEqual(['< 0.001', '0.034']);
    expect([format.chance(0.99999), format.chance(0.00001), format.chance(0.5)]).toEqual([
      '> 99.9',
      '< 0.1',
      '50.0',
    ]);
  });

  test('of time are in the unit that people use', () => {
    expect([0.25, 12.34, 250, 7500].map(format.duration)).toEqual([
      '250 ms',
      '12.3 s',
      '4 min 10 s',
      '2 h 5 min',
    ]);
    expect(format.day('2026-11-05T14:05:09.120Z')).toBe('5 November 2026');
    expect(format.moment('2026-11-15T14:05:09.120Z')).toBe('2026-11-15 14:05 UTC');
  });
});
