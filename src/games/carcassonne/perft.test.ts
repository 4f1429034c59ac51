/** The turn sequences of `perft.txt`: every row, every depth. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OVER, Random, perft, settleOptions } from '../../core/index.ts';
import { type CarcassonneState, carcassonne } from './index.ts';
import { CLAIM } from './layout.ts';
import { LETTERS } from './tiles.ts';

const rows = readFileSync(new URL('perft.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [draws, rotations, ...counts] = line.split(/\s+/);
    return { draws: draws!, rotations: rotations!, counts };
  });

const listed = new Int32Array(carcassonne.maxMoves);

/** Leaves and sums of points after all turns with these draws. */
function count(state: CarcassonneState, draws: string): number[] {
  if (draws === '') return [1, state.score(0), state.score(1)];
  const drawn = state.clone();
  drawn.play(LETTERS.indexOf(draws[0]!));
  return countTurns(drawn, draws.slice(1));
}

function countTurns(state: CarcassonneState, rest: string): number[] {
  const sums = [0, 0, 0];
  const isClaim = state.phase === CLAIM;
  for (const move of listed.slice(0, state.moves(listed))) {
    const next = state.clone();
    next.play(move);
    for (const [i, n] of (isClaim ? count(next, rest) : countTurns(next, rest)).entries()) sums[i]! += n;
  }
  return sums;
}

test('the file has all its rows', () => {
  expect(rows).toHaveLength(6);
});

test.each(rows)('$draws with $rotations rotations', ({ draws, rotations, counts }) => {
  const start = carcassonne.start(settleOptions(carcassonne, { rotations }), new Random(1));
  for (const [i, expected] of counts.entries()) {
    expect(count(start, draws.slice(0, i + 1)).join('/'), `depth ${i + 1}`).toBe(expected);
  }
});

test('perft counts the outcomes of a draw as moves, with and without a table', () => {
  const start = carcassonne.start(settleOptions(carcassonne, { pile: 'J1U1T1' }), new Random(1));
  // Three types; J has 5 + 3 placements less those that clash, and so on: the sum of their single counts.
  const placements = [...'JUT'].map((letter) => {
    const next = start.clone();
    next.play(LETTERS.indexOf(letter));
    return next.count();
  });
  expect(perft(carcassonne, start, 1)).toBe(3);
  expect(perft(carcassonne, start, 2)).toBe(placements.reduce((a, b) => a + b));
  for (const depth of [3, 4, 5])
    expect(perft(carcassonne, start, depth)).toBe(perft(carcassonne, start, depth, { table: false }));
  expect(start.turn).not.toBe(OVER);
});
