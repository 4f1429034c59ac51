/**
 * Whole games in the neutral form of the rules, `{n, variant, tiles, moves, legalCounts, result, points}`: moves are
 * `[from, to]` in squares counted row by row, `to` = -1 for scoring, `[-2, -2]` for a pass; `legalCounts` says how
 * many moves there were to choose from before each of them; `result` is W, B or D (or White's result as a number, 1,
 * 0 or 0.5); `points` are White's and Black's at the end.
 *
 * The form does not say after how many plies its games are drawn. A game may stop at the limit of the presets, and
 * is then a draw, or have been played without one.
 */
import { type Move, OVER, Random, type TranscriptFormat, UserError } from '../../core/index.ts';
import { OFF, cellOfIndex } from './cells.ts';
import { MAX_MOVES, PASS, moveOf } from './moves.ts';
import { legalMove } from './notation.ts';
import { type KatarengaOptions, presets, settle } from './options.ts';
import { isObject, isWhole, tilesField } from './positionJson.ts';
import { start } from './start.ts';
import type { KatarengaState } from './state.ts';

const HINT = 'A transcript is {"n", "variant", "tiles", "moves", "legalCounts", "result", "points"}.';
const PRESET_OF = { seed: 'paper', official: 'official' } as const;

const listed = new Int32Array(MAX_MOVES);

function bad(what: string): UserError {
  return new UserError(what, HINT);
}

/** The rules of the variant on the tiles of the transcript. */
function rulesOf(value: Record<string, unknown>): KatarengaOptions {
  const { variant } = value;
  if (variant !== 'seed' && variant !== 'official')
    throw bad(`variant ${JSON.stringify(variant)} is neither "seed" nor "official"`);
  const preset = presets.find(({ name }) => name === PRESET_OF[variant])!;
  return settle({ ...preset.values, tiles: tilesField(value, bad) }, new Set());
}

function listField(value: Record<string, unknown>, name: string): readonly unknown[] {
  const list = value[name];
  if (!Array.isArray(list)) throw bad(`${name} should be a list`);
  return list;
}

function readMove(value: unknown, size: number): Move {
  const squares = size * size;
  if (!Array.isArray(value) || value.length !== 2 || !value.every((n) => isWhole(n, -2, squares - 1)))
    throw bad(`a move is a pair of squares from 0 to ${squares - 1}, of a square and -1, or [-2,-2]`);
  const [from, to] = value as [number, number];
  if (from === -2 && to === -2) return PASS;
  if (from < 0 || to < -1) throw bad('a move begins on a square and ends on one, or is -1 for scoring');
  return moveOf(cellOfIndex(from, size), to === -1 ? OFF : cellOfIndex(to, size));
}

/** Plays one move of the transcript. @throws UserError if the rules or the count say otherwise */
function playOne(state: KatarengaState, text: string, value: unknown, count: unknown): void {
  if (state.turn === OVER) throw new UserError('the game is already over');
  const move = legalMove(state, readMove(value, state.board.size), text);
  const legal = state.moves(listed);
  // Whether a pass is a legal move to be counted is a matter of taste.
  if (count !== legal && !(move === PASS && count === 0))
    throw new UserError(`legalCounts says ${JSON.stringify(count)} moves, but there are ${legal}`);
  state.play(move);
}

const RESULTS: Readonly<Record<string, number>> = { w: 1, white: 1, b: 0, black: 0, d: 0.5, draw: 0.5 };

function readResult(value: unknown): number {
  if (value === 1 || value === 0 || value === 0.5) return value;
  const result = typeof value === 'string' ? RESULTS[value.toLowerCase()] : undefined;
  if (result === undefined) throw bad(`result ${JSON.stringify(value)} is none of "W", "B", "D"`);
  return result;
}

function checkEnd(state: KatarengaState, value: Record<string, unknown>, limit: number): void {
  if (state.turn !== OVER && state.ply !== limit)
    throw new UserError(`the game is not over after its ${state.ply} moves`);
  const result = state.turn === OVER ? state.result(0) : 0.5;
  if (readResult(value.result) !== result)
    throw new UserError(`result is given as ${JSON.stringify(value.result)}, but is ${'BDW'[2 * result]}`);
  const points = [state.score(0), state.score(1)];
  if (JSON.stringify(value.points) !== JSON.stringify(points))
    throw new UserError(`points are given as ${JSON.stringify(value.points)}, but are [${points.join()}]`);
}

const neutral: TranscriptFormat = {
  name: 'katarenga transcript',
  recognises: (value) => isObject(value) && ['n', 'tiles', 'legalCounts'].every((name) => name in value),
  verify(value) {
    if (!isObject(value)) throw bad('not a JSON object');
    const rules = rulesOf(value);
    const state = start({ ...rules, maxPlies: 0 }, new Random(0));
    const moves = listField(value, 'moves');
    const counts = listField(value, 'legalCounts');
    if (counts.length !== moves.length)
      throw bad(`there are ${moves.length} moves, but ${counts.length} legalCounts`);
    for (const [i, move] of moves.entries()) {
      const text = JSON.stringify(move);
      try {
        playOne(state, text, move, counts[i]);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        throw new UserError(`move ${i + 1} (${text}): ${error.message}`, error.hint);
      }
    }
    checkEnd(state, value, rules.maxPlies);
  },
};

export const transcripts: readonly TranscriptFormat[] = [neutral];
