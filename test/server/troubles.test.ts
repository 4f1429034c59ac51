/** Stores that cannot be read, or not all of them: a clear message each, and the page is served all the same. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SPECS, TestApp, playInto } from './testApp.ts';
import { settleExperiment } from '../../src/lab/index.ts';
import { Store } from '../../src/store/index.ts';
import { runDetailSchema, runListSchema } from '../../src/web/api/index.ts';

const sound = new TestApp();
beforeAll(() => playInto(sound.store, SPECS.slice(0, 1)));
afterAll(() => sound.close());

let app: TestApp;
beforeEach(() => void (app = new TestApp()));
afterEach(() => app.close());

/** Changes the file of the store as no program should. */
function tamper(sql: string): void {
  copyFileSync(sound.store, app.store);
  const database = new DatabaseSync(app.store);
  database.exec(sql);
  database.close();
}

const ADDRESSES = ['', '/1', '/1/headline', '/1/games', '/1/games/0', '/1/report/', '/1/events'];

/** What is said about every address of runs, which must be the same; and that the page is there. */
async function trouble(): Promise<string> {
  const said = await Promise.all(ADDRESSES.map((path) => app.refusal(`/api/runs${path}`)));
  expect(new Set(said).size).toBe(1);
  expect((await app.get('/')).status).toBe(200);
  expect((await app.get('/api/health')).status).toBe(200);
  expect(said[0]).not.toMatch(/\bat .*:\d+:\d+/);
  return said[0]!.replaceAll(app.store, 'STORE');
}

describe('a store', () => {
  it('may be missing, and come later', async () => {
    expect(await trouble()).toBe(
      '404 there is no store at STORE / Runs are stored by playout run, tournament, sweep, ladder and ablate; --store names another file.',
    );
    expect(existsSync(app.store)).toBe(false);
    copyFileSync(sound.store, app.store);
    expect(runListSchema.read(await app.json('/api/runs'), []).runs).toHaveLength(1);
  });

  it('may be empty', async () => {
    writeFileSync(app.store, '');
    expect(await trouble()).toMatch(/^503 the store STORE is empty/);
  });

  it('may be a folder', async () => {
    mkdirSync(app.store);
    expect(await trouble()).toMatch(/^503 the store STORE is a directory/);
  });

  it('may be something else', async () => {
    writeFileSync(app.store, 'no database at all, but long enough to be taken for one'.repeat(50));
    expect(await trouble()).toMatch(/^503 the store STORE is not a store of Playout/);
  });

  it('may be of another program', async () => {
    const other = new DatabaseSync(app.store);
    other.exec('CREATE TABLE theirs (x)');
    other.close();
    expect(await trouble()).toMatch(/^503 the store STORE is the SQLite database of another program/);
  });

  it('may be of a newer version', async () => {
    tamper('PRAGMA user_version = 99');
    expect(await trouble()).toMatch(/^503 the store STORE was written by a newer version of Playout/);
  });

  it('may be of an older version, and is not touched', async () => {
    tamper('PRAGMA user_version = 1; PRAGMA wal_checkpoint(TRUNCATE)');
    const before = readFileSync(app.store);
    expect(await trouble()).toBe(
      '503 the store STORE was written by an older version of Playout / Bring it up to date: playout runs --store STORE',
    );
    expect(readFileSync(app.store).equals(before)).toBe(true);
  });

  it('may be damaged', async () => {
    copyFileSync(sound.store, app.store);
    const bytes = readFileSync(app.store);
    bytes.fill(255, 100, bytes.length);
    writeFileSync(app.store, bytes);
    expect(await trouble()).toMatch(/^503 the store STORE is damaged/);
  });

  it('may be locked', async () => {
    copyFileSync(sound.store, app.store);
    const other = new DatabaseSync(app.store);
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; UPDATE runs SET seconds = 1');
    expect(await app.refusal('/api/runs')).toMatch(/^503 the store .* is in use by another process/);
    other.close();
    expect((await app.get('/api/runs')).status).toBe(200);
  });

  it('is never written to', async () => {
    copyFileSync(sound.store, app.store);
    const before = readFileSync(app.store);
    for (const path of ADDRESSES) await (await app.get(`/api/runs${path}`)).arrayBuffer();
    expect(readFileSync(app.store).equals(before)).toBe(true);
  });
});

describe('a run', () => {
  it('that is damaged is listed as such, and only that', async () => {
    tamper(`UPDATE runs SET name = 'another'`);
    const { runs } = runListSchema.read(await app.json('/api/runs'), []);
    expect(runs).toMatchObject([{ id: 1, damage: 'what was to be played is damaged' }]);
    expect(await app.refusal('/api/runs/1')).toMatch(
      /^503 the store .* is damaged: run 1: what was to be played/,
    );
  });

  it('with a damaged game says which', async () => {
    tamper('UPDATE games SET plies = 1000 WHERE number = 7');
    expect(await app.refusal('/api/runs/1')).toMatch(
      /^503 .* run 1: game 7 cannot be read as stored, 11 can/,
    );
    expect(await app.refusal('/api/runs/1/games?from=7')).toMatch(/game 7 cannot be read/);
    expect((await app.get('/api/runs/1/games?most=7')).status).toBe(200);
  });

  /** Puts a run into the store that says it plays something else. */
  function pretend(more: object): void {
    const store = Store.toWrite(app.store);
    const run = {
      name: 'strange',
      question: '',
      spec: '{}',
      experiment: JSON.stringify({ ...settleExperiment(SPECS[0]!), ...more }),
      command: '',
      playout: '0.1.0',
      node: '26',
      platform: 'linux',
      signature: null,
      scheduled: 12,
      threads: 1,
    };
    store.create(run).release('finished', 0);
    store.close();
  }

  it('of a game from outside is listed, and its module is not run', async () => {
    const marker = join(app.folder, 'was-run');
    const path = join(app.folder, 'evil.mjs');
    writeFileSync(
      path,
      `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(marker)}, '');`,
    );
    pretend({ game: 'evil', module: { path, sha256: '0'.repeat(64) } });
    const { runs } = runListSchema.read(await app.json('/api/runs'), []);
    expect(runs).toMatchObject([{ game: 'evil', kind: 'round robin' }]);
    for (const address of ['/1', '/1/headline', '/1/games', '/1/report/'])
      expect(await app.refusal(`/api/runs${address}`)).toBe(
        '409 run 1 plays evil, a game from outside, whose module the server does not run / Its report: playout report 1 --game FILE --out FOLDER',
      );
    expect(existsSync(marker)).toBe(false);
  });

  it('whose agents are programs is shown, and they are not started', async () => {
    const marker = join(app.folder, 'was-started');
    const spec = `engine("${process.execPath} -e require('fs').writeFileSync('${marker}','')")`;
    pretend({ agents: ['a', 'b', 'c'].map((name) => ({ name, spec })) });
    const run = runDetailSchema.read(await app.json('/api/runs/1'), []);
    expect(run.agents.map((agent) => agent.spec)).toEqual([spec, spec, spec]);
    expect((await app.get('/api/runs/1/report/')).status).toBe(200);
    expect((await app.get('/api/runs/1/games')).status).toBe(200);
    await (await app.get('/api/runs/1/events')).text();
    expect(existsSync(marker)).toBe(false);
  });
});

describe('a fault of the program', () => {
  it('is told to the person who started it, and not to the client', async () => {
    app.runs.list = () => {
      throw new TypeError('undefined is not a function');
    };
    expect(await app.refusal('/api/runs')).toBe(
      '500 the server has failed to answer / The terminal in which it was started shows what happened.',
    );
    expect(app.notes).toEqual([expect.stringMatching(/TypeError: undefined is not a function\n +at /)]);
  });
});
