/**
 * Whole games in the neutral form of the rules, `{n, variant, tiles, moves, legalCounts, result, points}`: moves are
 * `[from, to]` in squares counted row by row, `to` = -1 for scoring, `[-2, -2]` for a pass; `legalCounts` says how
 * many moves there were to choose from before each of them; `result` is W, B or D (or White's result as a number, 1,
 * 0 or 0.5); `points` are White's and Black's at the end. Where the game also tells its last position, in `white` and
 * `black` (the squares of their pawns, in any order, or how many there are) and `ply`, at the top or in an object
 * `final`, these are compared too. Pawns that earned the closing points are off the board, but may be listed where they
 * stood. Other fields, such as names of players, are skipped.
 *
 * The form does not say after how many plies its games are drawn. A game may stop at the limit of the presets, and
 * is then a draw, or have been played without one.
 */
import { type Move, OVER, Random, type TranscriptFormat, UserError, defaults } from '../../core/index.ts';
import {
  type ValueOf,
  anything,
  integer,
  isObject,
  list,
  openObject,
  optional,
  pair,
  readIfFits,
  required,
  within,
} from '../../core/schema/index.ts';
import { OFF, cellOfIndex } from './cells.ts';
import { MAX_MOVES, PASS, moveOf } from './moves.ts';
import { legalMove } from './notation.ts';
import { type KatarengaOptions, options, presets, settle } from './options.ts';
import { readBoard, variant } from './positionJson.ts';
import { start } from './start.ts';
import type { KatarengaState } from './state.ts';

const HINT = 'A transcript is {"n", "variant", "tiles", "moves", "legalCounts", "result", "points"}.';
const PRESET_OF = { seed: 'paper', official: 'official' } as const;

const transcriptSchema = openObject('transcript', {
  variant: required(variant, HINT),
  moves: required(list(anything()), HINT),
  legalCounts: required(list(anything()), HINT),
  result: optional(anything()),
  points: optional(anything()),
});

type Transcript = ValueOf<typeof transcriptSchema>;

/** A move from a square to a square, counted row by row; negative numbers have special meanings. */
type Squares = readonly [from: number, to: number];

const listed = new Int32Array(MAX_MOVES);

function bad(what: string): UserError {
  return new UserError(what, HINT);
}

/** The rules of the variant on the tiles of the transcript. */
function rulesOf(value: unknown, { variant: played }: Transcript): KatarengaOptions {
  const preset = presets.find(({ name }) => name === PRESET_OF[played])!;
  return settle({ ...defaults(options), ...preset.values, tiles: readBoard(value).tiles }, new Set());
}

function readMove(value: unknown, size: number): Squares {
  const square = integer(-2, size * size - 1);
  const move = readIfFits(pair(square, square), value);
  if (!move)
    throw bad(`a move is a pair of squares from 0 to ${size * size - 1}, of a square and -1, or [-2,-2]`);
  return move;
}

function moveBetween([from, to]: Squares, size: number): Move {
  if (from === -2 && to === -2) return PASS;
  if (from < 0 || to < -1) throw bad('a move begins on a square and ends on one, or is -1 for scoring');
  return moveOf(cellOfIndex(from, size), to === -1 ? OFF : cellOfIndex(to, size));
}

/** Plays one move of the transcript. @throws UserError if the rules or the count say otherwise */
function playOne(state: KatarengaState, text: string, value: unknown, count: unknown): Squares {
  if (state.turn === OVER) throw new UserError('the game is already over');
  const { size } = state.board;
  const squares = readMove(value, size);
  const move = legalMove(state, moveBetween(squares, size), text);
  const legal = state.moves(listed);
  // Whether a pass is a legal move to be counted is a matter of taste.
  if (count !== legal && !(move === PASS && count === 0))
    throw new UserError(`legalCounts says ${JSON.stringify(count)} moves, but there are ${legal}`);
  state.play(move);
  return squares;
}

const RESULTS: Readonly<Record<string, number>> = { w: 1, white: 1, b: 0, black: 0, d: 0.5, draw: 0.5 };

function readResult(value: unknown): number {
  if (value === 1 || value === 0 || value === 0.5) return value;
  const result = typeof value === 'string' ? RESULTS[value.toLowerCase()] : undefined;
  if (result === undefined) throw bad(`result ${JSON.stringify(value)} is none of "W", "B", "D"`);
  return result;
}

function checkEnd(state: KatarengaState, value: Transcript, limit: number): void {
  if (state.turn !== OVER && state.ply !== limit)
    throw new UserError(`the game is not over after its ${state.ply} moves`);
  const result = state.turn === OVER ? state.result(0) : 0.5;
  if (readResult(value.result) !== result)
    throw new UserError(`result is given as ${JSON.stringify(value.result)}, but is ${'BDW'[2 * result]}`);
  const points = [state.score(0), state.score(1)];
  if (JSON.stringify(value.points) !== JSON.stringify(points))
    throw new UserError(`points are given as ${JSON.stringify(value.points)}, but are [${points.join()}]`);
}

type Pawns = readonly (readonly number[])[];

/** The squares of both sides' pawns, counted row by row. */
function pawnsOf(state: KatarengaState): Pawns {
  const { size } = state.board;
  const squares = Array.from({ length: size * size }, (_, index) => index);
  return [0, 1].map((side) => squares.filter((index) => state.pawnAt(cellOfIndex(index, size)) === side));
}

/** Where the pawns stand after a move, before any of them are taken off for closing points. */
function pawnsAfter(pawns: Pawns, [from, to]: Squares): Pawns {
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
function checkLast(told: Readonly<Record<string, unknown>>, ply: number, ...pawns: readonly Pawns[]): void {
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

const neutral: TranscriptFormat = {
  name: 'katarenga transcript',
  recognises: (value) => isObject(value) && ['n', 'tiles', 'legalCounts'].every((name) => name in value),
  verify(value) {
    if (!isObject(value)) throw bad('not a JSON object');
    const game = transcriptSchema.read(value, []);
    const rules = rulesOf(value, game);
    const state = start({ ...rules, maxPlies: 0 }, new Random(0));
    const { moves, legalCounts: counts } = game;
    if (counts.length !== moves.length)
      throw bad(`there are ${moves.length} moves, but ${counts.length} legalCounts`);
    let standing = pawnsOf(state);
    for (const [i, move] of moves.entries()) {
      const text = JSON.stringify(move);
      const squares = within(`move ${i + 1} (${text})`, () => playOne(state, text, move, counts[i]));
      standing = pawnsAfter(standing, squares);
    }
    checkEnd(state, game, rules.maxPlies);
    const last = [pawnsOf(state), standing];
    checkLast(value, state.ply, ...last);
    if (isObject(value.final)) checkLast(value.final, state.ply, ...last);
  },
};

export const transcripts: readonly TranscriptFormat[] = [neutral];
