/** Games as rows of the store, in both directions. What is read is checked, column by column and by its checksum. */
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { MOST_SIDES, checksumOf, gameChecksum } from './checksum.ts';
import type { NewGame, SideMeasures, StoredGame } from './rows.ts';

/** A game is as many rows as it has sides; those of the first schema, which measured nothing, are one. */
const COLUMNS = `
  g.number, pairing, seat, g.points, score_first, score_second, plies, forfeit_side, forfeit_reason,
  g.record_checksum, g.checksum,
  m.side, m.moves, m.seconds, m.simulations, m.playout_moves, m.counts, m.points, m.score`;

const MEASURES = 'LEFT JOIN measures m ON m.run = g.run AND m.number = g.number';

/**
 * All games of a run in the order of the schedule, each with how many there should be, so that both are of the same
 * moment. A run without games has one row, without a number.
 */
export const GAMES_OF_RUN = `
  SELECT ${COLUMNS}, r.stored
  FROM runs r LEFT JOIN games g ON g.run = r.id ${MEASURES}
  WHERE r.id = ? ORDER BY g.number, m.side`;

/** Which games of a run: all, or with 1 in the second place only those that are kept whole. */
const CHOSEN = 'FROM games WHERE run = ? AND (? = 0 OR record_checksum IS NOT NULL)';

/** A part of them in the order of the schedule: at most so many, after so many others. */
export const SOME_GAMES = `
  SELECT ${COLUMNS} FROM (SELECT * ${CHOSEN} ORDER BY number LIMIT ? OFFSET ?) g
  ${MEASURES} ORDER BY g.number, m.side`;

export const COUNT_GAMES = `SELECT count(*) AS games ${CHOSEN}`;

/** One game. */
export const GAME = `
  SELECT ${COLUMNS} FROM games g ${MEASURES} WHERE g.run = ? AND g.number = ? ORDER BY m.side`;

/** Places in a row. */
const RECORD_CHECKSUM = 9;
const CHECKSUM = 10;
const SIDE = 11;
const SIDE_MEASURES = 12;
const SIDE_POINTS = 17;
const SIDE_SCORE = 18;
export const STORED_GAMES = 19;

export type Row = readonly SQLOutputValue[];

/** The rows of a statement that returns them as lists, which its types do not know. */
export function rowsOf(results: readonly unknown[]): readonly Row[] {
  return results.filter((result): result is Row => Array.isArray(result));
}

/** The rows of one game after the other, which are as many as it has sides. */
export function* byGame(rows: Iterable<Row>): Generator<readonly Row[], void, undefined> {
  let sides: Row[] = [];
  for (const row of rows) {
    if (sides.length > 0 && row[0] !== sides[0]![0]) {
      yield sides;
      sides = [];
    }
    sides.push(row);
  }
  if (sides.length > 0) yield sides;
}

/** Is the game of these rows kept whole? */
export function isRecorded(rows: readonly Row[]): boolean {
  return rows[0]![RECORD_CHECKSUM] !== null;
}

/** A row that cannot come from a stored game. */
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

function sideOf(row: Row, side: number): SideMeasures {
  if (row[SIDE] !== side) throw new BadRow();
  return {
    moves: numberAt(row, SIDE_MEASURES),
    seconds: numberAt(row, SIDE_MEASURES + 1),
    simulations: numberAt(row, SIDE_MEASURES + 2),
    playoutMoves: numberAt(row, SIDE_MEASURES + 3),
    counts: countsOf(row[SIDE_MEASURES + 4]),
  };
}

function sidesOf(rows: readonly Row[]): SideMeasures[] {
  if (rows.length === 1 && rows[0]![SIDE] === null) return [NOTHING, NOTHING];
  if (rows.length < 2 || rows.length > MOST_SIDES) throw new BadRow();
  return rows.map(sideOf);
}

/** In a game of two the second side has the rest of the points. */
function pointsOf(rows: readonly Row[]): number[] {
  const first = numberAt(rows[0]!, 3);
  return rows.length <= 2
    ? [first, 1 - first]
    : [first, ...rows.slice(1).map((row) => numberAt(row, SIDE_POINTS))];
}

function scoresOf(rows: readonly Row[]): number[] {
  const [first] = rows;
  return [numberAt(first!, 4), numberAt(first!, 5), ...rows.slice(2).map((row) => numberAt(row, SIDE_SCORE))];
}

function forfeitOf(row: Row): StoredGame['forfeit'] {
  const [side, reason] = [row[7], row[8]];
  if (side === null && reason === null) return null;
  if (typeof reason !== 'string') throw new BadRow();
  return { side: numberAt(row, 7), reason };
}

function gameOf(rows: readonly Row[]): StoredGame {
  const row = rows[0]!;
  return {
    number: numberAt(row, 0),
    pairing: numberAt(row, 1),
    seat: numberAt(row, 2),
    points: pointsOf(rows),
    scores: scoresOf(rows),
    plies: numberAt(row, 6),
    forfeit: forfeitOf(row),
    sides: sidesOf(rows),
  };
}

function recordChecksumOf(row: Row): number | null {
  return row[RECORD_CHECKSUM] === null ? null : numberAt(row, RECORD_CHECKSUM);
}

/** The game with the checksum that it should have; undefined if the rows cannot be one. */
export function sumUp(
  run: number,
  rows: readonly Row[],
): { readonly game: StoredGame; readonly checksum: number } | undefined {
  try {
    const game = gameOf(rows);
    return { game, checksum: gameChecksum(run, game, recordChecksumOf(rows[0]!)) };
  } catch (error) {
    if (error instanceof BadRow) return undefined;
    throw error;
  }
}

/** Undefined if it is not what was stored. */
export function readGame(run: number, rows: readonly Row[]): StoredGame | undefined {
  const sum = sumUp(run, rows);
  return sum?.checksum === rows[0]![CHECKSUM] ? sum?.game : undefined;
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
    this.insertMeasures = database.prepare(`INSERT INTO measures VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
    this.insertRecord = database.prepare(`INSERT INTO records VALUES (?, ?, ?)`);
  }

  insert(game: NewGame): void {
    const { run } = this;
    const { number, pairing, seat, points, scores, plies, forfeit, record } = game;
    const [first, second] = scores;
    const { side = null, reason = null } = forfeit ?? {};
    const recordSum = record === null ? null : checksumOf(record);
    const sum = gameChecksum(run, game, recordSum);
    const row = [
      run,
      number,
      pairing,
      seat,
      points[0]!,
      first!,
      second!,
      plies,
      side,
      reason,
      recordSum,
      sum,
    ];
    this.insertGame.run(...row);
    for (const [i, measures] of game.sides.entries()) {
      const { moves, seconds, simulations, playoutMoves } = measures;
      const bytes = bytesOf(measures);
      const ownPoints = game.sides.length > 2 && i > 0 ? points[i]! : null;
      const ownScore = i > 1 ? scores[i]! : null;
      const measured = [moves, seconds, simulations, playoutMoves];
      this.insertMeasures.run(run, number, i, ...measured, bytes, ownPoints, ownScore);
    }
    if (record !== null) this.insertRecord.run(run, number, record);
  }
}
