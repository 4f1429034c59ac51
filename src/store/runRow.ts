/**
 * Runs as rows of the store. What a run is never changes and has its own checksum; its progress is sealed again with
 * every change. Both are verified on reading, as is the number of games that should be there.
 */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { type Value, checksumOf } from './checksum.ts';
import { isAlive, parseOwner } from './owner.ts';
import { type RunEngine, RUN_STATES, type RunProgress, type StoredRun, type RunState } from './rows.ts';

/** What a run is. */
const FIXED = 'id name question spec experiment command playout node platform scheduled started'.split(' ');

/** How far it has come. */
const STATE = 'id threads state finished seconds owner beat engines stored unverified'.split(' ');

/** Every column. */
export const RUN_COLUMNS: readonly string[] = [...FIXED, ...STATE.slice(1), 'checksum', 'state_checksum'];

export type RunRow = Readonly<Record<string, SQLOutputValue>>;

/** Read with whole numbers as BigInt, because a damaged one may be too large for a number. */
export function valueOf(value: SQLOutputValue | undefined): Value {
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function sumOf(row: RunRow | undefined, columns: readonly string[]): number {
  return checksumOf(columns.map((column) => valueOf(row?.[column])));
}

/** Rows of `runs`, each with the number of its games as `played`. @param where a condition on them */
export function selectRuns(database: DatabaseSync, where: string, ...values: number[]): RunRow[] {
  const columns = RUN_COLUMNS.join(', ');
  const played = '(SELECT count(*) FROM games WHERE run = id) AS played';
  const statement = database.prepare(`SELECT ${columns}, ${played} FROM runs ${where}`);
  statement.setReadBigInts(true);
  return statement.all(...values);
}

/** How far every run has come that is not damaged, without a look at its games: cheap enough to be asked all the time. */
export function selectProgress(database: DatabaseSync, now: number): RunProgress[] {
  const columns = [...STATE, 'scheduled', 'state_checksum'].join(', ');
  const statement = database.prepare(`SELECT ${columns} FROM runs ORDER BY id`);
  statement.setReadBigInts(true);
  return statement
    .all()
    .filter(isStateSound)
    .map((row) => ({
      id: Number(row.id),
      state: stateOf(row, now),
      played: Number(row.stored),
      scheduled: Number(row.scheduled),
      seconds: Number(row.seconds),
    }));
}

/** Some columns of a run, without a look at its games. */
export function selectRun(
  database: DatabaseSync,
  id: number,
  columns: readonly string[] = RUN_COLUMNS,
): RunRow | undefined {
  const statement = database.prepare(`SELECT ${columns.join(', ')} FROM runs WHERE id = ?`);
  statement.setReadBigInts(true);
  return statement.get(id);
}

/** @param values of all columns; an `id` of null is the next that is free @returns it */
export function insertRun(database: DatabaseSync, values: Readonly<Record<string, Value>>): number {
  const places = RUN_COLUMNS.map((name) => `$${name}`).join(', ');
  const statement = database.prepare(`INSERT INTO runs (${RUN_COLUMNS.join(', ')}) VALUES (${places})`);
  return Number(statement.run(values).lastInsertRowid);
}

/** Changes some columns; to be sealed afterwards. */
export function updateRun(database: DatabaseSync, id: number, values: Readonly<Record<string, Value>>): void {
  const settings = Object.keys(values).map((name) => `${name} = $${name}`);
  database.prepare(`UPDATE runs SET ${settings.join(', ')} WHERE id = $id`).run({ ...values, id });
}

/** To be called after every change of a run's progress, in the same transaction. */
export function sealState(database: DatabaseSync, id: number): void {
  const sum = sumOf(selectRun(database, id, STATE), STATE);
  database.prepare('UPDATE runs SET state_checksum = ? WHERE id = ?').run(sum, id);
}

/** The same for a new run. */
export function sealRun(database: DatabaseSync, id: number): void {
  const sum = sumOf(selectRun(database, id, FIXED), FIXED);
  database.prepare('UPDATE runs SET checksum = ? WHERE id = ?').run(sum, id);
  sealState(database, id);
}

/** Is what the run is as it was stored? If so, its games can be played again. */
export function isFixedSound(row: RunRow): boolean {
  return sumOf(row, FIXED) === valueOf(row.checksum);
}

export function isStateSound(row: RunRow): boolean {
  return sumOf(row, STATE) === valueOf(row.state_checksum);
}

function isEngine(value: unknown): value is RunEngine {
  if (typeof value !== 'object' || value === null || !('playout' in value) || !('signature' in value))
    return false;
  const { playout, signature } = value;
  return typeof playout === 'string' && (typeof signature === 'string' || signature === null);
}

/** Undefined if it is not such a list. */
export function parseEngines(text: Value): RunEngine[] | undefined {
  try {
    const list: unknown = JSON.parse(String(text));
    return Array.isArray(list) && list.every(isEngine) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong if the games are not those that were stored. */
export function countDamage(there: Value, stored: Value): string {
  return `${there} games are there, and ${stored} were stored`;
}

function damageOf(row: RunRow): string | null {
  if (!isFixedSound(row)) return 'what was to be played is damaged';
  if (!isStateSound(row) || !parseEngines(valueOf(row.engines)) || !storedState(row))
    return 'its state is damaged';
  const [played, stored] = [valueOf(row.played), valueOf(row.stored)];
  return played === stored ? null : countDamage(played, stored);
}

function storedState(row: RunRow): RunState | undefined {
  return RUN_STATES.find((state) => state === row.state);
}

/** A run whose owner was killed says that it is running; it is not. */
function stateOf(row: RunRow, now: number): RunState {
  const state = storedState(row) ?? 'stopped';
  if (state !== 'running') return state;
  const owner = parseOwner(row.owner);
  return owner && isAlive(owner, Number(row.beat), now) ? 'running' : 'stopped';
}

/** @param store the file that it is in */
export function runOf(row: RunRow, store: string, now: number): StoredRun {
  const text = (name: string): string => String(row[name]);
  return {
    store,
    id: Number(row.id),
    name: text('name'),
    question: text('question'),
    spec: text('spec'),
    experiment: text('experiment'),
    command: text('command'),
    playout: text('playout'),
    node: text('node'),
    platform: text('platform'),
    engines: parseEngines(valueOf(row.engines)) ?? [],
    scheduled: Number(row.scheduled),
    threads: Number(row.threads),
    state: stateOf(row, now),
    started: text('started'),
    finished: row.finished === null ? null : text('finished'),
    seconds: Number(row.seconds),
    played: Number(row.played),
    unverified: Number(row.unverified),
    damage: damageOf(row),
  };
}
