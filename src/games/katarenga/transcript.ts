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
import {
  Line,
  type Move,
  OVER,
  type PlayedGame,
  Random,
  type TranscriptFormat,
  UserError,
  defaults,
  notForTranscripts,
  requireOver,
  settleOptions,
} from '../../core/index.ts';
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
import { MAX_MOVES, PASS, moveOf, originOf, targetOf } from './moves.ts';
import { formatMove, legalMove, parseMove } from './notation.ts';
import { type KatarengaOptions, options, presets, settle } from './options.ts';
import { formatPosition, parsePosition } from './position.ts';
import { readBoard, variant as variantSchema } from './positionJson.ts';
import { start } from './start.ts';
import type { KatarengaState } from './state.ts';
import {
  HINT,
  type Squares,
  badTranscript,
  checkLast,
  checkOutcome,
  outcomeOf,
  pawnsAfter,
  pawnsOf,
} from './transcriptEnd.ts';

const PRESET_OF = { seed: 'paper', official: 'official' } as const;
const VARIANTS = ['seed', 'official'] as const;
/** What a variant decides. */
const RULES = ['slide', 'firstMoveCapture', 'goal', 'blocked'] as const;
const NO_LIMIT = 0;

const transcriptSchema = openObject('transcript', {
  variant: required(variantSchema, HINT),
  moves: required(list(anything()), HINT),
  legalCounts: required(list(anything()), HINT),
  result: optional(anything()),
  points: optional(anything()),
});

type Transcript = ValueOf<typeof transcriptSchema>;

const listed = new Int32Array(MAX_MOVES);

/** The rules of a variant, on these tiles. */
function rulesOf(variant: Transcript['variant'], tiles: string): KatarengaOptions {
  const preset = presets.find(({ name }) => name === PRESET_OF[variant])!;
  return settle({ ...defaults(options), ...preset.values, tiles }, new Set());
}

/** A new game in which nothing but the rules of the variant ends it. */
function beginWithoutLimit(rules: KatarengaOptions): Line<KatarengaState> {
  return new Line(start({ ...rules, maxPlies: NO_LIMIT }, new Random(0)), formatMove);
}

// ── reading ───────────────────────────────────────────────────────────────────────────────────────

function readMove(value: unknown, size: number): Squares {
  const square = integer(-2, size * size - 1);
  const move = readIfFits(pair(square, square), value);
  if (!move)
    throw badTranscript(
      `a move is a pair of squares from 0 to ${size * size - 1}, of a square and -1, or [-2,-2]`,
    );
  return move;
}

function moveBetween([from, to]: Squares, size: number): Move {
  if (from === -2 && to === -2) return PASS;
  if (from < 0 || to < -1)
    throw badTranscript('a move begins on a square and ends on one, or is -1 for scoring');
  return moveOf(cellOfIndex(from, size), to === -1 ? OFF : cellOfIndex(to, size));
}

/** Plays one move of the transcript. @throws UserError if the rules or the count say otherwise */
function playOne(line: Line<KatarengaState>, text: string, value: unknown, count: unknown): Squares {
  const { state } = line;
  if (state.turn === OVER) throw new UserError('the game is already over');
  const { size } = state.board;
  const squares = readMove(value, size);
  const move = legalMove(state, moveBetween(squares, size), text);
  const legal = state.moves(listed);
  // Whether a pass is a legal move to be counted is a matter of taste.
  if (count !== legal && !(move === PASS && count === 0))
    throw new UserError(`legalCounts says ${JSON.stringify(count)} moves, but there are ${legal}`);
  line.play(move);
  return squares;
}

/** Has the game ended, if only by the limit of its preset? */
function hasEnded(state: KatarengaState, { maxPlies }: KatarengaOptions): boolean {
  return state.turn === OVER || state.ply === maxPlies;
}

function read(value: unknown): PlayedGame {
  if (!isObject(value)) throw badTranscript('not a JSON object');
  const game = transcriptSchema.read(value, []);
  const rules = rulesOf(game.variant, readBoard(value).tiles);
  const line = beginWithoutLimit(rules);
  const { state } = line;
  const position = formatPosition(state);
  const { moves, legalCounts: counts } = game;
  if (counts.length !== moves.length)
    throw badTranscript(`there are ${moves.length} moves, but ${counts.length} legalCounts`);
  let standing = pawnsOf(state);
  for (const [i, move] of moves.entries()) {
    const text = JSON.stringify(move);
    const squares = within(`move ${i + 1} (${text})`, () => playOne(line, text, move, counts[i]));
    standing = pawnsAfter(standing, squares);
  }
  if (!hasEnded(state, rules)) throw new UserError(`the game is not over after its ${state.ply} moves`);
  checkOutcome(value, state);
  const last = [pawnsOf(state), standing];
  checkLast(value, state.ply, ...last);
  if (isObject(value.final)) checkLast(value.final, state.ply, ...last);
  const maxPlies = state.ply > rules.maxPlies ? NO_LIMIT : rules.maxPlies;
  return { options: { ...rules, maxPlies }, position, moves: line.moves };
}

// ── writing ───────────────────────────────────────────────────────────────────────────────────────

/** @throws UserError for rules that are those of neither variant */
function variantOf(rules: KatarengaOptions): Transcript['variant'] {
  const differences = VARIANTS.map((name) => {
    const usual = rulesOf(name, rules.tiles);
    return RULES.filter((rule) => rules[rule] !== usual[rule]);
  });
  const found = VARIANTS.find((_, i) => differences[i]!.length === 0);
  if (found) return found;
  const [odd] = differences.reduce((a, b) => (b.length < a.length ? b : a));
  throw notForTranscripts(
    `they know the rules of the presets paper and official alone, not ${odd}=${rules[odd!]}`,
  );
}

function squaresOf(move: Move, size: number): Squares {
  if (move === PASS) return [-2, -2];
  const to = targetOf(move);
  return [cellOfIndex(originOf(move), size), to === OFF ? -1 : cellOfIndex(to, size)];
}

function write({ options: given, position, moves }: PlayedGame): unknown {
  const chosen = settleOptions({ name: 'katarenga', options, presets, settle }, given);
  const played = parsePosition(position, chosen);
  const { size, tiles } = played.board;
  const variant = variantOf(chosen);
  const usual = rulesOf(variant, tiles);
  const { state } = beginWithoutLimit(usual);
  if (formatPosition(state) !== formatPosition(played))
    throw notForTranscripts('it does not begin with all pawns at home');
  const pairs: Squares[] = [];
  const legalCounts: number[] = [];
  for (const text of moves) {
    const move = parseMove(played, text);
    legalCounts.push(played.moves(listed));
    pairs.push(squaresOf(move, size));
    played.play(move);
    state.play(move);
  }
  requireOver(played);
  if (!hasEnded(state, usual))
    throw notForTranscripts(
      `it is a draw by its limit of ${chosen.maxPlies} plies, and they know that of ${usual.maxPlies} alone`,
    );
  return { n: size, variant, tiles, moves: pairs, legalCounts, ...outcomeOf(state) };
}

const neutral: TranscriptFormat = {
  name: 'katarenga transcript',
  recognises: (value) => isObject(value) && ['n', 'tiles', 'legalCounts'].every((name) => name in value),
  read,
  write,
};

export const transcripts: readonly TranscriptFormat[] = [neutral];
