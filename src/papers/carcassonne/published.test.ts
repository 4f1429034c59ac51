import { describe, expect, test } from 'vitest';
import { PLAYERS } from './agents.ts';
import { numbers } from './c2Numbers.ts';
import { SCORES, TABLE_GAMES, WINS } from './published.ts';

const places = PLAYERS.map((_, i) => i);
const pairs = places.flatMap((r) => places.slice(r + 1).map((c) => ({ r, c })));
const nameOf = ({ r, c }: { r: number; c: number }): string => `${PLAYERS[r]!.name} – ${PLAYERS[c]!.name}`;

describe('tables 1 and 2', () => {
  test('have a cell for every two players', () => {
    for (const table of [SCORES, WINS]) {
      expect(table.map((row) => row.length)).toEqual(places.map(() => PLAYERS.length));
      for (const r of places) for (const c of places) expect(table[r]![c] === null).toBe(r === c);
    }
  });

  test('are numbers of C2, each cell of them', () => {
    const count = (source: string): number => numbers.filter((number) => number.source === source).length;
    expect([count('table 1'), count('table 2')]).toEqual([2 * 56, 56]);
  });

  test('contradict themselves twice, as printed', () => {
    const odd = pairs.filter(({ r, c }) => Math.abs(WINS[r]![c]! + WINS[c]![r]! - 100) > 0.11);
    expect(odd.map(nameOf)).toEqual(['Decaying ε-Greedy – Random', 'Heuristic – Random']);
  });

  test('fit about 36 games, and not 20', () => {
    const fits = (percent: number, games: number): boolean =>
      Math.abs((100 * Math.round((percent * games) / 100)) / games - percent) <= 0.051;
    const cells = WINS.flat().filter((percent) => percent !== null);
    const near = [-2, -1, 0, 1].map((more) => TABLE_GAMES + more);
    expect(cells.filter((percent) => !near.some((games) => fits(percent, games)))).toEqual([]);
    expect(cells.filter((percent) => fits(percent, 20)).every((percent) => percent % 100 === 0)).toBe(true);
  });
});
