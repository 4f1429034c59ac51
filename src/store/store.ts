/**
 * A store of experiments: one SQLite file with runs and their finished games. This is its reading side. Everything is
 * verified as it is read: damage is an error that says where, never a wrong result.
 */
import type { DatabaseSync } from 'node:sqlite';
import { UserError } from '../core/index.ts';
import { type StoreCheck, checkStore, lostRuns } from './check.ts';
import { checksumOf } from './checksum.ts';
import { damagedGames, damagedRun, describeGames } from './damage.ts';
import { keepComputed, readAllComputed, readComputed } from './computations.ts';
import { WATCHING, openToRead, openToWrite, transaction } from './database.ts';
import { guard, isDamage } from './failures.ts';
import {
  COUNT_GAMES,
  GAMES_OF_RUN,
  type Row,
  SOME_GAMES,
  STORED_GAMES,
  byGame,
  isRecorded,
  readGame,
  rowsOf,
} from './gameRow.ts';
import { RECORD, inspectRun } from './inspect.ts';
import { Merging } from './merging.ts';
import type {
  GamesPage,
  GamesQuery,
  NewGame,
  NewRun,
  RunProgress,
  StoredGame,
  StoredRecord,
  StoredRun,
} from './rows.ts';
import { runOf, selectProgress, selectRun, selectRuns } from './runRow.ts';
import { type Resumption, RunWriter } from './runWriter.ts';
import { StoreFile } from './storeFile.ts';

/** Whole games, the first in the schedule first, each with the checksum that it should have. */
const RECORDS = `
  SELECT g.number, record, record_checksum FROM games g
  LEFT JOIN records r ON r.run = g.run AND r.number = g.number
  WHERE g.run = ? AND record_checksum IS NOT NULL ORDER BY g.number LIMIT ?`;

export class Store {
  private readonly file: StoreFile;
  private readonly database: DatabaseSync;
  private readonly now: () => number;

  private constructor(path: string, database: DatabaseSync, now: () => number) {
    this.file = new StoreFile(path);
    this.database = database;
    this.now = now;
  }

  /** @throws UserError that names the file and the remedy */
  static toWrite(path: string, now: () => number = Date.now): Store {
    return new Store(path, openToWrite(path), now);
  }

  static toRead(path: string, now: () => number = Date.now): Store {
    return new Store(path, openToRead(path), now);
  }

  /** The same for one that may only be looked at: an older version, which would have to be changed first, is refused. */
  static toWatch(path: string, now: () => number = Date.now): Store {
    return new Store(path, openToRead(path, WATCHING), now);
  }

  get path(): string {
    return this.file.path;
  }

  close(): void {
    guard(this.path, () => this.database.close());
  }

  // ── runs ────────────────────────────────────────────────────────────────────────────────────────

  /** All runs, oldest first, also damaged ones. */
  runs(): StoredRun[] {
    return this.selectRuns('ORDER BY id');
  }

  hasRun(id: number): boolean {
    return guard(this.path, () => selectRun(this.database, id, ['id'])) !== undefined;
  }

  /** @throws UserError if there is no such run, or it is damaged */
  run(id: number): StoredRun {
    const [run] = this.selectRuns('WHERE id = ?', id);
    if (!run) throw this.noSuchRun(String(id));
    return this.requireSound(run);
  }

  /** The run with this number or, if only one has it, with this name. @throws UserError */
  findRun(text: string): StoredRun {
    const named = this.runs().filter((run) => run.name === text);
    if (named.length > 1)
      throw new UserError(
        `${named.length} runs are called "${text}" in ${this.path}`,
        `Name one by its number: ${named.map((run) => run.id).join(', ')}.`,
      );
    if (named[0]) return this.requireSound(named[0]);
    if (!/^\d+$/.test(text)) throw this.noSuchRun(text);
    return this.run(Number(text));
  }

  /** How far all runs have come, oldest first, without those that are damaged. */
  progress(): RunProgress[] {
    return guard(this.path, () => selectProgress(this.database, this.now()));
  }

  /** Creates a run and takes ownership of it. */
  create(run: NewRun): RunWriter {
    return guard(this.path, () => RunWriter.create(this.file, this.database, run, this.now));
  }

  /** Takes ownership of a run to resume it. @throws UserError if another process plays it */
  resume(id: number, resumption: Resumption): RunWriter {
    return guard(this.path, () =>
      RunWriter.resume(this.file, this.database, this.run(id), resumption, this.now),
    );
  }

  // ── games ───────────────────────────────────────────────────────────────────────────────────────

  /** The finished games of a run in the order of the schedule. @throws UserError if one is damaged or missing */
  *games(run: number): Generator<StoredGame, void, undefined> {
    const rows = this.rowsOf(run);
    let games = 0;
    let stored = 0;
    let last = -1;
    try {
      for (const sides of byGame(this.readRows(run, rows))) {
        stored = Number(sides[0]![STORED_GAMES]);
        if (sides[0]![0] === null) continue;
        const game = readGame(run, sides);
        if (!game || game.number <= last) throw this.damagedGames(run);
        last = game.number;
        games++;
        yield game;
      }
    } finally {
      // An unfinished query keeps others from using the file.
      rows.return?.();
    }
    if (games !== stored) throw this.damagedGames(run);
  }

  /** Some of them. @throws UserError if one is damaged */
  someGames(run: number, { from, most, onlyRecorded }: GamesQuery): GamesPage {
    const kind = Number(onlyRecorded);
    const [total, rows] = guard(this.path, () => {
      const statement = this.database.prepare(SOME_GAMES);
      statement.setReturnArrays(true);
      const counted = this.database.prepare(COUNT_GAMES).get(run, kind);
      return [Number(counted?.games), rowsOf(statement.all(run, kind, most, from))];
    });
    const games = Array.from(byGame(rows), (sides) => {
      const game = readGame(run, sides);
      if (!game) throw this.damagedGames(run);
      return { ...game, isRecorded: isRecorded(sides) };
    });
    return { total, games };
  }

  /** A whole game, as JSON; null if it was not kept, or there is none. @throws UserError if it is damaged */
  record(run: number, number: number): string | null {
    const row = guard(this.path, () => this.database.prepare(RECORD).get(run, number));
    const { record = null, record_checksum: sum = null } = row ?? {};
    if (record === null && sum === null) return null;
    return this.verified(run, record, sum);
  }

  /** Whole games, the first in the schedule first. @throws UserError if one is damaged or missing */
  records(run: number, most: number): StoredRecord[] {
    const rows = guard(this.path, () => this.database.prepare(RECORDS).all(run, most));
    return rows.map(({ number, record, record_checksum: sum }) => {
      return { number: Number(number), record: this.verified(run, record, sum) };
    });
  }

  // ── computations ────────────────────────────────────────────────────────────────────────────────

  /** A result that was kept, as JSON; undefined if there is none, or it is damaged and has to be computed again. */
  computed(key: string): string | undefined {
    return guard(this.path, () => readComputed(this.database, key));
  }

  /** Keeps a result in place of an earlier one. */
  keepComputed(key: string, result: string): void {
    guard(this.path, () => keepComputed(this.database, key, result));
  }

  /** All results that were kept, by their keys. */
  allComputed(): Map<string, string> {
    return guard(this.path, () => readAllComputed(this.database));
  }

  // ── merging ─────────────────────────────────────────────────────────────────────────────────────

  /** Makes all changes of a merge at once, or none if `work` throws. */
  merge<T>(work: (merging: Merging) => T): T {
    const merging = new Merging(this.path, this.database, this.now());
    return guard(this.path, () => transaction(this.database, () => work(merging)));
  }

  /** Hands over every game of a run, whole. @throws UserError if one is damaged or missing */
  forEachGame(run: StoredRun, take: (game: NewGame) => void): void {
    const { sound, damaged } = guard(this.path, () => inspectRun(this.database, run.id, take));
    if (damaged.length > 0 || sound !== run.played) throw this.damagedGames(run.id);
  }

  // ── damage ──────────────────────────────────────────────────────────────────────────────────────

  /** Looks at everything. */
  check(): StoreCheck {
    return guard(this.path, () => {
      // A snapshot of one moment, even while a run is being played.
      this.database.exec('BEGIN');
      try {
        return checkStore(this.database);
      } finally {
        if (this.database.isTransaction) this.database.exec('ROLLBACK');
      }
    });
  }

  /** Numbers of runs that are gone although their games are there. */
  lostRuns(): number[] {
    return lostRuns(this.database);
  }

  private requireSound(run: StoredRun): StoredRun {
    if (run.damage !== null) throw damagedRun(this.path, run.id, run.damage);
    return run;
  }

  private damagedGames(run: number): UserError {
    const { sound, damaged } = guard(this.path, () => inspectRun(this.database, run));
    const what =
      damaged.length > 0
        ? `${describeGames(damaged)} cannot be read as stored, ${sound} can`
        : `${sound} games can be read, which are not those that were stored`;
    return damagedGames(this.path, run, what);
  }

  // ── inside ──────────────────────────────────────────────────────────────────────────────────────

  private selectRuns(where: string, ...values: number[]): StoredRun[] {
    const rows = guard(this.path, () => selectRuns(this.database, where, ...values));
    return rows.map((row) => runOf(row, this.path, this.now()));
  }

  private rowsOf(run: number): Iterator<unknown> {
    return guard(this.path, () => {
      const statement = this.database.prepare(GAMES_OF_RUN);
      statement.setReturnArrays(true);
      return statement.iterate(run);
    });
  }

  private *readRows(run: number, rows: Iterator<unknown>): Generator<Row, void, undefined> {
    for (let row = this.nextRow(run, rows); row !== undefined; row = this.nextRow(run, rows)) yield row;
  }

  private nextRow(run: number, rows: Iterator<unknown>): Row | undefined {
    try {
      const { done, value } = rows.next();
      return done ? undefined : rowsOf([value])[0];
    } catch (error) {
      if (isDamage(error)) throw this.damagedGames(run);
      throw error;
    }
  }

  /** A whole game that is as it was stored. @throws UserError if it is not */
  private verified(run: number, record: unknown, sum: unknown): string {
    if (typeof record !== 'string' || checksumOf(record) !== sum) throw this.damagedGames(run);
    return record;
  }

  private noSuchRun(text: string): UserError {
    return new UserError(`there is no run "${text}" in ${this.path}`, 'playout runs lists them.');
  }
}
