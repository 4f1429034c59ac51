/**
 * What experiments count in a game: which tiles pawns move from and to, captures, and how often each square is entered
 * and left.
 */
import type { Counter, Counts, Move, Tally } from '../../core/index.ts';
import { OFF, cellOfIndex, columnOf, rowOf } from './cells.ts';
import { PASS, originOf, targetOf } from './moves.ts';
import type { KatarengaOptions } from './options.ts';
import type { KatarengaState } from './state.ts';
import { TILES } from './tiles.ts';

const NAMES = ['king', 'rook', 'bishop', 'knight'] as const;

const FROM = 0;
const TO = FROM + TILES.length;
const CAPTURES = TO + TILES.length;
const VISITS = CAPTURES + 1;

/** By the code of its letter: the place of a tile in `TILES`. */
const PLACES = new Uint8Array(128);
for (const [place, tile] of TILES.entries()) PLACES[tile.charCodeAt(0)] = place;

function counters({ size }: KatarengaOptions): Counter[] {
  const lines = Array.from({ length: size }, (_, i) => i);
  const board = {
    rows: size,
    columns: size,
    rowLabels: lines.map((i) => String(size - i)),
    columnLabels: lines.map((x) => String.fromCharCode(97 + x)),
  };
  return [
    ...NAMES.map((tile) => ({ name: `from-${tile}`, title: `moves from ${tile} tiles` })),
    ...NAMES.map((tile) => ({ name: `to-${tile}`, title: `moves to ${tile} tiles` })),
    { name: 'captures', title: 'captures' },
    { name: 'visits', title: 'moves to each square', board },
    { name: 'departures', title: 'moves from each square', board },
  ];
}

/** The kind of tile on a cell, as its place in `TILES`. */
function tileOn({ board }: KatarengaState, cell: number): number {
  return PLACES[board.tiles.charCodeAt(cellOfIndex(cell, board.size))]!;
}

/** The place of a cell on the board as it is drawn, from the top. */
function fieldOf(cell: number, size: number): number {
  return (size - 1 - rowOf(cell, size)) * size + columnOf(cell, size);
}

function count(state: KatarengaState, move: Move, counts: readonly Counts[]): void {
  if (move === PASS) return;
  const own = counts[state.turn]!;
  const { size } = state.board;
  const from = originOf(move);
  const to = targetOf(move);
  own[FROM + tileOn(state, from)]!++;
  own[VISITS + size * size + fieldOf(from, size)]!++;
  if (to === OFF) return;
  own[TO + tileOn(state, to)]!++;
  if (state.pawnAt(to) !== -1) own[CAPTURES]!++;
  own[VISITS + fieldOf(to, size)]!++;
}

export const tally: Tally<KatarengaState, KatarengaOptions> = { counters, count };
