/** Verifies a whole store: the structure of the file, and everything in it by its checksum. */
import type { DatabaseSync } from 'node:sqlite';
import { inspectRun, readKeys, readNumbers } from './inspect.ts';
import { type RunRow, countDamage, isFixedSound, isStateSound, selectRun, valueOf } from './runRow.ts';

export interface RunCheck {
  readonly id: number;
  readonly name: string;
  /** Games that were stored. */
  readonly stored: number;
  /** How many of them are as they were stored. */
  readonly sound: number;
  /** Places in the schedule of damaged games, as far as they are known. */
  readonly damaged: readonly number[];
  /** Games of which nothing is left. */
  readonly missing: number;
  /** Games from before there were checksums: earlier damage to them cannot be detected. */
  readonly unverified: number;
  /** What is wrong with the run besides its games; null if nothing is. */
  readonly problem: string | null;
  /** Can it be repaired, and then resumed to the same result? */
  readonly canBeSaved: boolean;
}

export interface StoreCheck {
  /** What is wrong with the file itself. */
  readonly problems: readonly string[];
  readonly runs: readonly RunCheck[];
}

const MOST_PROBLEMS = 20;

function attempt<T>(work: () => T, otherwise: (reason: string) => T): T {
  try {
    return work();
  } catch (error) {
    return otherwise(error instanceof Error ? error.message : String(error));
  }
}

/** What SQLite finds wrong with its own structure. */
function checkStructure(database: DatabaseSync): string[] {
  return attempt(
    () => {
      const rows = database.prepare(`PRAGMA integrity_check(${MOST_PROBLEMS})`).all();
      return rows.map((row) => String(Object.values(row)[0])).filter((text) => text !== 'ok');
    },
    (reason) => [reason],
  );
}

/** Measures and records without their game, games without their run. */
function checkReferences(database: DatabaseSync): string[] {
  return attempt(
    () => {
      const orphans = new Map<string, number>();
      for (const { table } of database.prepare('PRAGMA foreign_key_check').all())
        orphans.set(String(table), (orphans.get(String(table)) ?? 0) + 1);
      return [...orphans].map(([table, count]) => `${count} rows of ${table} belong to nothing`);
    },
    (reason) => [reason],
  );
}

/** Numbers of runs that are gone although their games are there. */
export function lostRuns(database: DatabaseSync): number[] {
  return readNumbers(database, 'SELECT DISTINCT run FROM games WHERE run NOT IN (SELECT id FROM runs)');
}

/** What is wrong with the run besides its games. */
function problemOf(row: RunRow, found: number): string | null {
  if (!isFixedSound(row)) return 'what was to be played is damaged';
  if (!isStateSound(row)) return 'its state is damaged';
  return found > Number(row.stored) ? countDamage(found, valueOf(row.stored)) : null;
}

function checkRun(database: DatabaseSync, id: number, row: RunRow): RunCheck {
  const { sound, damaged } = inspectRun(database, id);
  const found = sound + damaged.length;
  const stored = isStateSound(row) ? Number(row.stored) : found;
  return {
    id,
    name: String(row.name),
    stored,
    sound,
    damaged,
    missing: Math.max(0, stored - found),
    unverified: isStateSound(row) ? Number(row.unverified) : 0,
    problem: problemOf(row, found),
    canBeSaved: isFixedSound(row),
  };
}

/** The numbers of all runs that can be found. */
export function runNumbers(database: DatabaseSync): number[] {
  return readKeys(database, 'SELECT id FROM runs ORDER BY id');
}

export function checkStore(database: DatabaseSync): StoreCheck {
  const ids = runNumbers(database);
  const unreadable: string[] = [];
  const runs = ids.flatMap((id) =>
    attempt(
      () => {
        const row = selectRun(database, id);
        if (!row) throw new Error('it cannot be found by its number');
        return [checkRun(database, id, row)];
      },
      (reason) => {
        unreadable.push(`run ${id} cannot be read: ${reason}`);
        return [];
      },
    ),
  );
  const lost = lostRuns(database).map((id) => `run ${id} is gone, though some of its games are there`);
  const problems = [...checkStructure(database), ...checkReferences(database), ...lost];
  return { problems: [...problems, ...unreadable], runs };
}

export function isSound({ problems, runs }: StoreCheck): boolean {
  return problems.length === 0 && runs.every(isRunSound);
}

export function isRunSound({ problem, damaged, missing }: RunCheck): boolean {
  return problem === null && damaged.length === 0 && missing === 0;
}
