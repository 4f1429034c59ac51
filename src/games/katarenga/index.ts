/**
 * Katarenga: pawns that move by the tile they stand on race across the board. Where the rules are:
 *
 *     how each tile moves a pawn    makeSlots in slots.ts, listMoves in moves.ts
 *     moving, capturing, scoring    playDraw and scoreFor in state.ts
 *     when the game ends            endIfTooFew, endIfBlocked and endIfLong in state.ts
 *     points and who has won        score and result in state.ts
 *     boards and what differs by preset    tiles.ts and options.ts
 */
import type { Game } from '../../core/index.ts';
import { agents } from './agents.ts';
import { draw } from './draw.ts';
import { guide } from './guide.ts';
import { heuristics } from './heuristics.ts';
import { MAX_MOVES } from './moves.ts';
import { race } from './learned/index.ts';
import { formatMove, parseMove, seatName } from './notation.ts';
import { MOST_PLIES, options, presets, settle } from './options.ts';
import { playouts } from './playouts.ts';
import { formatPosition, parsePosition } from './position.ts';
import { positions } from './positions.ts';
import { start } from './start.ts';
import type { KatarengaState } from './state.ts';
import { tactics } from './tactics.ts';
import { tally } from './tally.ts';
import { transcripts } from './transcript.ts';

export const katarenga: Game<KatarengaState, typeof options> = {
  name: 'katarenga',
  title: 'Katarenga',
  about: 'Pawns move as the tile they stand on says; bring two of them across the board.',
  minSeats: 2,
  maxSeats: 2,
  hasChance: false,
  hasHidden: false,
  maxMoves: MAX_MOVES,
  maxPlies: MOST_PLIES,
  options,
  presets,
  settle,
  start,
  formatPosition,
  parsePosition,
  formatMove,
  parseMove,
  seatName,
  draw,
  guide,
  playouts,
  heuristics,
  features: [race],
  tactics,
  positions,
  agents,
  tally,
  transcripts,
};

export { cellAt, columnOf, rowOf } from './cells.ts';
export { type KatarengaCell, type KatarengaMove, decodeMove } from './decodeMove.ts';
export type { KatarengaOptions } from './options.ts';
export type { KatarengaState } from './state.ts';
