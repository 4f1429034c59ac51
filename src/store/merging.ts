/**
 * Runs that get their games from runs of other stores. Nothing here is a transaction of its own: all changes of a merge
 * are made in one (`Store.merge`), which is done as a whole or not at all.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { guard } from './failures.ts';
import { GameInserter } from './gameRow.ts';
import { GameProbe } from './inspect.ts';
import { requireFree } from './owner.ts';
import type { NewGame, RunEngine, StoredRun } from './rows.ts';
import { insertRun, sealRun, selectRun, updateRun } from './runRow.ts';

/** What has become of a run. */
export interface MergedState {
  readonly engines: readonly RunEngine[];
  readonly seconds: number;
  readonly unverified: number;
  /** ISO 8601, UTC; null if it can be resumed. */
  readonly finished: string | null;
}

/** A game without what depends on the clock. */
function timeless(game: NewGame): NewGame {
  return { ...game, sides: game.sides.map((side) => ({ ...side, seconds: 0 })) };
}

export class MergedRun {
  readonly id: number;
  private readonly path: string;
  private readonly database: DatabaseSync;
  private readonly inserter: GameInserter;
  private readonly probe: GameProbe;
  private readonly find: StatementSync;
  private readonly count: StatementSync;

  /** @param path of the store, for messages: games are added while another is being read */
  constructor(path: string, database: DatabaseSync, id: number) {
    this.path = path;
    this.database = database;
    this.id = id;
    this.inserter = new GameInserter(database, id);
    this.probe = new GameProbe(database, id);
    this.find = database.prepare('SELECT 1 FROM games WHERE run = ? AND number = ?');
    this.count = database.prepare('SELECT count(*) AS games FROM games WHERE run = ?');
  }

  has(number: number): boolean {
    return guard(this.path, () => this.find.get(this.id, number)) !== undefined;
  }

  add(game: NewGame): void {
    guard(this.path, () => this.inserter.insert(game));
  }

  /** Is this the game that the run has in its place, the times that it took apart? */
  isSame(game: NewGame): boolean {
    const known = this.probe.read(game.number);
    return known !== undefined && isDeepStrictEqual(timeless(known), timeless(game));
  }

  /** Takes out all games but these. */
  keepOnly(numbers: ReadonlySet<number>): void {
    const rows = this.database.prepare('SELECT number FROM games WHERE run = ?').all(this.id);
    const remove = this.database.prepare('DELETE FROM games WHERE run = ? AND number = ?');
    for (const number of rows.map((row) => Number(row.number)))
      if (!numbers.has(number)) remove.run(this.id, number);
  }

  get games(): number {
    return Number(this.count.get(this.id)?.games);
  }

  /** To be called last. */
  seal({ engines, seconds, unverified, finished }: MergedState): void {
    updateRun(this.database, this.id, {
      state: finished === null ? 'stopped' : 'finished',
      finished,
      seconds,
      unverified,
      engines: JSON.stringify(engines),
      owner: null,
      beat: null,
      stored: this.games,
    });
    sealRun(this.database, this.id);
  }
}

/** The target of a merge, open to write, while its changes are made. */
export class Merging {
  private readonly path: string;
  private readonly database: DatabaseSync;
  /** Milliseconds since 1970. */
  private readonly now: number;

  constructor(path: string, database: DatabaseSync, now: number) {
    this.path = path;
    this.database = database;
    this.now = now;
  }

  /** A new run, which is what the given one is, and has no games yet. */
  create(run: StoredRun): MergedRun {
    const { name, question, spec, experiment, command, playout, node, platform, scheduled, started } = run;
    const fixed = { name, question, spec, experiment, command, playout, node, platform, scheduled, started };
    const progress = { state: 'stopped', finished: null, seconds: 0, owner: null, beat: null, engines: '[]' };
    const counts = { threads: run.threads, stored: 0, unverified: 0, checksum: 0, state_checksum: 0 };
    const id = insertRun(this.database, { id: null, ...fixed, ...progress, ...counts });
    return new MergedRun(this.path, this.database, id);
  }

  /** A run that is there already. @throws UserError if a process plays it */
  takeOn(id: number): MergedRun {
    const row = selectRun(this.database, id, ['owner', 'beat']);
    requireFree(id, row?.owner, row?.beat, this.now);
    return new MergedRun(this.path, this.database, id);
  }
}
