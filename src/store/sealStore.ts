/**
 * Adds checksums to everything in a store from before there were any. Damage that is there already cannot be
 * told from what was stored; what cannot be a game at all gets none, and so counts as damaged.
 */
import type { DatabaseSync } from 'node:sqlite';
import { checksumOf } from './checksum.ts';
import { GAME, rowsOf, sumUp } from './gameRow.ts';
import { sealRun } from './runRow.ts';

function numbersOf(database: DatabaseSync, query: string, ...values: number[]): number[] {
  return database
    .prepare(query)
    .all(...values)
    .map((row) => Number(Object.values(row)[0]));
}

function sealRecords(database: DatabaseSync, run: number): void {
  const read = database.prepare('SELECT record FROM records WHERE run = ? AND number = ?');
  const write = database.prepare('UPDATE games SET record_checksum = ? WHERE run = ? AND number = ?');
  for (const number of numbersOf(database, 'SELECT number FROM records WHERE run = ?', run))
    write.run(checksumOf(String(read.get(run, number)?.record)), run, number);
}

function sealGames(database: DatabaseSync, run: number): void {
  const read = database.prepare(GAME);
  read.setReturnArrays(true);
  const write = database.prepare('UPDATE games SET checksum = ? WHERE run = ? AND number = ?');
  for (const number of numbersOf(database, 'SELECT number FROM games WHERE run = ?', run)) {
    const sum = sumUp(run, rowsOf(read.all(run, number)));
    if (sum) write.run(sum.checksum, run, number);
  }
}

/** In one transaction with the steps that made the columns. */
export function sealStore(database: DatabaseSync): void {
  const count = '(SELECT count(*) FROM games WHERE run = id)';
  database.exec(`UPDATE runs SET stored = ${count}, unverified = ${count}`);
  for (const run of numbersOf(database, 'SELECT id FROM runs')) {
    sealRecords(database, run);
    sealGames(database, run);
    sealRun(database, run);
  }
}
