/** The figures in docs/intervals.md are those of our own statistics. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eloOf, expectedRate, unitsToSee, wilson } from '../../src/stats/index.ts';

const text = readFileSync(new URL('../../docs/intervals.md', import.meta.url), 'utf8');

/** The rows of the table with this first column. */
function rowsOf(title: string): string[][] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| ${title} `));
  const end = lines.indexOf('', at);
  return lines.slice(at + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const numberIn = (cell: string): number => parseFloat(cell.replaceAll(',', ''));

test('how wide intervals are', () => {
  const rows = rowsOf('games');
  expect(rows.length).toBeGreaterThan(3);
  for (const [games, width, elo] of rows) {
    const half = wilson(0.5, numberIn(games!)).high - 0.5;
    expect(width).toBe(`${(100 * half).toFixed(1)} %`);
    expect(numberIn(elo!)).toBe(Number(eloOf(0.5 + half)!.toPrecision(2)));
  }
});

test('how many games show a difference', () => {
  const rows = rowsOf('true difference');
  expect(rows.length).toBeGreaterThan(3);
  for (const [elo, games] of rows)
    expect(numberIn(games!)).toBe(unitsToSee(expectedRate(numberIn(elo!)) - 0.5, 0.5));
});

test('what twenty wins of twenty say', () => {
  const { low, high } = wilson(1, 20);
  expect(text).toContain(`for 20 of 20 is ${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)} %`);
});
