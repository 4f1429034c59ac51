/** Files that are not a usable store: each gets a message with the file and a remedy, and nothing is changed. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { UserError } from '../core/index.ts';
import { execFileSync } from 'node:child_process';
import { openToWrite } from './database.ts';
import { guard } from './failures.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { RunWriter } from './runWriter.ts';
import { StoreFile } from './storeFile.ts';
import { type NewRun, Store } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newPath = (): string => join(folder, `${++files}.db`);

/** The message, which must be that of a UserError and name the file. */
function complaint(path: string, work: () => unknown): string {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    const { message, hint } = error as UserError;
    expect(message).toContain(path);
    expect(hint).not.toBe('');
    return path === '' ? message : message.replaceAll(path, 'FILE');
  }
  throw new Error('nothing was wrong');
}

/** Opens it to read and to write; the file stays as it was. */
function complaints(path: string): string[] {
  const before = readFileSync(path);
  const heard = [Store.toWrite, Store.toRead].map((open) => complaint(path, () => open(path).runs()));
  expect(readFileSync(path).equals(before)).toBe(true);
  return heard;
}

const run: NewRun = {
  name: 'x'.repeat(2000),
  question: '',
  spec: '{}',
  experiment: '{}',
  command: '',
  playout: '',
  node: '',
  platform: '',
  signature: null,
  scheduled: 0,
  threads: 1,
};

describe('a file', () => {
  test('that is no database at all is refused', () => {
    const path = newPath();
    writeFileSync(path, 'A letter, and a rather long one, to a friend who plays Ataxx.\n'.repeat(100));
    expect(complaints(path)).toEqual(Array(2).fill('the store FILE is not a store of Playout'));
  });

  test('of another program is refused', () => {
    const path = newPath();
    const database = new DatabaseSync(path);
    database.exec('CREATE TABLE recipes (name TEXT)');
    database.close();
    expect(complaints(path)).toEqual(
      Array(2).fill('the store FILE is the SQLite database of another program'),
    );
  });

  test('of a newer version is refused', () => {
    const path = newPath();
    Store.toWrite(path).close();
    const database = new DatabaseSync(path);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    database.close();
    const message =
      `the store FILE was written by a newer version of Playout ` +
      `(schema ${SCHEMA_VERSION + 1}, this one knows ${SCHEMA_VERSION})`;
    expect(complaints(path)).toEqual([message, message]);
  });

  test('that is damaged is refused', () => {
    const path = newPath();
    const store = Store.toWrite(path);
    for (let i = 0; i < 20; i++) store.create(run);
    store.close();
    const bytes = readFileSync(path);
    // The header stays valid, the rest does not.
    writeFileSync(path, bytes.fill(0xa5, 100));
    expect(complaints(path)).toEqual(
      Array(2).fill('the store FILE is damaged (database disk image is malformed)'),
    );
  });

  test('that is not there can be written but not read', () => {
    const path = newPath();
    expect(complaint(path, () => Store.toRead(path))).toBe('there is no store at FILE');
    Store.toWrite(path).close();
    expect(Store.toRead(path).runs()).toEqual([]);
  });

  test('that is a directory is refused', () => {
    const path = newPath();
    mkdirSync(path);
    for (const open of [Store.toWrite, Store.toRead])
      expect(complaint(path, () => open(path))).toBe('the store FILE is a directory');
  });

  test.skipIf(process.platform === 'win32')(
    'that is a pipe or a device is refused, and not waited for',
    () => {
      const path = newPath();
      execFileSync('sh', ['-c', `mkfifo '${path}'`]);
      for (const open of [Store.toWrite, Store.toRead]) {
        expect(complaint(path, () => open(path))).toBe('the store FILE is a pipe');
        expect(complaint('/dev/null', () => open('/dev/null'))).toBe('the store FILE is a device');
      }
    },
  );

  test('without a name is refused', () => {
    for (const open of [Store.toWrite, Store.toRead])
      expect(complaint('', () => open(''))).toBe('a store needs a file');
  });

  test('whose name would mean more to SQLite is a file all the same', () => {
    const here = process.cwd();
    process.chdir(folder);
    Store.toWrite('file:odd?mode=memory').close();
    expect(Store.toRead('file:odd?mode=memory').runs()).toEqual([]);
    process.chdir(here);
    expect(readFileSync(join(folder, 'file:odd?mode=memory')).length).toBeGreaterThan(0);
  });

  test('in a directory that is a file is refused', () => {
    const file = newPath();
    writeFileSync(file, '');
    const path = join(file, 'store.db');
    expect(complaint(path, () => Store.toWrite(path))).toMatch(/^the store FILE cannot be reached or made/);
  });

  // For root nothing is read-only.
  test.skipIf(process.getuid?.() === 0)(
    'in a directory that is read-only can be read but not written',
    () => {
      const home = join(folder, 'readOnly');
      mkdirSync(home);
      const path = join(home, 'store.db');
      Store.toWrite(path).close();
      chmodSync(path, 0o400);
      chmodSync(home, 0o500);
      expect(Store.toRead(path).runs()).toEqual([]);
      expect(complaint(path, () => Store.toWrite(path).create(run))).toMatch(/cannot be (written|opened)$/);
      const other = join(home, 'other.db');
      expect(complaint(other, () => Store.toWrite(other))).toBe('the store FILE cannot be opened');
      chmodSync(home, 0o700);
    },
  );
});

test('a store that is read-only says so when it is written', () => {
  const path = newPath();
  Store.toWrite(path).close();
  const database = new DatabaseSync(path, { readOnly: true });
  const write = (): unknown => guard(path, () => database.exec('DELETE FROM runs'));
  expect(complaint(path, write)).toBe('the store FILE cannot be written');
});

test('a store that another process holds says so', () => {
  const path = newPath();
  Store.toWrite(path).close();
  const [holder, second] = [new DatabaseSync(path), new DatabaseSync(path)];
  holder.exec('BEGIN EXCLUSIVE');
  expect(complaint(path, () => guard(path, () => second.exec('BEGIN IMMEDIATE')))).toBe(
    'the store FILE is in use by another process',
  );
});

test('a full disk is said, and what was stored before is there', () => {
  const path = newPath();
  const database = openToWrite(path);
  const first = RunWriter.create(new StoreFile(path), database, { ...run, name: 'first' }, Date.now);
  const pages = Number(database.prepare('PRAGMA page_count').get()!.page_count);
  // SQLite's own way to simulate a full disk.
  database.exec(`PRAGMA max_page_count = ${pages + 2}`);
  const fill = (): void => {
    for (let number = 0; ; number += 100)
      first.add(
        Array.from({ length: 100 }, (_, i) => game(number + i)),
        [],
        0,
      );
  };
  expect(complaint(path, fill)).toBe('the store FILE cannot grow: the disk is full');
  database.close();
  const store = Store.toRead(path);
  expect(store.run(1).name).toBe('first');
  // Whole batches only.
  expect(store.run(1).played % 100).toBe(0);
});

function game(number: number): Parameters<RunWriter['add']>[0][0] {
  const side = { moves: 1, seconds: 0, simulations: 0, playoutMoves: 0, counts: null };
  return {
    number,
    pairing: 0,
    seat: 0,
    points: [1, 0],
    scores: [1, 0],
    plies: 1,
    forfeit: null,
    sides: [side, side],
    record: null,
  };
}
