/** The perft tables of `perft.txt`: every row, every depth that is in reach, and the first counts again by the naive twin. */
import { describe, expect, test } from 'vitest';
import { inReach, readPerftRows } from '../../../test/perftTables.ts';
import { KatarengaTwin, TWIN_OFFICIAL, TWIN_PAPER, type TwinRules } from '../../../test/twins/katarenga.ts';
import { perft, settleOptions } from '../../core/index.ts';
import { katarenga } from './index.ts';

const rows = readPerftRows(new URL('perft.txt', import.meta.url));

/** Counts up to this are taken without the table as well, so that nothing rests on hash keys. */
const PLAIN = 100_000;
/** And up to this by the twin. */
const BY_TWIN = 1500;

function twinPerft(
  tiles: readonly string[],
  rules: TwinRules,
  line: readonly string[],
  depth: number,
): number {
  const twin = new KatarengaTwin(tiles, rules);
  for (const move of line) twin.play(move);
  const moves = twin.moves();
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + twinPerft(tiles, rules, [...line, move], depth - 1), 0);
}

test('the tables have all their rows', () => {
  expect(rows).toHaveLength(18);
  expect(rows.filter(({ rules }) => rules === 'official')).toHaveLength(5);
});

describe.each(['paper', 'official'] as const)('%s', (rules) => {
  // Some official rows are on boards that the quarterboards do not make.
  const options = settleOptions(katarenga, { preset: rules, tiles: 'random' });
  const twinRules = rules === 'paper' ? TWIN_PAPER : TWIN_OFFICIAL;

  test.each(rows.filter((row) => row.rules === rules))('$position', ({ position, counts }) => {
    const state = katarenga.parsePosition(position, options);
    const tiles = position.split(' ')[0]!.split('/');
    expect(perft(katarenga, state, 0)).toBe(1);
    for (const [i, count] of inReach(counts).entries()) {
      expect(perft(katarenga, state, i + 1), `depth ${i + 1}`).toBe(count);
      if (count <= PLAIN) expect(perft(katarenga, state, i + 1, { table: false })).toBe(count);
      if (count <= BY_TWIN) expect(twinPerft(tiles, twinRules, [], i + 1)).toBe(count);
    }
  });
});
