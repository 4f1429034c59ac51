/** A store of experiments: one SQLite file with runs and their finished games. This is its reading side. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { UserError } from '../core/index.ts';
import { openToRead, openToWrite } from './database.ts';
import { guard } from './failures.ts';
import { type Owner, isAlive } from './owner.ts';
import type { NewRun, RunEngine, SideMeasures, StoredGame, StoredRun, StoredState } from './rows.ts';
import { type Resumption, RunWriter } from './runWriter.ts';
import { StoreFile } from './storeFile.ts';

const RUNS = `SELECT *, (SELECT count(*) FROM games WHERE run = id) AS played FROM runs`;

/** Games with what both sides spent, one row each, in the order of the schedule. */
const GAMES = `
  SELECT g.number, pairing, seat, points, score_first, score_second, plies, forfeit_side, forfeit_reason,
    a.moves, a.seconds, a.simulations, a.playout_moves, a.counts,
    b.moves, b.seconds, b.simulations, b.playout_moves, b.counts
  FROM games g
  LEFT JOIN measures a ON a.run = g.run AND a.number = g.number AND a.side = 0
  LEFT JOIN measures b ON b.run = g.run AND b.number = g.number AND b.side = 1
  WHERE g.run = ? ORDER BY g.number`;

function countsOf(blob: SQLOutputValue | undefined): Int32Array | null {
  // A copy, as a view of 32-bit words must begin at a multiple of four.
  return blob instanceof Uint8Array ? new Int32Array(blob.slice().buffer) : null;
}

function sideOf(row: readonly SQLOutputValue[], at: number): SideMeasures {
  return {
    moves: Number(row[at] ?? 0),
    seconds: Number(row[at + 1] ?? 0),
    simulations: Number(row[at + 2] ?? 0),
    playoutMoves: Number(row[at + 3] ?? 0),
    counts: countsOf(row[at + 4]),
  };
}

function gameOf(row: readonly SQLOutputValue[]): StoredGame {
  const [number, pairing, seat, points, first, second, plies, side, reason] = row;
  return {
    number: Number(number),
    pairing: Number(pairing),
    seat: Number(seat),
    points: Number(points),
    scores: [Number(first), Number(second)],
    plies: Number(plies),
    forfeit: side === null ? null : { side: Number(side), reason: String(reason) },
    sides: [sideOf(row, 9), sideOf(row, 14)],
  };
}

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

  get path(): string {
    return this.file.path;
  }

  close(): void {
    guard(this.path, () => this.database.close());
  }

  // ── runs ────────────────────────────────────────────────────────────────────────────────────────

  /** All runs, oldest first. */
  runs(): StoredRun[] {
    return guard(this.path, () => this.database.prepare(`${RUNS} ORDER BY id`).all().map(this.runOf));
  }

  /** @throws UserError if there is no such run */
  run(id: number): StoredRun {
    const row = guard(this.path, () => this.database.prepare(`${RUNS} WHERE id = ?`).get(id));
    if (!row) throw this.noSuchRun(String(id));
    return this.runOf(row);
  }

  /** The run with this number or, if only one has it, with this name. @throws UserError */
  findRun(text: string): StoredRun {
    const named = this.runs().filter((run) => run.name === text);
    if (named.length > 1)
      throw new UserError(
        `${named.length} runs are called "${text}"`,
        `Name one by its number: ${named.map((run) => run.id).join(', ')}.`,
      );
    if (named[0]) return named[0];
    if (!/^\d+$/.test(text)) throw this.noSuchRun(text);
    return this.run(Number(text));
  }

  /** Makes a run and takes hold of it. */
  create(run: NewRun): RunWriter {
    return guard(this.path, () => RunWriter.create(this.file, this.database, run, this.now));
  }

  /** Takes hold of a run to go on with it. @throws UserError if another process plays it */
  resume(id: number, resumption: Resumption): RunWriter {
    return guard(this.path, () =>
      RunWriter.resume(this.file, this.database, this.run(id), resumption, this.now),
    );
  }

  // ── games ───────────────────────────────────────────────────────────────────────────────────────

  /** The finished games of a run in the order of the schedule. */
  *games(run: number): Generator<StoredGame, void, undefined> {
    const statement = this.database.prepare(GAMES);
    statement.setReturnArrays(true);
    const rows = guard(this.path, () => statement.iterate(run));
    for (;;) {
      const { done, value } = guard(this.path, () => rows.next());
      if (done) return;
      // The types do not know of rows that are lists.
      yield gameOf(value as unknown as SQLOutputValue[]);
    }
  }

  /** Whole games, the first in the schedule first, as JSON. */
  records(run: number, most: number): string[] {
    return guard(this.path, () => {
      const query = 'SELECT record FROM records WHERE run = ? ORDER BY number LIMIT ?';
      return this.database
        .prepare(query)
        .all(run, most)
        .map((row) => String(row.record));
    });
  }

  // ── inside ──────────────────────────────────────────────────────────────────────────────────────

  private readonly runOf = (row: Record<string, SQLOutputValue>): StoredRun => {
    const text = (name: string): string => String(row[name]);
    return {
      id: Number(row.id),
      name: text('name'),
      question: text('question'),
      spec: text('spec'),
      experiment: text('experiment'),
      command: text('command'),
      playout: text('playout'),
      node: text('node'),
      platform: text('platform'),
      engines: JSON.parse(text('engines')) as RunEngine[],
      scheduled: Number(row.scheduled),
      threads: Number(row.threads),
      state: this.stateOf(row),
      started: text('started'),
      finished: row.finished === null ? null : text('finished'),
      seconds: Number(row.seconds),
      played: Number(row.played),
    };
  };

  /** A run whose owner was killed says that it is running; it is not. */
  private stateOf(row: Record<string, SQLOutputValue>): StoredState {
    const state = String(row.state) as StoredState;
    if (state !== 'running' || row.owner === null) return state === 'running' ? 'stopped' : state;
    const owner = JSON.parse(String(row.owner)) as Owner;
    return isAlive(owner, Number(row.beat), this.now()) ? 'running' : 'stopped';
  }

  private noSuchRun(text: string): UserError {
    return new UserError(`there is no run "${text}" in ${this.path}`, 'playout runs lists them.');
  }
}
