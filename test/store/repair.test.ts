/** `runs --check` says what is damaged, `runs --repair` takes it out, and `resume` plays it again to the same result. */
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExperimentSpec, RunResults } from '../../src/lab/index.ts';
import { type NewRun, Store } from '../../src/store/index.ts';
import { runHere, runJson } from '../cli/run.ts';
import { playSpec, timeless } from '../lab/experiments.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-repair-'));
afterAll(() => rmSync(folder, { recursive: true }));

const spec: ExperimentSpec = {
  name: 'round',
  game: 'ataxx',
  options: { size: 4 },
  agents: ['random', 'greedy', 'random'],
  pairing: 'round-robin',
  games: 40,
  records: 'all',
};

const base = join(folder, 'base.db');
let results: RunResults;
beforeAll(async () => {
  results = await playSpec(spec, { threads: 1, path: base });
});

/** Another run, about which nothing is known. */
const empty: NewRun = {
  name: '',
  question: '',
  spec: '{}',
  experiment: '{}',
  command: '',
  playout: '',
  node: '',
  platform: '',
  signature: null,
  scheduled: 1,
  threads: 1,
};

let copies = 0;

/** A copy of the store with this done to it. */
function harmed(sql: string): string {
  const path = join(folder, `${++copies}.db`);
  copyFileSync(base, path);
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  database.exec(sql);
  database.close();
  return path;
}

/** Repairs the store and resumes its run: it must end as if nothing had happened. */
async function expectRescue(path: string): Promise<string> {
  const { code, out } = await runHere(['runs', '--repair', '--store', path]);
  expect(code).toBe(0);
  expect((await runHere(['runs', '--check', '--store', path])).code).toBe(0);
  expect((await runHere(['resume', '1', '--store', path, '--threads', '1'])).code).toBe(0);
  const again = await playSpec(spec, { threads: 1, path });
  expect(again.run).toMatchObject({ state: 'finished', played: 120 });
  expect(timeless(again)).toEqual(timeless(results));
  return out;
}

describe('damaged games', () => {
  const harm = `UPDATE games SET points = 1 - points WHERE number IN (5, 17);
    UPDATE records SET record = '{}' WHERE number = 8; DELETE FROM games WHERE number = 30`;

  test('are named, with the file and the run, by whatever reads them', async () => {
    const path = harmed(harm);
    for (const args of [
      ['resume', '1'],
      ['report', '1', '--out', join(folder, 'report')],
    ]) {
      const { code, out, err } = await runHere([...args, '--store', path]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(
        `error: the store ${path} is damaged: run 1: 119 games are there, and 120 were stored\n`,
      );
      expect(err).toContain(`hint: See what can be saved: playout runs --check --store ${path}\n`);
    }
    const { code, err } = await runHere(['resume', '1', '--store', harmed(harm.replace(/DELETE.*/, ''))]);
    expect(code).toBe(2);
    expect(err).toMatch(
      /is damaged: run 1: games 5, 8, 17 cannot be read as stored, 117 can\nhint: playout runs --repair/,
    );
  });

  test('are listed by the check', async () => {
    const path = harmed(harm);
    const { code, out, err } = await runHere(['runs', '--check', '--store', path]);
    expect(code).toBe(1);
    expect(out).toMatch(/1 {2}round +120 {2}games 5, 8, 17 damaged; 1 game missing; 116 games can be saved/);
    expect(err).toContain(`playout runs --repair --store ${path}`);
    const json = await runHere(['runs', '--check', '--store', path, '--json']);
    expect(JSON.parse(json.out)).toMatchObject({
      sound: false,
      runs: [{ id: 1, stored: 120, sound: 116, damaged: [5, 8, 17], missing: 1, canBeSaved: true }],
    });
    const listed = await runHere(['runs', '--store', path]);
    expect(listed.out).toMatch(/round +ataxx +round-robin +damaged +119 of 120/);
    expect(listed.err).toContain('run 1 is damaged: 119 games are there, and 120 were stored');
  });

  test('are taken out and played again, and the damaged file is kept', async () => {
    const path = harmed(harm);
    const before = readFileSync(path);
    const said = await expectRescue(path);
    expect(said).toContain(
      `run 1 (round): 116 games saved; play the rest again: playout resume 1 --store ${path}`,
    );
    expect(said).toContain(`the damaged file is kept as ${path}.damaged`);
    expect(readFileSync(`${path}.damaged`).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((file) => file.includes('.repair-'))).toEqual([]);
  });
});

test('a file whose pages are damaged is read as far as it goes, and the rest played again', async () => {
  const bytes = readFileSync(base);
  // The last pages hold games, measures and records.
  for (const page of [3, 9]) {
    const path = join(folder, `page${page}.db`);
    writeFileSync(
      path,
      Buffer.from(bytes).fill(0xa5, bytes.length - 4096 * page, bytes.length - 4096 * (page - 1)),
    );
    expect((await runHere(['runs', '--check', '--store', path])).code).toBe(1);
    await expectRescue(path);
  }
});

test('a run of which only the state is damaged is saved with all its games', async () => {
  expect(await expectRescue(harmed(`UPDATE runs SET seconds = 5, state = 'running'`))).toContain(
    '120 games saved',
  );
});

test('a run whose experiment is damaged is lost, and the others are not', async () => {
  const path = harmed(`UPDATE runs SET experiment = replace(experiment, 'greedy', 'random')`);
  const store = Store.toWrite(path);
  store.create({ ...empty, name: 'other' }).release('stopped', 0);
  store.close();
  const { code, out } = await runHere(['runs', '--check', '--store', path]);
  expect(code).toBe(1);
  expect(out).toContain('what was to be played is damaged; cannot be saved');
  expect((await runHere(['runs', '--repair', '--store', path])).out).toContain('run 1 could not be saved');
  const { runs } = await runJson<{ runs: object[] }>('runs', '--store', path);
  expect(runs).toMatchObject([{ id: 2, name: 'other', game: '?' }]);
});

test('a store of which nothing can be saved is left alone', async () => {
  const path = harmed(`UPDATE runs SET experiment = '{}'`);
  const before = readFileSync(path);
  const { code, err } = await runHere(['runs', '--repair', '--store', path]);
  expect(code).toBe(2);
  expect(err).toContain(`no run in the store ${path} can be saved`);
  expect(readFileSync(path).equals(before)).toBe(true);
});

test('a sound store is left alone', async () => {
  const path = harmed('');
  const before = readFileSync(path);
  const checked = await runHere(['runs', '--check', '--store', path]);
  expect([checked.code, checked.err]).toEqual([0, '']);
  expect(checked.out).toMatch(/1 {2}round +120 {2}ok\n/);
  expect((await runHere(['runs', '--repair', '--store', path])).out).toBe('nothing is damaged\n');
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(existsSync(`${path}.damaged`)).toBe(false);
});

test('a store in which a run is being played is not repaired', async () => {
  const path = harmed('UPDATE games SET plies = 3 WHERE number = 5');
  const store = Store.toWrite(path);
  store.create({ ...empty, name: 'live' });
  const { code, err } = await runHere(['runs', '--repair', '--store', path]);
  expect(code).toBe(2);
  expect(err).toContain(`run 2 is being played by process ${process.pid}`);
  store.close();
});

test('of a store from before there were checksums, the check says what it cannot see', async () => {
  const path = join(folder, 'old.db');
  const database = new DatabaseSync(path);
  database.exec(readFileSync(new URL('../../src/store/version1.sql', import.meta.url), 'utf8'));
  database.close();
  const { code, out } = await runHere(['runs', '--check', '--store', path]);
  expect(code).toBe(0);
  expect(out).toContain('ok, but 2 games stored before there were checksums');
});

test('damaged games of three are named, taken out and played again', async () => {
  const of3: ExperimentSpec = {
    name: 'three',
    game: 'marrakech',
    options: { preset: 'official3', size: 3, rugsPerColour: 2 },
    agents: ['random', 'greedy', 'random', 'random'],
    pairing: 'round-robin',
    games: 6,
    records: 'all',
  };
  const path = join(folder, 'three.db');
  const before = await playSpec(of3, { threads: 1, path });
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  database.exec(`UPDATE measures SET score = score + 1 WHERE number = 4 AND side = 2;
    UPDATE measures SET points = 1 - points WHERE number = 9 AND side = 1;
    DELETE FROM measures WHERE number = 13 AND side = 2`);
  database.close();
  const checked = await runHere(['runs', '--check', '--store', path]);
  expect(checked.code).toBe(1);
  expect(checked.out).toMatch(/three +24 {2}games 4, 9, 13 damaged; 21 games can be saved/);
  expect((await runHere(['runs', '--repair', '--store', path])).code).toBe(0);
  const after = await playSpec(of3, { threads: 1, path });
  expect(after.run).toMatchObject({ state: 'finished', played: 24 });
  expect(timeless(after)).toEqual(timeless(before));
});
