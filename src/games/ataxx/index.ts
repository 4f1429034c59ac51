/**
 * Ataxx: two sides clone and jump stones, and convert every enemy stone they land beside. Where the rules are:
 *
 *     where stones may go      listMoves in moves.ts
 *     moving and converting    play in state.ts
 *     when the game ends       isSettled and endIf in state.ts
 *     stones and who has won   score and result in state.ts
 *     what differs by preset   options.ts
 */
import { type Game, settleOptions } from '../../core/index.ts';
import { agents } from './agents.ts';
import { Board } from './board.ts';
import { cellAt } from './cells.ts';
import { draw } from './draw.ts';
import { guide } from './guide.ts';
import { heuristics } from './heuristics.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from './notation.ts';
import { type AtaxxOptions, gapCells, options, presets, settle } from './options.ts';
import { patterns } from './patterns/index.ts';
import { playouts } from './playouts.ts';
import { MAX_MOVES } from './moves.ts';
import { reportInterface } from './report/reportInterface.ts';
import { AtaxxState } from './state.ts';
import { tactics } from './tactics.ts';
import { tally } from './tally.ts';

function start(options: AtaxxOptions): AtaxxState {
  const { size } = options;
  const gaps = gapCells(options);
  const state = new AtaxxState(new Board(size, gaps, options), options.first === 'x' ? 0 : 1);
  const last = size - 1;
  const four = options.start === 'four-corners';
  const corners: readonly (readonly [side: number, cell: number])[] = four
    ? [
        [0, cellAt(0, last)],
        [0, cellAt(last, 0)],
        [1, cellAt(last, last)],
        [1, cellAt(0, 0)],
      ]
    : [
        [1, cellAt(0, last)],
        [0, cellAt(last, 0)],
      ];
  for (const [side, cell] of corners) if (state.board.has(cell)) state.put(side, cell);
  return state.open();
}

export const ataxx: Game<AtaxxState, typeof options> = {
  name: 'ataxx',
  title: 'Ataxx',
  about: 'Clone and jump stones; every enemy stone beside the landing cell changes sides.',
  minSeats: 2,
  maxSeats: 2,
  hasChance: false,
  hasHidden: false,
  maxMoves: MAX_MOVES,
  // Each clone fills a cell for good and at most 9999 jumps and as many passes of each side stand between two.
  maxPlies: 64 * 4 * 10_000,
  options,
  presets,
  settle,
  start,
  formatPosition,
  parsePosition,
  formatMove,
  parseMove,
  seatName: (seat) => 'xo'[seat]!,
  draw,
  guide,
  playouts,
  heuristics,
  features: [patterns],
  tactics,
  agents,
  tally,
  protocols: ['uai', 'ugi'],
  textInterface: reportInterface((given) => settleOptions(ataxx, given)),
};

export { cellAt, distance, fileOf, rankOf } from './cells.ts';
export { type AtaxxCell, type AtaxxMove, decodeMove } from './decodeMove.ts';
export type { AtaxxOptions } from './options.ts';
export type { AtaxxState } from './state.ts';
