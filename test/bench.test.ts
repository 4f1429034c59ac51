/** What `playout bench` measures. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { casesOf } from '../bench/cases.ts';
import { costOf } from '../bench/command.ts';
import {
  HISTORY_FILE,
  type HistoryEntry,
  appendHistory,
  changesSince,
  entryOf,
  readHistory,
  slips,
} from '../bench/history.ts';
import { prepare } from '../bench/prepare.ts';
import type { BenchResult } from '../bench/results.ts';
import { connectFour } from '../examples/connect-four/connectFour.ts';
import { games } from '../src/games/index.ts';
import { nim } from './toys/nim.ts';
import { pig } from './toys/pig.ts';

describe('a game without its own cases', () => {
  test.each([nim, pig])('is measured by games and iterations: $name', (game) => {
    const cases = casesOf(game);
    expect(cases.map(({ unit }) => unit)).toEqual(['games', 'iterations']);
    for (const bench of cases) expect(prepare(game, bench)(), bench.name).toBeGreaterThan(0);
  });
});

test.each(games.map((game) => [game.name, game] as const))('%s has cases of its own', (_name, game) => {
  expect(casesOf(game).length).toBeGreaterThan(2);
});

describe('connect four, a game from outside', () => {
  const cases = casesOf(connectFour);

  test('is measured by games, iterations and counts, all of which work', () => {
    expect(new Set(cases.map(({ unit }) => unit))).toEqual(new Set(['games', 'iterations', 'nodes']));
    for (const bench of cases) expect(prepare(connectFour, bench)(), bench.name).toBeGreaterThan(0);
  });

  test('stands beside figures of other frameworks, each with its address, as in the guide', () => {
    const guide = readFileSync(new URL('../docs/your-own-game.md', import.meta.url), 'utf8');
    const published = cases.flatMap((bench) => bench.published ?? []);
    expect(published.length).toBeGreaterThan(1);
    for (const { perSecond, source } of published) {
      expect(guide).toContain(perSecond.toLocaleString('en'));
      expect(guide).toContain(`](${/https?:\S+/.exec(source)?.[0]})`);
    }
    const recorded = readHistory(HISTORY_FILE).at(-1)!.perSecond['connect-four: uniform games']!;
    expect(guide).toContain(`${recorded.toLocaleString('en')} random games`);
  });
});

describe('the history of the bench', () => {
  const before: HistoryEntry = {
    date: '2026-01-01',
    commit: 'abc',
    processor: 'a',
    node: 'v26',
    perSecond: { slow: 100, fast: 100 },
    perWord: { slow: 2, fast: 2 },
    starts: { games: 100 },
  };
  const result = (name: string, perWord: number): BenchResult => ({
    name,
    unit: 'games',
    perSecond: 100,
    perWord,
    published: null,
    source: null,
    ratio: null,
    beside: null,
    share: null,
    kernel: null,
  });

  test('shows what has become slower by more than chance, whatever the speed of the machine', () => {
    const changes = changesSince([before], [result('slow', 1.7), result('fast', 1.9), result('new', 1)]);
    expect(changes.get('slow')).toBeCloseTo(-0.15);
    expect(changes.get('fast')).toBeCloseTo(-0.05);
    expect(changes.has('new')).toBe(false);
    expect(slips(changes)).toEqual(['slow']);
  });

  test('compares with the last time that a case was recorded', () => {
    const { fast: _left, ...others } = before.perWord;
    const later = { ...before, perWord: { ...others, slow: 1 } };
    const changes = changesSince([before, later], [result('slow', 1), result('fast', 1)]);
    expect([...changes]).toEqual([
      ['slow', 0],
      ['fast', -0.5],
    ]);
  });

  test('reads what it wrote, and nothing where there is no file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'history-'));
    const file = join(folder, 'history.jsonl');
    expect(readHistory(file)).toEqual([]);
    const entry = entryOf([result('slow', 0.123456)], [{ command: 'games', milliseconds: 98.76 }]);
    appendHistory(file, entry);
    appendHistory(file, before);
    expect(readHistory(file)).toEqual([entry, before]);
    expect(entry.perWord).toEqual({ slow: 0.123 });
    expect(entry.starts).toEqual({ games: 98.8 });
    rmSync(folder, { recursive: true });
  });
});

test('a command is measured as people run it, by all its threads', async () => {
  const { cpuSeconds, clockSeconds } = await costOf(['games']);
  expect(cpuSeconds).toBeGreaterThan(0);
  expect(clockSeconds).toBeGreaterThan(0);
});
