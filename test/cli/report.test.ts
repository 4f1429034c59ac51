/** `playout report`: from a store to files, and what can go wrong on the way. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHere, runJson } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-'));
const store = join(folder, 'lab.db');
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  const agents = ['greedy', 'random', 'uct(iterations=20)'];
  const flags = [
    '--options',
    'size=4',
    '--games',
    '4',
    '--threads',
    '1',
    '--name',
    'three',
    '--store',
    store,
  ];
  await runJson('tournament', 'ataxx', ...agents, ...flags);
});

interface Written {
  readonly run: number;
  readonly games: number;
  readonly html: string;
  readonly markdown: string;
  readonly files: readonly string[];
}

test('a run is found by its number and by its name', async () => {
  const byNumber = await runJson<Written>('report', '1', '--store', store, '--out', join(folder, 'a'));
  expect(byNumber).toMatchObject({ run: 1, games: 12, html: join(folder, 'a', 'report.html') });
  expect(byNumber.files).toEqual(expect.arrayContaining(['figures/ratings.png', 'tables/pairings.csv']));
  const byName = await runJson<Written>('report', 'three', '--store', store, '--out', join(folder, 'b'));
  expect(readFileSync(byName.html, 'utf8')).toBe(readFileSync(byNumber.html, 'utf8'));
  expect(readFileSync(byName.markdown, 'utf8')).toContain('uct(iterations=20)');
});

test('several runs make one report, each once', async () => {
  const match = ['match', 'ataxx', 'greedy', 'random', '--options', 'size=4', '--games', '2'];
  await runJson(...match, '--threads', '1', '--store', store);
  const flags = ['--store', store, '--out', join(folder, 'several')];
  const written = await runJson<Written & { runs: number[] }>('report', '2', 'three', '2', ...flags);
  expect(written).toMatchObject({ runs: [2, 1], games: 14 });
  expect(written.files).toEqual(
    expect.arrayContaining(['tables/runs.csv', 'tables/run-1-agents.tex', 'tables/run-2-agents.tex']),
  );
  expect(readFileSync(written.html, 'utf8')).toContain('Report on 2 runs');
});

test('what the agents of a run give away in solved positions is measured on request, twice the same', async () => {
  const own = join(folder, 'marrakech.db');
  await runJson('match', 'marrakech', 'greedy', 'random', '--games', '2', '--threads', '1', '--store', own);
  const flags = ['--store', own, '--regret', '2', '--out', join(folder, 'regret')];
  const written = await runJson<Written>('report', '1', ...flags);
  expect(written.files).toEqual(expect.arrayContaining(['figures/regret-points.svg', 'tables/regret.csv']));
  const text = readFileSync(written.markdown, 'utf8');
  expect(text).toMatch(/## Regret\n\nThe agents were asked about 2 positions/);
  await runJson<Written>('report', '1', ...flags);
  expect(readFileSync(written.markdown, 'utf8')).toBe(text);
});

test('people are told where it is', async () => {
  const { code, out } = await runHere(['report', '1', '--store', store, '--out', join(folder, 'c')]);
  expect(code).toBe(0);
  expect(out).toMatch(/report\.html \(12 games, \d+ files\)\n$/);
});

test.each([
  ['an unknown run', ['9', '--store', store, '--out', join(folder, 'd')], /run.*9/],
  [
    'a store that is not there',
    ['1', '--store', join(folder, 'no.db'), '--out', join(folder, 'd')],
    /no\.db/,
  ],
  ['no folder', ['1', '--store', store], /--out/],
])('%s is a mistake with a message', async (_name, args, message) => {
  const { code, out, err } = await runHere(['report', ...args]);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(message);
});

test('a folder that cannot be made is a mistake with a message', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { code, err } = await runHere(['report', '1', '--store', store, '--out', file]);
  expect(code).toBe(2);
  expect(err).toMatch(/cannot write the report[\s\S]*--out/);
});
