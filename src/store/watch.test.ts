/** What a server reads of a store while others write it: progress, pages of games, single games; and that it changes nothing. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../test/refusal.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { SILENCE_MS } from './owner.ts';
import { type GamesQuery, type NewGame, type NewRun, Store } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-watch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RUN: NewRun = {
  name: 'a run',
  question: '',
  spec: '{}',
  experiment: '{}',
  command: '',
  playout: '0.1.0',
  node: '26',
  platform: 'linux x64',
  signature: null,
  scheduled: 6,
  threads: 1,
};

const SIDE = { moves: 9, seconds: 0.25, simulations: 90, playoutMoves: 700, counts: null };

function game(number: number, record: string | null = null): NewGame {
  return {
    number,
    pairing: 0,
    seat: number % 2,
    points: [1, 0],
    scores: [8, 8],
    plies: 30 + number,
    forfeit: null,
    sides: [SIDE, SIDE],
    record,
  };
}

let files = 0;
let path = '';
let writing: Store;
beforeEach(() => {
  path = join(folder, `${++files}.db`);
  writing = Store.toWrite(path, () => 0);
  return () => writing.close();
});

/** Opens the store as it is at a time, asks it, and closes it. */
function watch<T>(ask: (store: Store) => T, now = 0): T {
  const store = Store.toWatch(path, () => now);
  try {
    return ask(store);
  } finally {
    store.close();
  }
}

const numbers = (query: Partial<GamesQuery>): number[] =>
  watch((store) =>
    store.someGames(1, { from: 0, most: 10, onlyRecorded: false, ...query }).games.map((one) => one.number),
  );

/** Changes the file as no program should. */
function tamper(sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

describe('progress', () => {
  test('is seen while another connection writes', () => {
    const writer = writing.create(RUN);
    const expected = { id: 1, state: 'running', played: 0, scheduled: 6, seconds: 0 };
    expect(watch((store) => store.progress())).toEqual([expected]);
    writer.add([game(0), game(1)], [], 1.5);
    expect(watch((store) => store.progress())).toEqual([{ ...expected, played: 2, seconds: 1.5 }]);
    writer.release('finished', 2);
    expect(watch((store) => store.progress())).toMatchObject([{ state: 'finished', played: 2 }]);
  });

  test('of a run whose owner has gone silent says that it has stopped', () => {
    writing.create(RUN);
    expect(watch((store) => store.progress(), SILENCE_MS)).toMatchObject([{ state: 'stopped' }]);
  });

  test('leaves out a run that is damaged', () => {
    writing.create(RUN).add([], [], 0);
    writing.create(RUN).add([], [], 0);
    tamper('UPDATE runs SET stored = 5 WHERE id = 1');
    expect(watch((store) => store.progress())).toMatchObject([{ id: 2 }]);
  });
});

test('a run is known by its number, also a damaged one', () => {
  writing.create(RUN);
  tamper(`UPDATE runs SET name = 'another'`);
  expect(watch((store) => [0, 1, 2].map((id) => store.hasRun(id)))).toEqual([false, true, false]);
});

describe('a page of games', () => {
  test('has those from a place on, in the order of the schedule', () => {
    writing.create(RUN).add([game(4), game(0), game(2), game(1, '{}')], [], 1);
    expect(numbers({})).toEqual([0, 1, 2, 4]);
    expect(numbers({ from: 1, most: 2 })).toEqual([1, 2]);
    expect(numbers({ from: 4 })).toEqual([]);
    expect(watch((store) => store.someGames(1, { from: 1, most: 1, onlyRecorded: false }))).toEqual({
      total: 4,
      games: [{ ...game(1), isRecorded: true, record: undefined }],
    });
  });

  test('can be of those alone that are kept whole', () => {
    writing.create(RUN).add([game(0), game(1, '{}'), game(2), game(3, '{}')], [], 1);
    expect(numbers({ onlyRecorded: true })).toEqual([1, 3]);
    expect(numbers({ onlyRecorded: true, from: 1 })).toEqual([3]);
    expect(watch((store) => store.someGames(1, { from: 0, most: 1, onlyRecorded: true })).total).toBe(2);
  });

  test('is refused if one of them is damaged', () => {
    writing.create(RUN).add([game(0), game(1)], [], 1);
    tamper('UPDATE games SET plies = 3 WHERE number = 1');
    expect(numbers({ most: 1 })).toEqual([0]);
    expect(refusal(() => numbers({}))).toMatch(/is damaged: run 1: game 1 cannot be read as stored/);
  });
});

describe('a whole game', () => {
  test('is given back, and none where none was kept or played', () => {
    writing.create(RUN).add([game(0), game(1, '{"moves":[]}')], [], 1);
    expect(watch((store) => [0, 1, 2].map((number) => store.record(1, number)))).toEqual([
      null,
      '{"moves":[]}',
      null,
    ]);
  });

  test('is refused if it is damaged or gone', () => {
    writing.create(RUN).add([game(0, '{}'), game(1, '{}')], [], 1);
    tamper(`UPDATE records SET record = '{ }' WHERE number = 0; DELETE FROM records WHERE number = 1`);
    for (const number of [0, 1])
      expect(refusal(() => watch((store) => store.record(1, number)))).toMatch(/is damaged: run 1/);
  });
});

describe('a store that is watched', () => {
  test('is refused, and stays as it is, if it is of an older version', () => {
    writing.create(RUN).release('finished', 0);
    tamper(`PRAGMA user_version = ${SCHEMA_VERSION - 1}; PRAGMA wal_checkpoint(TRUNCATE)`);
    const before = readFileSync(path);
    expect(refusal(() => Store.toWatch(path))).toBe(
      `the store ${path} was written by an older version of Playout / Bring it up to date: playout runs --store ${path}`,
    );
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('is named as in use where another process has locked it', () => {
    writing.create(RUN).add([game(0)], [], 0);
    writing.close();
    expect(watch((store) => store.progress())).toHaveLength(1);
    const locked = new DatabaseSync(path);
    locked.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; UPDATE runs SET seconds = 1');
    expect(refusal(() => watch((store) => store.progress()))).toContain('is in use by another process');
    locked.close();
    writing = Store.toWrite(path);
    expect(watch((store) => store.progress())).toHaveLength(1);
  });
});
