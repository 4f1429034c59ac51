import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { SCHEMA_VERSION } from './migrations.ts';
import { sealState } from './runRow.ts';
import { SILENCE_MS } from './owner.ts';
import { IN_MEMORY, type NewGame, type NewRun, Store, defaultStorePath } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newPath = (): string => join(folder, `${++files}.db`);

const run: NewRun = {
  name: 'a run',
  question: 'Who?',
  spec: '{"game":"ataxx"}',
  experiment: '{}',
  command: 'playout run a.json',
  playout: '0.1.0',
  node: '26',
  platform: 'linux x64',
  signature: '1883ed60',
  scheduled: 4,
  threads: 2,
};

const engine = { playout: '0.1.0', signature: '1883ed60' };

const SIDE = { moves: 9, seconds: 0.25, simulations: 90, playoutMoves: 700, counts: null };

function game(number: number, more: Partial<NewGame> = {}): NewGame {
  return {
    number,
    pairing: 0,
    seat: number % 2,
    points: [0.5, 0.5],
    scores: [8, 8],
    plies: 30 + number,
    forfeit: null,
    sides: [SIDE, { ...SIDE, moves: 8 }],
    record: null,
    ...more,
  };
}

describe('a store', () => {
  test('gives back what was put in, games in the order of the schedule', () => {
    const path = newPath();
    const writing = Store.toWrite(path);
    const writer = writing.create(run);
    const counts = Int32Array.of(3, -1, 70_000);
    const withCounts = game(0, {
      sides: [{ ...SIDE, counts }, SIDE],
      record: '{"moves":[]}',
      forfeit: { side: 1, reason: 'it crashed' },
    });
    writer.add([game(2), withCounts], [], 1.5);
    writer.add([game(1)], [], 2);
    writer.release('stopped', 2.5);
    writing.close();
    const store = Store.toRead(path);
    const { record, ...stored } = withCounts;
    expect([...store.games(1)].map((read) => read.number)).toEqual([0, 1, 2]);
    expect([...store.games(1)][0]).toEqual(stored);
    expect(store.records(1, 10)).toEqual([{ number: 0, record }]);
    expect(store.runs()).toEqual([store.run(1)]);
    const { signature, ...begun } = run;
    expect(store.run(1)).toMatchObject({
      ...begun,
      engines: [{ playout: '0.1.0', signature }],
      id: 1,
      state: 'stopped',
      seconds: 2.5,
      played: 3,
      finished: null,
    });
    store.close();
  });

  test('gives back games of three to five sides', () => {
    const store = Store.toWrite(IN_MEMORY);
    const writer = store.create(run);
    const ofMany = [3, 4, 5].map((seats, number) => {
      return game(number, {
        seat: seats - 1,
        points: Array.from({ length: seats }, (_, i) => (i < 2 ? 0.5 : 0)),
        scores: Array.from({ length: seats }, (_, i) => 10 * i - 3.5),
        forfeit: { side: seats - 1, reason: 'it crashed' },
        sides: Array.from({ length: seats }, (_, i) => ({ ...SIDE, moves: i, counts: Int32Array.of(i) })),
      });
    });
    writer.add(ofMany, [], 1);
    for (const [i, read] of [...store.games(1)].entries())
      expect({ ...read, record: null }).toEqual(ofMany[i]);
    expect([...store.games(1)]).toHaveLength(3);
  });

  test('takes out games past the end of a pairing, with all that belongs to them', () => {
    const store = Store.toWrite(IN_MEMORY);
    const writer = store.create(run);
    writer.add([game(0), game(1), game(4, { record: '{}' }), game(6, { pairing: 1 })], [], 0);
    writer.add([game(5)], [{ pairing: 0, from: 4 }], 0);
    expect([...store.games(1)].map(({ number }) => number)).toEqual([0, 1, 6]);
    expect(store.records(1, 10)).toEqual([]);
  });

  test('takes several games or none of them', () => {
    const store = Store.toWrite(IN_MEMORY);
    const writer = store.create(run);
    writer.add([game(0)], [], 0);
    expect(() => writer.add([game(1), game(0)], [], 0)).toThrow('UNIQUE');
    expect([...store.games(1)].map(({ number }) => number)).toEqual([0]);
  });

  test('finds runs by number and by name, and says so if it cannot', () => {
    const store = Store.toWrite(IN_MEMORY);
    for (const name of ['one', 'two', 'two', '2']) store.create({ ...run, name });
    expect(store.findRun('3').id).toBe(3);
    expect(store.findRun('one').id).toBe(1);
    // A name comes before a number: `2` means the run named "2".
    expect(store.findRun('2').id).toBe(4);
    expect(() => store.findRun('two')).toThrow('2 runs are called "two"');
    expect(() => store.findRun('three')).toThrow('there is no run "three"');
    expect(() => store.findRun('9')).toThrow('there is no run "9"');
  });
});

describe('a run', () => {
  test('that is being played cannot be taken by another', () => {
    const path = newPath();
    const first = Store.toWrite(path);
    first.create(run);
    const second = Store.toWrite(path);
    expect(() => second.resume(1, { threads: 2, engine })).toThrow(
      `run 1 is being played by process ${process.pid}`,
    );
    expect(second.run(1).state).toBe('running');
  });

  test('can be taken when its process is gone, or was let go, or has been silent for long', () => {
    const path = newPath();
    let now = 1_000_000;
    const store = Store.toWrite(path, () => now);
    const writer = store.create(run);
    const database = new DatabaseSync(path);
    const owner = String(database.prepare('SELECT owner FROM runs').get()!.owner);
    // No process has this number.
    const gone = JSON.stringify({ ...(JSON.parse(owner) as object), pid: 2 ** 30 });
    database.prepare('UPDATE runs SET owner = ?').run(gone);
    sealState(database, 1);
    expect(store.run(1).state).toBe('stopped');
    const second = store.resume(1, { threads: 2, engine });
    expect(() => writer.add([game(0)], [], 0)).toThrow('taken over by another process');
    expect([...store.games(1)]).toEqual([]);
    second.release('stopped', 1);
    store.resume(1, { threads: 2, engine });
    now += SILENCE_MS - 1;
    expect(() => store.resume(1, { threads: 2, engine })).toThrow('is being played');
    now += 1;
    expect(store.resume(1, { threads: 2, engine }).secondsBefore).toBe(1);
    database.close();
    store.close();
  });
});

describe('migration', () => {
  function writeVersion(path: string, version: 1 | 4): void {
    const database = new DatabaseSync(path);
    database.exec(readFileSync(new URL(`version${version}.sql`, import.meta.url), 'utf8'));
    database.close();
  }

  test('brings a store of the first version up to date, with everything that was in it', () => {
    for (const open of [Store.toWrite, Store.toRead]) {
      const path = newPath();
      writeVersion(path, 1);
      const store = open(path);
      expect(store.runs().map(({ name, played, state }) => [name, played, state])).toEqual([
        ['first', 2, 'finished'],
        ['second', 1, 'stopped'],
      ]);
      const nothing = { moves: 0, seconds: 0, simulations: 0, playoutMoves: 0, counts: null };
      expect([...store.games(1)]).toEqual([
        { ...row(0, 0, 1, [12, 4], 31), sides: [nothing, nothing] },
        { ...row(1, 1, 0.5, [8, 8], 40), sides: [nothing, nothing] },
      ]);
      expect(store.records(1, 9)).toEqual([{ number: 0, record: '{"a whole": "game"}' }]);
      store.close();
    }
  });

  test('lets an old run continue', () => {
    const path = newPath();
    writeVersion(path, 1);
    const store = Store.toWrite(path);
    const writer = store.resume(2, { threads: 4, engine });
    writer.add([game(1)], [], 1);
    writer.release('finished', 1);
    expect(store.run(2)).toMatchObject({ state: 'finished', played: 2, threads: 4, seconds: 1.5 });
    // Of the engine that began it only the version is known.
    expect(store.run(2).engines).toEqual([{ playout: '0.1.0', signature: null }, engine]);
    store.close();
  });

  test('brings a store of the fourth version up to date, whose checksums still hold', () => {
    const path = newPath();
    writeVersion(path, 4);
    const store = Store.toRead(path);
    expect(store.check()).toMatchObject({ problems: [], runs: [{ stored: 6, sound: 6, unverified: 0 }] });
    expect([...store.games(1)].map(({ number, points, scores }) => [number, points, scores])).toEqual([
      [0, [0, 1], [0, 5]],
      [1, [0, 1], [0, 4]],
      [2, [1, 0], [12, 4]],
      [4, [0, 1], [0, 4]],
      [5, [0, 1], [0, 8]],
      [7, [0, 1], [0, 5]],
    ]);
    store.close();
  });

  test('ends at the schema of a new store', () => {
    const schemas = ([1, 4, undefined] as const).map((old) => {
      const path = newPath();
      if (old !== undefined) writeVersion(path, old);
      Store.toWrite(path).close();
      const database = new DatabaseSync(path);
      const version = database.prepare('PRAGMA user_version').get()!.user_version;
      const tables = ['runs', 'games', 'measures', 'records'].map((table) =>
        database.prepare(`SELECT name, type, "notnull", pk FROM pragma_table_info('${table}')`).all(),
      );
      database.close();
      return { version, tables };
    });
    for (const schema of schemas) expect(schema).toEqual(schemas[0]);
    expect(schemas[0]!.version).toBe(SCHEMA_VERSION);
  });
});

function row(
  number: number,
  seat: number,
  points: number,
  scores: readonly number[],
  plies: number,
): Record<string, unknown> {
  return { number, pairing: 0, seat, points: [points, 1 - points], scores, plies, forfeit: null };
}

test('the store is where the system keeps data', () => {
  expect(defaultStorePath('linux', {}, '/home/ann')).toBe('/home/ann/.local/share/playout/playout.db');
  expect(defaultStorePath('linux', { XDG_DATA_HOME: '/data' }, '/home/ann')).toBe('/data/playout/playout.db');
  expect(defaultStorePath('darwin', {}, '/Users/ann')).toBe(
    '/Users/ann/Library/Application Support/playout/playout.db',
  );
  expect(defaultStorePath('win32', { LOCALAPPDATA: '/local' }, '/ann')).toBe('/local/playout/playout.db');
});

describe('a computation', () => {
  test('is given back as it was kept, the last one if there are several', () => {
    const path = newPath();
    const writing = Store.toWrite(path);
    expect(writing.computed('K10')).toBeUndefined();
    writing.keepComputed('K10', '[1]');
    writing.keepComputed('K10', '[2]');
    writing.keepComputed('C13', '{}');
    writing.close();
    const reading = Store.toRead(path);
    expect([reading.computed('K10'), reading.computed('C13')]).toEqual(['[2]', '{}']);
    reading.close();
  });

  test('that is damaged has to be made again', () => {
    const path = newPath();
    const writing = Store.toWrite(path);
    writing.keepComputed('K10', '[1]');
    writing.close();
    const database = new DatabaseSync(path);
    database.exec(`UPDATE computations SET result = '[7]'`);
    database.close();
    const reading = Store.toRead(path);
    expect(reading.computed('K10')).toBeUndefined();
    reading.close();
  });
});
