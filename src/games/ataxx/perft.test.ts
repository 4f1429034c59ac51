/** The perft tables of `perft.txt`: every row, every depth. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { perft, settleOptions } from '../../core/index.ts';
import { ataxx } from './index.ts';

interface Row {
  readonly rules: string;
  readonly position: string;
  readonly counts: readonly number[];
}

function readRows(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const rows: Row[] = [];
  for (let i = 0; i < lines.length; i += 3) {
    const [rules, position, counts] = ['rules ', 'position ', 'counts '].map((label, k) => {
      if (!lines[i + k]?.startsWith(label))
        throw new Error(`perft.txt: "${lines[i + k]}" should begin with ${label}`);
      return lines[i + k]!.slice(label.length);
    });
    rows.push({ rules: rules!, position: position!, counts: counts!.split(' ').map(Number) });
  }
  return rows;
}

const rows = readRows(readFileSync(new URL('perft.txt', import.meta.url), 'utf8'));

/** Counts up to this are taken without the table as well, so that nothing rests on hash keys. */
const PLAIN = 100_000;

test('the tables have all their rows', () => {
  expect(rows).toHaveLength(70);
  expect(rows.filter((row) => row.rules === 'paper')).toHaveLength(28);
});

describe.each(['uai', 'paper'])('%s', (rules) => {
  const options = settleOptions(ataxx, { preset: rules });

  test.each(rows.filter((row) => row.rules === rules))('$position', ({ position, counts }) => {
    const state = ataxx.parsePosition(position, options);
    expect(perft(ataxx, state, 0)).toBe(1);
    for (const [i, count] of counts.entries()) {
      expect(perft(ataxx, state, i + 1), `depth ${i + 1}`).toBe(count);
      if (count <= PLAIN) expect(perft(ataxx, state, i + 1, { table: false })).toBe(count);
    }
  });
});
