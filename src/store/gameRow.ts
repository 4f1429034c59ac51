/** Games as rows of the store, in both directions. What is read is checked, column by column and by its checksum. */
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { checksumOf, gameChecksum } from './checksum.ts';
import type { NewGame, SideMeasures, StoredGame } from './rows.ts';

const COLUMNS = `
  g.number, pairing, seat, points, score_first, score_second, plies, forfeit_side, forfeit_reason,
  a.moves, a.seconds, a.simulations, a.playout_moves, a.counts,
  b.moves, b.seconds, b.simulations, b.playout_moves, b.counts,
  g.record_checksum, g.checksum`;

const MEASURES = `
  LEFT JOIN measures a ON a.run = g.run AND a.number = g.number AND a.side = 0
  LEFT JOIN measures b ON b.run = g.run AND b.number = g.number AND b.side = 1`;

/**
 * All games of a run in the order of the schedule, each with how many there should be, so that both are of the same
 * moment. A run without games has one row, without a number.
 */
export const GAMES_OF_RUN = `
  SELECT ${COLUMNS}, r.stored
  FROM runs r LEFT JOIN games g ON g.run = r.id ${MEASURES}
  WHERE r.id = ? ORDER BY g.number`;

/** One game. */
export const GAME = `SELECT ${COLUMNS} FROM games g ${MEASURES} WHERE g.run = ? AND g.number = ?`;

/** Places in a row after those of the game itself. */
const FIRST_SIDE = 9;
const SECOND_SIDE = 14;
const RECORD_CHECKSUM = 19;
const CHECKSUM = 20;
export const STORED_GAMES = 21;

export type Row = readonly SQLOutputValue[];

/** A row that no game was ever stored as. */
class BadRow extends Error {}

function numberAt(row: Row, place: number): number {
  const value = row[place];
  if (typeof value !== 'number') throw new BadRow();
  return value;
}

function countsOf(blob: SQLOutputValue | undefined): Int32Array | null {
  if (blob === null || blob === undefined) return null;
  if (!(blob instanceof Uint8Array) || blob.length % Int32Array.BYTES_PER_ELEMENT !== 0) throw new BadRow();
  // A copy, as a view of 32-bit words must begin at a multiple of four.
  return new Int32Array(blob.slice().buffer);
}

/** Games of the first schema have no measures. */
const NOTHING: SideMeasures = { moves: 0, seconds: 0, simulations: 0, playoutMoves: 0, counts: null };

function sideOf(row: Row, at: number): SideMeasures {
  if (row[at] === null) return NOTHING;
  return {
    moves: numberAt(row, at),
    seconds: numberAt(row, at + 1),
    simulations: numberAt(row, at + 2),
    playoutMoves: numberAt(row, at + 3),
    counts: countsOf(row[at + 4]),
  };
}

function forfeitOf(row: Row): StoredGame['forfeit'] {
  const [side, reason] = [row[7], row[8]];
  if (side === null && reason === null) return null;
  if (typeof reason !== 'string') throw new BadRow();
  return { side: numberAt(row, 7), reason };
}

function gameOf(row: Row): StoredGame {
  return {
    number: numberAt(row, 0),
    pairing: numberAt(row, 1),
    seat: numberAt(row, 2),
    points: numberAt(row, 3),
    scores: [numberAt(row, 4), numberAt(row, 5)],
    plies: numberAt(row, 6),
    forfeit: forfeitOf(row),
    sides: [sideOf(row, FIRST_SIDE), sideOf(row, SECOND_SIDE)],
  };
}

function recordChecksumOf(row: Row): number | null {
  return row[RECORD_CHECKSUM] === null ? null : numberAt(row, RECORD_CHECKSUM);
}

/** The game with the checksum that it should have; undefined if the row cannot be one. */
export function sumUp(
  run: number,
  row: Row,
): { readonly game: StoredGame; readonly checksum: number } | undefined {
  try {
    const game = gameOf(row);
    return { game, checksum: gameChecksum(run, game, recordChecksumOf(row)) };
  } catch (error) {
    if (error instanceof BadRow) return undefined;
    throw error;
  }
}

/** Undefined if it is not what was stored. */
export function readGame(run: number, row: Row): StoredGame | undefined {
  const sum = sumUp(run, row);
  return sum?.checksum === row[CHECKSUM] ? sum?.game : undefined;
}

function bytesOf({ counts }: SideMeasures): Uint8Array | null {
  return counts && new Uint8Array(counts.buffer, counts.byteOffset, counts.byteLength);
}

/** Puts games of one run into the store. */
export class GameInserter {
  private readonly run: number;
  private readonly insertGame: StatementSync;
  private readonly insertMeasures: StatementSync;
  private readonly insertRecord: StatementSync;

  constructor(database: DatabaseSync, run: number) {
    this.run = run;
    this.insertGame = database.prepare(`INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
    this.insertMeasures = database.prepare(`INSERT INTO measures VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
    this.insertRecord = database.prepare(`INSERT INTO records VALUES (?, ?, ?)`);
  }

  insert(game: NewGame): void {
    const { run } = this;
    const { number, pairing, seat, points, scores, plies, forfeit, record } = game;
    const [first, second] = scores;
    const { side = null, reason = null } = forfeit ?? {};
    const recordSum = record === null ? null : checksumOf(record);
    const sum = gameChecksum(run, game, recordSum);
    const row = [run, number, pairing, seat, points, first, second, plies, side, reason, recordSum, sum];
    this.insertGame.run(...row);
    for (const [i, measures] of game.sides.entries()) {
      const { moves, seconds, simulations, playoutMoves } = measures;
      const bytes = bytesOf(measures);
      this.insertMeasures.run(run, number, i, moves, seconds, simulations, playoutMoves, bytes);
    }
    if (record !== null) this.insertRecord.run(run, number, record);
  }
}
