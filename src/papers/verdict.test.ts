import { describe, expect, test } from 'vitest';
import { type Condition, type Quantity, derived, share } from './quantity.ts';
import { judgeClaim, judgeNumber } from './verdict.ts';

/** A mean whose interval has these ends. */
function between(low: number, high: number): Quantity {
  return { kind: 'mean', value: (low + high) / 2, low, high, games: 100, sd: 1 };
}

const UNKNOWN: Quantity = { kind: 'mean', value: NaN, low: NaN, high: NaN, games: 0 };
/** What one game says of a mean. */
const ONE_GAME: Quantity = { kind: 'mean', value: 7, low: -Infinity, high: Infinity, games: 1, sd: 0 };

describe('a published number', () => {
  test('without a size is compatible within our interval, ends included', () => {
    expect(judgeNumber(4, undefined, between(4, 6))).toEqual({ verdict: 'compatible', from: 4, to: 6 });
    expect(judgeNumber(3.9, undefined, between(4, 6)).verdict).toBe('incompatible');
    expect(judgeNumber(6.1, undefined, between(4, 6)).verdict).toBe('incompatible');
  });

  test('with a size may lie further away, the more so the fewer its games', () => {
    const ours = share(500, 1000);
    expect(judgeNumber(60, undefined, ours).verdict).toBe('incompatible');
    expect(judgeNumber(60, 50, ours).verdict).toBe('agrees');
    expect(judgeNumber(60, 5000, ours).verdict).toBe('differs');
  });

  test('is not judged by an interval that excludes nothing', () => {
    expect(judgeNumber(5, undefined, ONE_GAME).verdict).toBe('undecided');
    expect(judgeNumber(5, 100, ONE_GAME).verdict).toBe('undecided');
    expect(judgeNumber(5, undefined, UNKNOWN).verdict).toBe('undecided');
    expect(judgeNumber(5, 100, UNKNOWN).verdict).toBe('undecided');
  });

  test('differs where only one end is known, if it lies beyond', () => {
    const atLeast: Quantity = { ...ONE_GAME, low: 6 };
    expect(judgeNumber(5, undefined, atLeast).verdict).toBe('incompatible');
    expect(judgeNumber(8, undefined, atLeast).verdict).toBe('compatible');
  });
});

describe('a claim with one condition', () => {
  const above = (quantity: Quantity): string => judgeClaim([{ quantity, above: 50 }]).verdict;
  const inside = (quantity: Quantity): string => judgeClaim([{ quantity, above: 40, below: 60 }]).verdict;

  test('holds if the whole interval lies there, fails if all of it lies elsewhere', () => {
    expect(above(between(51, 70))).toBe('holds');
    expect(above(between(30, 49))).toBe('fails');
    expect(above(between(45, 55))).toBe('undecided');
  });

  test('may have two bounds', () => {
    expect(inside(between(45, 55))).toBe('holds');
    expect(inside(between(35, 55))).toBe('undecided');
    expect(inside(between(20, 39))).toBe('fails');
    expect(inside(between(61, 80))).toBe('fails');
  });

  test('stays undecided where nothing is known, or one game only', () => {
    expect(above(UNKNOWN)).toBe('undecided');
    expect(above(ONE_GAME)).toBe('undecided');
    expect(above(share(1, 1))).toBe('undecided');
    expect(above(share(0, 0))).toBe('undecided');
  });
});

describe('a claim with several conditions', () => {
  const holds: Condition = { quantity: between(51, 70), above: 50 };
  const open: Condition = { quantity: between(45, 55), above: 50 };
  const fails: Condition = { quantity: between(10, 20), above: 50 };

  test('holds if all do, and shows the first', () => {
    expect(judgeClaim([holds, { ...holds }])).toEqual({ verdict: 'holds', condition: holds });
  });

  test('fails if one does, and shows it', () => {
    expect(judgeClaim([holds, open, fails])).toEqual({ verdict: 'fails', condition: fails });
  });

  test('is undecided if one is and none fails, and shows that one', () => {
    expect(judgeClaim([holds, open])).toEqual({ verdict: 'undecided', condition: open });
  });

  test('fails only by a wider margin, because any of them may fail by chance', () => {
    const narrowly: Condition = { quantity: derived(50 - 2.1, 1, 100), above: 50 };
    expect(judgeClaim([narrowly]).verdict).toBe('fails');
    expect(judgeClaim([narrowly, holds, holds, holds]).verdict).toBe('undecided');
  });
});
