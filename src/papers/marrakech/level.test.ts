import { expect, test } from 'vitest';
import { share } from '../quantity.ts';
import { levelAt } from './level.ts';

function curve(...wins: readonly number[]) {
  return wins.map((count, i) => ({ x: 100 * 4 ** i, y: share(count, 400) }));
}

test('half of the games are reached between two numbers of playouts, on a logarithmic scale', () => {
  const { value, low, high } = levelAt(curve(40, 160, 240, 300));
  expect(value).toBeCloseTo(800, 6);
  expect(low).toBeLessThan(800);
  expect(low).toBeGreaterThan(400);
  expect(high).toBeGreaterThan(800);
  expect(high).toBeLessThan(1600);
});

test('a curve that stays below never draws level', () => {
  expect(levelAt(curve(0, 20, 40))).toMatchObject({ value: Infinity, low: Infinity, high: Infinity });
});

test('a curve that begins above has drawn level at its first point', () => {
  expect(levelAt(curve(300, 350)).value).toBe(100);
});

test('one that may or may not have reached half has no upper end', () => {
  const { value, low, high } = levelAt(curve(20, 196));
  expect(value).toBe(Infinity);
  expect(low).toBeLessThan(400);
  expect(high).toBe(Infinity);
});
