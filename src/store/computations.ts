/** What was computed without playing games, by key. A result that is damaged counts as one that is not there. */
import type { DatabaseSync } from 'node:sqlite';
import { checksumOf } from './checksum.ts';

type Row = ReturnType<ReturnType<DatabaseSync['prepare']>['get']>;

/** JSON. */
function resultOf(key: string, row: Row): string | undefined {
  const { result, checksum } = row ?? {};
  return typeof result === 'string' && checksumOf([key, result]) === checksum ? result : undefined;
}

export function readComputed(database: DatabaseSync, key: string): string | undefined {
  return resultOf(key, database.prepare('SELECT result, checksum FROM computations WHERE key = ?').get(key));
}

/** All results by their keys. */
export function readAllComputed(database: DatabaseSync): Map<string, string> {
  const all = new Map<string, string>();
  for (const row of database.prepare('SELECT key, result, checksum FROM computations ORDER BY key').all()) {
    const key = String(row.key);
    const result = resultOf(key, row);
    if (result !== undefined) all.set(key, result);
  }
  return all;
}

/** Keeps a result in place of an earlier one. */
export function keepComputed(database: DatabaseSync, key: string, result: string): void {
  database
    .prepare('INSERT OR REPLACE INTO computations (key, result, checksum) VALUES (?, ?, ?)')
    .run(key, result, checksumOf([key, result]));
}
