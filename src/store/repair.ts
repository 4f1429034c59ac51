/**
 * Repairs a damaged store: everything that is as it was stored goes to a new file, which takes the place of the
 * damaged one, which is kept next to it. Runs that lost games are stopped: when resumed, they play them again, with the
 * same results. Nothing is ever changed in a damaged file, where a change could do more damage.
 */
import { existsSync, renameSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { UserError } from '../core/index.ts';
import { type StoreCheck, isSound, lostRuns, runNumbers } from './check.ts';
import type { Value } from './checksum.ts';
import { openToRead, openToWrite, transaction } from './database.ts';
import { guard } from './failures.ts';
import { GameInserter } from './gameRow.ts';
import { inspectRun } from './inspect.ts';
import { requireFree } from './owner.ts';
import {
  RUN_COLUMNS,
  type RunRow,
  insertRun,
  isFixedSound,
  isStateSound,
  parseEngines,
  sealRun,
  selectRun,
  updateRun,
  valueOf,
} from './runRow.ts';
import { Store } from './store.ts';
import { STORE_PARTS, removeStore } from './storeFile.ts';

export interface RepairedRun {
  readonly id: number;
  readonly name: string;
  /** Games that were saved. */
  readonly saved: number;
  /** Is there anything to be played again? */
  readonly toResume: boolean;
}

export interface Repair {
  /** What was wrong. */
  readonly before: StoreCheck;
  readonly runs: readonly RepairedRun[];
  /** Numbers of runs that could not be saved. */
  readonly lost: readonly number[];
  /** Where the damaged file is now; null if there was nothing to repair. */
  readonly damagedFile: string | null;
}

function requireUnused(database: DatabaseSync, ids: readonly number[], now: number): void {
  for (const id of ids) {
    const row = tryRead(database, id);
    requireFree(id, row?.owner, row?.beat, now);
  }
}

function tryRead(database: DatabaseSync, id: number): RunRow | undefined {
  try {
    return selectRun(database, id);
  } catch {
    return undefined;
  }
}

function numberOr(value: Value, otherwise: number): number {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : otherwise;
}

/** The progress of the run, as far as it can be trusted. */
function stateOf(
  row: RunRow,
  saved: number,
): { readonly isWhole: boolean; readonly state: Record<string, Value> } {
  const isWhole = isStateSound(row) && saved === Number(row.stored);
  const isFinished = isWhole && row.state === 'finished';
  const engines = parseEngines(valueOf(row.engines)) ?? [{ playout: String(row.playout), signature: null }];
  const state = {
    threads: numberOr(valueOf(row.threads), 1),
    state: isFinished ? 'finished' : 'stopped',
    finished: isFinished ? valueOf(row.finished) : null,
    seconds: numberOr(valueOf(row.seconds), 0),
    owner: null,
    beat: null,
    engines: JSON.stringify(engines),
    stored: saved,
    unverified: Math.min(saved, numberOr(valueOf(row.unverified), 0)),
  };
  return { isWhole, state };
}

/** @returns nothing if what was to be played is no longer known */
function saveRun(from: DatabaseSync, to: DatabaseSync, id: number): RepairedRun | undefined {
  const row = tryRead(from, id);
  if (!row || !isFixedSound(row)) return undefined;
  return transaction(to, () => {
    const fixed = Object.fromEntries(RUN_COLUMNS.map((name) => [name, valueOf(row[name])]));
    insertRun(to, { ...fixed, ...stateOf(row, 0).state });
    const inserter = new GameInserter(to, id);
    const { sound } = inspectRun(from, id, (game) => inserter.insert(game));
    const { isWhole, state } = stateOf(row, sound);
    updateRun(to, id, state);
    sealRun(to, id);
    return { id, name: String(row.name), saved: sound, toResume: !isWhole };
  });
}

function freeName(path: string): string {
  for (let i = 1; ; i++) {
    const name = `${path}.damaged${i === 1 ? '' : `-${i}`}`;
    if (!existsSync(name)) return name;
  }
}

function move(from: string, to: string): void {
  for (const part of STORE_PARTS) if (existsSync(from + part)) renameSync(from + part, to + part);
}

/** Copies what can be saved. @returns the runs that were, and the numbers of those that were not */
function saveAll(path: string, copy: string, now: number): Pick<Repair, 'runs' | 'lost'> {
  const from = openToRead(path);
  try {
    const ids = runNumbers(from);
    requireUnused(from, ids, now);
    const to = openToWrite(copy);
    try {
      const runs = ids.flatMap((id) => saveRun(from, to, id) ?? []);
      const saved = new Set(runs.map(({ id }) => id));
      return { runs, lost: [...ids, ...lostRuns(from)].filter((id) => !saved.has(id)) };
    } finally {
      to.close();
    }
  } finally {
    from.close();
  }
}

/** @throws UserError if the file is not a store, or a run in it is being played */
export function repairStore(path: string, now: number = Date.now()): Repair {
  const store = Store.toRead(path);
  const before = store.check();
  store.close();
  if (isSound(before)) return { before, runs: [], lost: [], damagedFile: null };
  const copy = `${path}.repair-${process.pid}`;
  return guard(path, () => {
    try {
      const saved = saveAll(path, copy, now);
      if (saved.runs.length === 0)
        throw new UserError(
          `no run in the store ${path} can be saved`,
          'Put back a copy, or try what SQLite itself can rescue: sqlite3 FILE .recover',
        );
      const damagedFile = freeName(path);
      move(path, damagedFile);
      move(copy, path);
      return { before, ...saved, damagedFile };
    } finally {
      removeStore(copy);
    }
  });
}
