/**
 * Positions as text: `tiles pawns side points ply [passes=N]`.
 *
 *     NKB/RRN/KBN bbb/3/www w 0:0 0
 *
 * Tiles and pawns are rows from the top down, tiles as `K R B N`, pawns as `w` and `b` with numbers for runs of empty
 * squares. Side is `w` or `b`, points are White's and Black's (pawns in camps where camps are the goal), ply counts
 * the turns played. The JSON form of the rules is read as well, see `positionJson.ts`.
 */
import { UserError } from '../../core/index.ts';
import { cellAt } from './cells.ts';
import { type KatarengaOptions, MOST_PLIES } from './options.ts';
import { readPositionJson } from './positionJson.ts';
import { type Setup, stateOf } from './setup.ts';
import type { KatarengaState } from './state.ts';
import { readTiles } from './tiles.ts';

const HINT =
  'A position looks like "NKB/RRN/KBN bbb/3/www w 0:0 0": tiles, pawns (both from the top row down), side, points, ply.';

// ── printing ──────────────────────────────────────────────────────────────────────────────────────

function rowsFromTop(size: number, row: (y: number) => string): string {
  return Array.from({ length: size }, (_, i) => row(size - 1 - i)).join('/');
}

function formatRow(state: KatarengaState, y: number): string {
  const { size } = state.board;
  const row = Array.from({ length: size }, (_, x) => '.wb'[state.pawnAt(cellAt(x, y, size)) + 1]).join('');
  return row.replace(/\.+/g, (run) => String(run.length));
}

export function formatPosition(state: KatarengaState): string {
  const { size, tiles } = state.board;
  const fields = [
    rowsFromTop(size, (y) => tiles.slice(y * size, (y + 1) * size)),
    rowsFromTop(size, (y) => formatRow(state, y)),
    'wb'[state.side],
    `${state.score(0)}:${state.score(1)}`,
    state.ply,
  ];
  if (state.passes > 0) fields.push(`passes=${state.passes}`);
  return fields.join(' ');
}

// ── reading ───────────────────────────────────────────────────────────────────────────────────────

function badPosition(what: string): UserError {
  return new UserError(`position: ${what}`, HINT);
}

function parsePawnRow(row: string, size: number, number: number): string {
  const stray = /[^wb\d]|(?<!\d)0/.exec(row);
  if (stray) throw badPosition(`pawn row ${number} has "${stray[0]}"; only w, b and numbers can stand there`);
  const squares = row.replace(/\d+/g, (run) => '.'.repeat(Math.min(Number(run), size + 1)));
  if (squares.length !== size)
    throw badPosition(`pawn row ${number} ("${row}") should have ${size} squares, as the tiles have`);
  return squares;
}

function parsePawns(text: string | undefined, size: number): Setup['pawns'] {
  if (text === undefined) throw badPosition('the pawns are missing');
  const rows = text.split('/');
  if (rows.length !== size)
    throw badPosition(`${rows.length} rows of pawns, but the tiles make a board of ${size} rows`);
  const squares = rows.map((row, i) => parsePawnRow(row, size, i + 1));
  const cellsOf = (letter: string): number[] =>
    squares.flatMap((row, i) =>
      [...row].flatMap((char, x) => (char === letter ? [cellAt(x, size - 1 - i, size)] : [])),
    );
  return [cellsOf('w'), cellsOf('b')];
}

function parseSide(text: string | undefined): number {
  if (text === 'w') return 0;
  if (text === 'b') return 1;
  throw badPosition(
    text === undefined ? 'the side to move is missing' : `"${text}" is not a side; write w or b`,
  );
}

function parsePoints(text: string | undefined): readonly [number, number] {
  if (text === undefined) return [0, 0];
  const match = /^(\d{1,2}):(\d{1,2})$/.exec(text);
  if (!match) throw badPosition(`"${text}" should be points as <White's>:<Black's>`);
  return [Number(match[1]), Number(match[2])];
}

function parsePly(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,7}$/.test(text) || Number(text) > MOST_PLIES)
    throw badPosition(`"${text}" is not a ply; it is a whole number from 0 to ${MOST_PLIES}`);
  return Number(text);
}

function parsePasses(text: string | undefined): number {
  if (text === undefined) return 0;
  const match = /^passes=([12])$/.exec(text);
  if (!match) throw badPosition(`"${text}" should be passes=1 or passes=2`);
  return Number(match[1]);
}

function readPosition(text: string): Setup {
  const fields = text.split(/\s+/);
  if (fields.length > 6) throw badPosition(`"${fields[6]}" is one field too many`);
  const { size, tiles } = readTiles(fields[0]!, HINT);
  return {
    tiles,
    pawns: parsePawns(fields[1], size),
    side: parseSide(fields[2]),
    points: parsePoints(fields[3]),
    ply: parsePly(fields[4]),
    passes: parsePasses(fields[5]),
  };
}

export function parsePosition(text: string, options: KatarengaOptions): KatarengaState {
  const plain = text.trim();
  return stateOf(plain.startsWith('{') ? readPositionJson(plain, options) : readPosition(plain), options);
}
