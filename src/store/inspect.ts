/** Reads the games of a run one by one, and says which are as they were stored, even if others are damaged. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { checksumOf } from './checksum.ts';
import { GAME, readGame, rowsOf } from './gameRow.ts';
import type { NewGame } from './rows.ts';

export interface Inspection {
  /** Games that are as they were stored. */
  readonly sound: number;
  /** Places in the schedule of those that are not, as far as they are known. */
  readonly damaged: readonly number[];
}

/** The whole numbers that a query finds, until the rest cannot be read. */
export function readNumbers(database: DatabaseSync, query: string, ...values: number[]): number[] {
  const numbers: number[] = [];
  try {
    const statement = database.prepare(query);
    statement.setReadBigInts(true);
    for (const row of statement.iterate(...values)) numbers.push(Number(Object.values(row)[0]));
  } catch {
    // What was read before counts.
  }
  return numbers;
}

/** The keys of some rows. What cannot be reached from the beginning may be reached from the end. */
export function readKeys(database: DatabaseSync, query: string, ...values: number[]): number[] {
  const ends = ['ASC', 'DESC'].map((order) => readNumbers(database, `${query} ${order}`, ...values));
  return [...new Set(ends.flat())].toSorted((a, b) => a - b);
}

const KEYS = 'SELECT number FROM games WHERE run = ? ORDER BY number';

/** A whole game, with the checksum that it should have. */
export const RECORD = `
  SELECT record, record_checksum FROM games g
  LEFT JOIN records r ON r.run = g.run AND r.number = g.number
  WHERE g.run = ? AND g.number = ?`;

/** Reads single games of a run. */
export class GameProbe {
  private readonly run: number;
  private readonly game: StatementSync;
  private readonly record: StatementSync;

  constructor(database: DatabaseSync, run: number) {
    this.run = run;
    this.game = database.prepare(GAME);
    this.game.setReturnArrays(true);
    this.record = database.prepare(RECORD);
  }

  /** The game if it is as it was stored. */
  read(number: number): NewGame | undefined {
    try {
      const rows = rowsOf(this.game.all(this.run, number));
      const game = rows.length === 0 ? undefined : readGame(this.run, rows);
      const record = this.readRecord(number);
      return game && record !== undefined ? { ...game, record } : undefined;
    } catch {
      return undefined;
    }
  }

  /** The whole game as it was stored; null if none was kept; undefined if it is damaged. */
  private readRecord(number: number): string | null | undefined {
    const { record, record_checksum: sum } = this.record.get(this.run, number) ?? {};
    if (record === null && sum === null) return null;
    return typeof record === 'string' && checksumOf(record) === sum ? record : undefined;
  }
}

/** @param onSound is called with every game that is as it was stored */
export function inspectRun(
  database: DatabaseSync,
  run: number,
  onSound: (game: NewGame) => void = () => undefined,
): Inspection {
  const probe = new GameProbe(database, run);
  let sound = 0;
  const damaged: number[] = [];
  for (const number of readKeys(database, KEYS, run)) {
    const game = probe.read(number);
    if (game) {
      sound++;
      onSound(game);
    } else damaged.push(number);
  }
  return { sound, damaged };
}
