/** Saves what is in an open database whose file is gone. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { UserError } from '../core/index.ts';

const MOST_NAMES = 9;

/** Next to the lost file, or in the temporary directory. */
function places(path: string): string[] {
  const beside = Array.from({ length: MOST_NAMES }, (_, i) => `${path}.rescued${i === 0 ? '' : `-${i + 1}`}`);
  return [...beside, join(tmpdir(), `playout-rescued-${process.pid}-${Date.now()}.db`)];
}

/** @returns where everything is now, or why it could not be saved */
function saveElsewhere(
  database: DatabaseSync,
  path: string,
): { readonly place: string } | { readonly reason: string } {
  let reason = '';
  for (const place of places(path)) {
    try {
      // Nothing is overwritten: a file that has something in it is refused.
      database.prepare('VACUUM INTO ?').run(place);
      return { place };
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
  }
  return { reason };
}

/** Saves the database of a lost file. @returns the error that says so */
export function rescue(database: DatabaseSync, path: string, run: number): UserError {
  const saved = saveElsewhere(database, path);
  return new UserError(
    `the store ${path} is lost: it was deleted or replaced while run ${run} was being played`,
    'place' in saved
      ? `Everything it held is saved in ${saved.place}. Resume with: playout resume ${run} --store ${saved.place}`
      : `What it held could not be saved elsewhere (${saved.reason}).`,
  );
}
