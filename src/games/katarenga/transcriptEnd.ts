/** The end of a written game: who has won, the points, and where the last pawns stand. */
import { OVER, UserError } from '../../core/index.ts';
import { cellOfIndex } from './cells.ts';
import type { KatarengaState } from './state.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A move from a square to a square, counted row by row; negative numbers have special meanings. */
export type Squares = readonly [from: number, to: number];

export const HINT = 'A transcript is {"n", "variant", "tiles", "moves", "legalCounts", "result", "points"}.';

export function badTranscript(what: string): UserError {
  return new UserError(what, HINT);
}

const RESULTS: Readonly<Record<string, number>> = { w: 1, white: 1, b: 0, black: 0, d: 0.5, draw: 0.5 };

function readResult(value: unknown): number {
  if (value === 1 || value === 0 || value === 0.5) return value;
  const result = typeof value === 'string' ? RESULTS[value.toLowerCase()] : undefined;
  if (result === undefined) throw badTranscript(`result ${JSON.stringify(value)} is none of "W", "B", "D"`);
  return result;
}

/** Who has won, and the points. A game that is not over has stopped at the limit. */
export function outcomeOf(state: KatarengaState): { readonly result: string; readonly points: number[] } {
  const result = 'BDW'[2 * (state.turn === OVER ? state.result(0) : 0.5)]!;
  return { result, points: [state.score(0), state.score(1)] };
}

export function checkOutcome(told: Fields, state: KatarengaState): void {
  const { result, points } = outcomeOf(state);
  if (readResult(told.result) !== RESULTS[result.toLowerCase()])
    throw new UserError(`result is given as ${JSON.stringify(told.result)}, but is ${result}`);
  if (JSON.stringify(told.points) !== JSON.stringify(points))
    throw new UserError(`points are given as ${JSON.stringify(told.points)}, but are [${points.join()}]`);
}

/** The squares of White's and Black's pawns. */
type Pawns = readonly (readonly number[])[];

/** The squares of both sides' pawns, counted row by row. */
export function pawnsOf(state: KatarengaState): Pawns {
  const { size } = state.board;
  const squares = Array.from({ length: size * size }, (_, index) => index);
  return [0, 1].map((side) => squares.filter((index) => state.pawnAt(cellOfIndex(index, size)) === side));
}

/** Where the pawns stand after a move, before any of them are taken off for closing points. */
export function pawnsAfter(pawns: Pawns, [from, to]: Squares): Pawns {
  const mover = pawns.findIndex((squares) => squares.includes(from));
  return pawns.map((squares, side) => {
    const left = squares.filter((square) => square !== from && square !== to);
    return side === mover && to >= 0 ? [...left, to].sort((a, b) => a - b) : left;
  });
}

function compare(name: string, recorded: unknown, ...readings: readonly unknown[]): void {
  const [theirs, ours] = [JSON.stringify(recorded), readings.map((reading) => JSON.stringify(reading))];
  if (!ours.includes(theirs)) throw new UserError(`${name} is given as ${theirs}, but is ${ours[0]}`);
}

/** The last position, as far as it is given. A text in `white` is the name of a player. */
export function checkLast(told: Fields, ply: number, ...pawns: readonly Pawns[]): void {
  for (const [side, name] of ['white', 'black'].entries()) {
    const recorded = told[name];
    const readings = pawns.map((squares) => squares[side]!);
    if (Array.isArray(recorded))
      compare(
        name,
        recorded.toSorted((a, b) => Number(a) - Number(b)),
        ...readings,
      );
    else if (recorded !== undefined && typeof recorded !== 'string')
      compare(name, recorded, ...readings.map((squares) => squares.length));
  }
  for (const name of ['ply', 'plies']) if (told[name] !== undefined) compare(name, told[name], ply);
}
