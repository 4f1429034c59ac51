/**
 * The writing side of one run, for the process that owns it. Every method is one transaction: a process that is
 * killed between two of them leaves a run that can be resumed, with each game in it whole or not at all.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { UserError } from '../core/index.ts';
import { transaction } from './database.ts';
import { guard } from './failures.ts';
import { GameInserter } from './gameRow.ts';
import { BEAT_MS, requireFree, thisProcess } from './owner.ts';
import { rescue } from './rescue.ts';
import type { NewGame, NewRun, Overrun, RunEngine, StoredRun } from './rows.ts';
import { sealRun, sealState } from './runRow.ts';
import type { StoreFile } from './storeFile.ts';

/** How a run is resumed. */
export interface Resumption {
  readonly threads: number;
  readonly engine: RunEngine;
}

const INSERT_RUN = `
  INSERT INTO runs (name, question, spec, experiment, command, playout, node, platform, scheduled, threads,
    engines, state, started, seconds, owner, beat)
  VALUES ($name, $question, $spec, $experiment, $command, $playout, $node, $platform, $scheduled, $threads,
    $engines, 'running', $started, 0, $owner, $beat)`;

/** The list with this engine in it. */
export function withEngine(engines: readonly RunEngine[], engine: RunEngine): readonly RunEngine[] {
  const { playout, signature } = engine;
  const isKnown = engines.some((known) => known.playout === playout && known.signature === signature);
  return isKnown ? engines : [...engines, { playout, signature }];
}

function timestamp(now: number): string {
  return new Date(now).toISOString();
}

export class RunWriter {
  readonly id: number;
  /** How often it needs a sign of life, at least. */
  readonly beatMs = BEAT_MS;
  /** Seconds played before this process took over. */
  readonly secondsBefore: number;
  private readonly file: StoreFile;
  private readonly database: DatabaseSync;
  private readonly now: () => number;
  private readonly owner: string;
  private readonly inserter: GameInserter;
  private readonly signLife: StatementSync;
  private isRescued = false;

  private constructor(
    file: StoreFile,
    database: DatabaseSync,
    run: { readonly id: number; readonly seconds: number },
    owner: string,
    now: () => number,
  ) {
    this.file = file;
    this.database = database;
    this.id = run.id;
    this.secondsBefore = run.seconds;
    this.owner = owner;
    this.now = now;
    this.inserter = new GameInserter(database, run.id);
    this.signLife = database.prepare(`UPDATE runs SET beat = ?, seconds = ? WHERE id = ? AND owner = ?`);
  }

  static create(file: StoreFile, database: DatabaseSync, newRun: NewRun, now: () => number): RunWriter {
    const { signature, ...run } = newRun;
    const engines = JSON.stringify([{ playout: run.playout, signature }]);
    const time = now();
    const owner = JSON.stringify(thisProcess());
    const id = transaction(database, () => {
      const started = timestamp(time);
      const inserted = database.prepare(INSERT_RUN).run({ ...run, engines, started, owner, beat: time });
      sealRun(database, Number(inserted.lastInsertRowid));
      return Number(inserted.lastInsertRowid);
    });
    const writer = new RunWriter(file, database, { id, seconds: 0 }, owner, now);
    writer.requireFile();
    return writer;
  }

  /** @throws UserError if another process plays it */
  static resume(
    file: StoreFile,
    database: DatabaseSync,
    run: StoredRun,
    { threads, engine }: Resumption,
    now: () => number,
  ): RunWriter {
    const time = now();
    const owner = JSON.stringify(thisProcess());
    transaction(database, () => {
      const row = database.prepare('SELECT owner, beat FROM runs WHERE id = ?').get(run.id);
      requireFree(run.id, row?.owner, row?.beat, time);
      database
        .prepare(
          `UPDATE runs SET owner = ?, beat = ?, threads = ?, engines = ?, state = 'running' WHERE id = ?`,
        )
        .run(owner, time, threads, JSON.stringify(withEngine(run.engines, engine)), run.id);
      sealState(database, run.id);
    });
    return new RunWriter(file, database, run, owner, now);
  }

  /**
   * Adds finished games, and takes out those that turned out to be past the end of their pairing. Also without any it
   * is a sign of life.
   */
  add(games: readonly NewGame[], overruns: readonly Overrun[], seconds: number): void {
    this.write(seconds, () => {
      for (const game of games) this.inserter.insert(game);
      let stored = games.length;
      for (const { pairing, from } of overruns) {
        const { changes } = this.database
          .prepare('DELETE FROM games WHERE run = ? AND pairing = ? AND number >= ?')
          .run(this.id, pairing, from);
        stored -= Number(changes);
      }
      this.database.prepare('UPDATE runs SET stored = stored + ? WHERE id = ?').run(stored, this.id);
    });
  }

  /** Lets go of the run. */
  release(state: 'stopped' | 'finished', seconds: number): void {
    this.write(seconds, () => this.setState(state));
  }

  private write(seconds: number, work: () => void): void {
    try {
      this.commit(seconds, work);
    } finally {
      // A write may fail because the file is gone; then that is the error to report.
      this.requireFile();
    }
  }

  /** @throws UserError if the file is lost, after everything is saved elsewhere */
  private requireFile(): void {
    if (this.isRescued || !this.file.isLost) return;
    this.isRescued = true;
    try {
      this.setState('stopped');
      sealState(this.database, this.id);
    } catch {
      // It cannot even be written; the run is free once this process has ended.
    }
    throw rescue(this.database, this.file.path, this.id);
  }

  private setState(state: 'stopped' | 'finished'): void {
    const finished = state === 'finished' ? timestamp(this.now()) : null;
    this.database
      .prepare('UPDATE runs SET state = ?, finished = ?, owner = NULL, beat = NULL WHERE id = ?')
      .run(state, finished, this.id);
  }

  private commit(seconds: number, work: () => void): void {
    guard(this.file.path, () =>
      transaction(this.database, () => {
        const { changes } = this.signLife.run(this.now(), this.secondsBefore + seconds, this.id, this.owner);
        if (Number(changes) === 0)
          throw new UserError(
            `run ${this.id} has been taken over by another process`,
            'This one was silent for too long. Nothing is lost: the other goes on with it.',
          );
        work();
        sealState(this.database, this.id);
      }),
    );
  }
}
