/** The perft tables of `perft.txt`: every row, and every depth that is in reach. */
import { describe, expect, test } from 'vitest';
import { inReach, readPerftRows } from '../../../test/perftTables.ts';
import { perft, settleOptions } from '../../core/index.ts';
import { ataxx } from './index.ts';

const rows = readPerftRows(new URL('perft.txt', import.meta.url));

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
    for (const [i, count] of inReach(counts).entries()) {
      expect(perft(ataxx, state, i + 1), `depth ${i + 1}`).toBe(count);
      if (count <= PLAIN) expect(perft(ataxx, state, i + 1, { table: false })).toBe(count);
    }
  });
});
