/** The perft tables of `perft.txt`: every row, and every depth that is in reach. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inReach } from '../../../test/perftTables.ts';
import { Random, perft, settleOptions, splitOptions } from '../../core/index.ts';
import { marrakech } from './index.ts';

/** Counts up to this are taken without the table as well, so that nothing rests on hash keys. */
const PLAIN = 50_000;

const lines = readFileSync(new URL('perft.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const rows = lines.flatMap((line, i) => {
  if (!line.startsWith('options ')) return [];
  const counts = lines[i + 1]!.replace('counts ', '').split(' ').map(Number);
  return [{ options: line.replace('options ', ''), counts }];
});

test('the table has all its rows', () => {
  expect(rows).toHaveLength(12);
  expect(lines).toHaveLength(24);
});

test.each(rows)('$options', ({ options, counts }) => {
  const state = marrakech.start(settleOptions(marrakech, splitOptions(options)), new Random(1));
  for (const [i, count] of inReach(counts).entries()) {
    expect(perft(marrakech, state, i + 1), `depth ${i + 1}`).toBe(count);
    if (count <= PLAIN) expect(perft(marrakech, state, i + 1, { table: false })).toBe(count);
  }
});
