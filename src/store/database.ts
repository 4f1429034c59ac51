/**
 * Opens the SQLite file of a store. Nothing in a file is changed before it is known to be ours and not newer than
 * this program.
 *
 * Writers use a write-ahead log: readers never wait, and a process that is killed leaves the transactions that it
 * had finished, each whole. Every one is on the disk when it is done (`synchronous`), because it may hold hours of work.
 */
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { UserError } from '../core/index.ts';
import { guard, isBusy } from './failures.ts';
import { FIRST_WITH_CHECKSUMS, MIGRATIONS, SCHEMA_VERSION } from './migrations.ts';
import { sealStore } from './sealStore.ts';
import { openSqlite } from './sqlite.ts';
import { IN_MEMORY, isThere, reach } from './storeFile.ts';

/** Marks an SQLite file as ours: "Plyt". */
const APPLICATION_ID = 0x506c7974;
/** How long one process waits for another to finish writing. */
const PATIENCE_MS = 10_000;

function readNumber(database: DatabaseSync, query: string): number {
  return Number(Object.values(database.prepare(query).get() ?? {})[0]);
}

/** The schema version of a file that is ours, 0 for a new one. @throws UserError for any other file */
function versionOf(database: DatabaseSync, path: string): number {
  const version = readNumber(database, 'PRAGMA user_version');
  if (readNumber(database, 'PRAGMA application_id') !== APPLICATION_ID) {
    if (version === 0 && readNumber(database, 'SELECT count(*) FROM sqlite_schema') === 0) return 0;
    throw new UserError(
      `the store ${path} is the SQLite database of another program`,
      'Choose another file with --store.',
    );
  }
  if (version > SCHEMA_VERSION)
    throw new UserError(
      `the store ${path} was written by a newer version of Playout (schema ${version}, this one knows ${SCHEMA_VERSION})`,
      'Use that version, or choose another file with --store.',
    );
  return version;
}

export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Takes the steps that are missing. The version is read again inside: another process may have been quicker. */
function migrate(database: DatabaseSync, path: string): void {
  transaction(database, () => {
    const version = versionOf(database, path);
    for (const step of MIGRATIONS.slice(version)) database.exec(step);
    if (version < FIRST_WITH_CHECKSUMS) sealStore(database);
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
}

/** For SQLite, which would read a name such as `file:x?mode=memory` as a URI. */
function location(path: string): string {
  return path === IN_MEMORY ? path : resolve(path);
}

/** Opens a store to write, creating it if needed. @throws UserError that says what is wrong with the file */
export function openToWrite(path: string): DatabaseSync {
  if (path !== IN_MEMORY && !isThere(path)) reach(path, () => mkdirSync(dirname(path), { recursive: true }));
  return guard(path, () => {
    const database = openSqlite(location(path), { timeout: PATIENCE_MS });
    try {
      const version = versionOf(database, path);
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      if (version < SCHEMA_VERSION) migrate(database, path);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

/**
 * On a read-only medium the log has no place to be shared, and without a log there is nothing to share:
 * the file is then read as it is.
 */
function openReadOnly(path: string, patienceMs: number): DatabaseSync {
  const database = openSqlite(location(path), { readOnly: true, timeout: patienceMs });
  try {
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    return database;
  } catch (error) {
    database.close();
    if (isBusy(error)) throw error;
    const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
    if (log !== undefined && log.size > 0) throw error;
    const url = pathToFileURL(path);
    url.searchParams.set('immutable', '1');
    return openSqlite(url, { readOnly: true });
  }
}

/** How a store is opened to read. */
export interface Reading {
  /** What becomes of one of an older schema. */
  readonly older: 'migrated' | 'refused';
  /** How long it waits for another process. */
  readonly patienceMs: number;
}

const READING: Reading = { older: 'migrated', patienceMs: PATIENCE_MS };
/** For a process that must change nothing, and has others to answer while it waits. */
export const WATCHING: Reading = { older: 'refused', patienceMs: 500 };

/** Opens a store to read; one of an older schema is brought up to date first, or refused. @throws UserError */
export function openToRead(path: string, { older, patienceMs }: Reading = READING): DatabaseSync {
  if (!isThere(path))
    throw new UserError(
      `there is no store at ${path}`,
      'Runs are stored by playout run, tournament, sweep, ladder and ablate; --store names another file.',
    );
  if (statSync(path).size === 0)
    throw new UserError(
      `the store ${path} is empty: nothing was ever stored in it, or everything is lost`,
      'Put back a copy, or name another file with --store.',
    );
  return guard(path, () => {
    const database = openReadOnly(path, patienceMs);
    try {
      if (versionOf(database, path) === SCHEMA_VERSION) return database;
    } catch (error) {
      database.close();
      throw error;
    }
    database.close();
    if (older === 'refused')
      throw new UserError(
        `the store ${path} was written by an older version of Playout`,
        `Bring it up to date: playout runs --store ${path}`,
      );
    openToWrite(path).close();
    return openReadOnly(path, patienceMs);
  });
}
